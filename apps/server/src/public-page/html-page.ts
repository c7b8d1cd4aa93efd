import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pagePolicy } from '../platform/http/security-headers.ts';
import { pageScript, pageStyle, swapsScript, swapsStyle } from './browser-files.ts';

export interface HtmlPage {
  head: ReactElement;
  body: ReactElement;
  /** What the script must know: a plan to open, or a plan that is gone and must be forgotten. */
  state?: 'plan' | 'gone';
  /** What an open page asks with whether there is a newer one. */
  version?: string;
  /** In place of the one that this file's policy allows. */
  style?: string;
  hasSwaps?: boolean;
}

const ownStyle = pageStyle();
const script = pageScript();
const swaps = { style: swapsStyle(), script: swapsScript() };
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

/** Styles and scripts stand in the page, each allowed by its hash: one request shows everything. */
export const policy = pagePolicy([script, swaps.script].map(hashOf), [], [ownStyle, swaps.style].map(hashOf));

const inModule = (text: string) => `<script type="module">${text}</script>`;

export function htmlPage({ head, body, state, version, style = ownStyle, hasSwaps }: HtmlPage): string {
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="format-detection" content="telephone=no">',
    renderToStaticMarkup(head),
    `<style>${style}</style>${hasSwaps ? `<style>${swaps.style}</style>` : ''}</head>`,
    `<body${state ? ` data-state="${state}"` : ''}${version ? ` data-version="${version}"` : ''}>`,
    renderToStaticMarkup(body),
    state ? inModule(script) : '',
    // After the page's own script, which first hands the untouched page to the service worker.
    hasSwaps ? inModule(swaps.script) : '',
    '</body></html>',
  ].join('');
}
