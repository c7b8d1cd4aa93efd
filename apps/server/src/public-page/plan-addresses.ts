import {
  LINK_WORKER_PATH,
  LIST_PATH,
  MEASURES_PATH,
  OPENING_PATH,
  PDF_PATH,
  PLAN_PATH,
  READING_SCRIPT,
  READING_STYLE,
  SERVICE_WORKER_PATH,
} from './browser/worker-contract.ts';

export const iconSizes = [192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

/** All addresses of the patient's page are below one path, the scope of its service worker. */
export const addresses = {
  plan: PLAN_PATH,
  shopping: LIST_PATH,
  file: PDF_PATH,
  shoppingFile: `${LIST_PATH}.pdf`,
  measures: MEASURES_PATH,
  readingScript: READING_SCRIPT,
  readingStyle: READING_STYLE,
  opening: OPENING_PATH,
  manifest: `${PLAN_PATH}/manifest.webmanifest`,
  serviceWorker: SERVICE_WORKER_PATH,
  linkWorker: LINK_WORKER_PATH,
  icon: (size: IconSize) => `${PLAN_PATH}/icone-${size}.png`,
  privacy: '/privacidade',
};

/** The address for the plan of one link. */
export const withToken = (address: string, token: string): string =>
  `${address}?token=${encodeURIComponent(token)}`;
