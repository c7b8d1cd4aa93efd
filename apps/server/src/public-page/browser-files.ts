import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// By package name, because the bundled server lies in another folder than its sources.
const { resolve } = createRequire(import.meta.url);
const built = (name: string): string =>
  readFileSync(resolve(`@alecrim/server/dist/browser/${name}`), 'utf8').trim();

/** The page's script and style stand in the page, so that one request brings all of it. */
export const pageScript = (): string => built('page.js');
export const pageStyle = (): string => built('plan-page.css');
/** Only in the page of a plan with swaps. */
export const swapsScript = (): string => built('swaps.js');
export const swapsStyle = (): string => built('swaps-page.css');
export const listScript = (): string => built('list.js');
export const listStyle = (): string => built('list-page.css');
export const textPageStyle = (): string => built('text-page.css');

/** The worker, which brings along the page that it shows when it has nothing else. */
export const serviceWorker = (offlinePage: string): string =>
  `const OFFLINE_PAGE = ${JSON.stringify(offlinePage)};\n${built('service-worker.js')}`;

export const linkWorker = (): string => built('link-worker.js');
