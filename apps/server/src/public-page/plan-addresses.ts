import { MEASURES, PDF, READING_SCRIPT, READING_STYLE } from './browser/worker-contract.ts';

const FOLDER = '/VerCardapio';
const query = (token: string) => `?token=${encodeURIComponent(token)}`;

export const iconSizes = [192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

/** All addresses of the patient's page are below one path, the scope of its service worker. */
export const addresses = {
  plan: FOLDER,
  shopping: `${FOLDER}/compras`,
  file: PDF,
  shoppingFile: `${FOLDER}/compras.pdf`,
  measures: MEASURES,
  readingScript: READING_SCRIPT,
  readingStyle: READING_STYLE,
  opening: `${FOLDER}/abertura`,
  manifest: `${FOLDER}/manifest.webmanifest`,
  serviceWorker: `${FOLDER}/service-worker.js`,
  linkWorker: `${FOLDER}/link-worker.js`,
  icon: (size: IconSize) => `${FOLDER}/icone-${size}.png`,
  privacy: '/privacidade',
};

export const privacyAddress = (token: string) => addresses.privacy + query(token);
export const planAddress = (token: string) => addresses.plan + query(token);
export const shoppingAddress = (token: string) => addresses.shopping + query(token);
export const fileAddress = (token: string) => addresses.file + query(token);
export const shoppingFileAddress = (token: string) => addresses.shoppingFile + query(token);
export const manifestAddress = (token: string) => addresses.manifest + query(token);
export const iconAddress = (size: IconSize, token: string) => addresses.icon(size) + query(token);
