import { MEASURES_PATH, PDF_PATH, READING_SCRIPT, READING_STYLE } from './browser/worker-contract.ts';

const FOLDER = '/VerCardapio';

export const iconSizes = [192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

/** All addresses of the patient's page are below one path, the scope of its service worker. */
export const addresses = {
  plan: FOLDER,
  shopping: `${FOLDER}/compras`,
  file: PDF_PATH,
  shoppingFile: `${FOLDER}/compras.pdf`,
  measures: MEASURES_PATH,
  readingScript: READING_SCRIPT,
  readingStyle: READING_STYLE,
  opening: `${FOLDER}/abertura`,
  manifest: `${FOLDER}/manifest.webmanifest`,
  serviceWorker: `${FOLDER}/service-worker.js`,
  linkWorker: `${FOLDER}/link-worker.js`,
  icon: (size: IconSize) => `${FOLDER}/icone-${size}.png`,
  privacy: '/privacidade',
};

/** The address for the plan of one link. */
export const withToken = (address: string, token: string): string =>
  `${address}?token=${encodeURIComponent(token)}`;
