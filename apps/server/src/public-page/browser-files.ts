import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// By package name, because the bundled server lies in another folder than its sources.
const { resolve } = createRequire(import.meta.url);
const read = (name: string): string => readFileSync(resolve(name), 'utf8');
const own = (name: string): string => read(`@alecrim/server/src/public-page/browser/${name}`);

// Each stands behind what it uses.
const modules = [
  'meal-time',
  'current-meal',
  'memory',
  'plan-lines',
  'plan-changes',
  'changes-panel',
  'newer-plan',
  'printing',
  'offline',
  'page',
];

/** The page's script: its modules as one, so that one request brings the whole page. */
export const pageScript = (): string => modules.map((name) => asPart(own(`${name}.js`))).join('\n');

/** The worker, which brings along the page that it shows when it has nothing else. */
export const serviceWorker = (offlinePage: string): string =>
  `const OFFLINE_PAGE = ${JSON.stringify(offlinePage)};\n${own('service-worker.js')}`;

export const linkWorker = (): string => own('link-worker.js');

export const textPageStyle = (): string => minified(own('text-page.css'));

/** How the plan looks, on screen and on paper, and the page around it. */
export const pageStyle = (): string =>
  minified(
    [
      ...['document', 'header', 'print'].map((name) => read(`@alecrim/document/${name}.css`)),
      ...['text-page', 'page', 'changes-panel'].map((name) => own(`${name}.css`)),
    ].join(''),
  );

/** Names are unique across the modules, so imports and exports can simply go; comments stay at home. */
const asPart = (source: string): string =>
  source
    .replace(/^import .*\n/gm, '')
    .replace(/^export /gm, '')
    .replace(/\/\*\*[\s\S]*?\*\/\s*/g, '')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^\s+/gm, '')
    .trim();

/** Without comments and needless space. Quoted text stays as it is: bullets are made of spaces too. */
function minified(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/("[^"]*")/)
    .map((part, place) =>
      place % 2 === 1
        ? part
        : part
            .replace(/\s+/g, ' ')
            .replace(/ ?([{};,]) ?/g, '$1')
            .replace(/;}/g, '}')
            .replace(/(?<=[{;][\w-]+:) /g, ''),
    )
    .join('');
}
