import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import { pagePolicy } from '../platform/http/security-headers.ts';

// By package name: the bundled server is in another folder than its sources.
const { resolve } = createRequire(import.meta.url);
const built = (name: string): string =>
  readFileSync(resolve(`@alecrim/server/dist/browser/${name}`), 'utf8').trim();

const theme = built('theme.js');

/** Scripts and styles of the pages, as Vite has built them. `swaps` and `days` are only for plans with them. */
export const programs = {
  plan: { script: built('page.js'), style: built('plan-page.css') },
  swaps: { script: built('swaps.js'), style: built('swaps-page.css') },
  days: { script: built('days.js'), style: built('days-page.css') },
  list: { script: built('list.js'), style: built('list-page.css') },
};
export const textPageStyle = (): string => built('text-page.css');

/** The service worker with the page that it shows offline when it has no saved plan. */
export const serviceWorker = (offlinePage: string): string =>
  `const OFFLINE_PAGE = ${JSON.stringify(offlinePage)};\n${built('service-worker.js')}`;

export const linkWorker = (): string => built('link-worker.js');

/** The panel of a reader, voice and drawings, loaded when they are asked for. */
export const readingFiles = { script: () => built('reading.js'), style: () => built('reading-panel.css') };

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const hashes = (part: 'script' | 'style') => Object.values(programs).map((program) => hashOf(program[part]));

/** Styles and scripts are inlined, each allowed by its hash: one request shows everything. */
export const policy = pagePolicy([hashOf(theme), ...hashes('script')], [], hashes('style'));

interface HtmlPage {
  head: ReactElement;
  body: ReactElement;
  /** Tells the script what to open: a plan, its shopping list, or a deleted plan that it must forget. */
  state?: 'plan' | 'list' | 'gone';
  /** An open page sends it to ask for a newer version. */
  version?: string;
  /** Replaces the style of the plan. */
  style?: string;
  hasSwaps?: boolean;
  hasDays?: boolean;
}

const start = [
  '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="robots" content="noindex"><meta name="format-detection" content="telephone=no">',
].join('');
const inStyle = (text: string) => `<style>${text}</style>`;
const inModule = (text: string) => `<script type="module">${text}</script>`;

export async function htmlPage(page: HtmlPage): Promise<string> {
  const { head, body, state, version, style, hasSwaps, hasDays } = page;
  // Imported with the first page: it takes 4 MB of memory and 33 ms of the start.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const program = programs[state === 'list' ? 'list' : 'plan'];
  return [
    start,
    // A page without a script of its own follows the system.
    state ? `<script>${theme}</script>` : '',
    inStyle(style ?? program.style),
    hasSwaps ? inStyle(programs.swaps.style) : '',
    hasDays ? inStyle(programs.days.style) : '',
    renderToStaticMarkup(head),
    `</head><body${state ? ` data-state="${state}"` : ''}${version ? ` data-version="${version}"` : ''}>`,
    renderToStaticMarkup(body),
    state ? inModule(program.script) : '',
    // After the page's own script, which hands the unchanged page to the service worker.
    hasSwaps ? inModule(programs.swaps.script) : '',
    hasDays ? inModule(programs.days.script) : '',
    '</body></html>',
  ].join('');
}
