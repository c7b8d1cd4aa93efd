import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { pagePolicy } from '../platform/http/security-headers.ts';
import { listScript, listStyle, pageScript, pageStyle, swapsScript, swapsStyle } from './browser-files.ts';
import { markupOf } from './markup.ts';
import { type PageParts, sharedPart } from './page-parts.ts';

export interface HtmlPage {
  head: ReactElement;
  body: ReactElement;
  /** What the script must know: a plan or its shopping list to open, or a plan that is gone and must be forgotten. */
  state?: 'plan' | 'list' | 'gone';
  /** What an open page asks with whether there is a newer one. */
  version?: string;
  /** In place of the style of the plan. */
  style?: string;
  hasSwaps?: boolean;
}

const programs = {
  plan: { script: pageScript(), style: pageStyle() },
  swaps: { script: swapsScript(), style: swapsStyle() },
  list: { script: listScript(), style: listStyle() },
};
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const hashes = (part: 'script' | 'style') => Object.values(programs).map((program) => hashOf(program[part]));

/** Styles and scripts stand in the page, each allowed by its hash: one request shows everything. */
export const policy = pagePolicy(hashes('script'), [], hashes('style'));

const start = [
  '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="robots" content="noindex"><meta name="format-detection" content="telephone=no">',
].join('');
const inStyle = (text: string) => `<style>${text}</style>`;
const inModule = (text: string) => `<script type="module">${text}</script>`;

const end = sharedPart('</body></html>');
const shared = {
  plan: sharedProgram(programs.plan, start),
  swaps: sharedProgram(programs.swaps),
  list: sharedProgram(programs.list, start),
};

function sharedProgram({ script, style }: { script: string; style: string }, before = '') {
  return { style: sharedPart(before + inStyle(style)), script: sharedPart(inModule(script)) };
}

export function htmlPage({ head, body, state, version, style, hasSwaps }: HtmlPage): PageParts {
  const program = shared[state === 'list' ? 'list' : 'plan'];
  return [
    style === undefined ? program.style : start + inStyle(style),
    ...(hasSwaps ? [shared.swaps.style] : []),
    [
      markupOf(head),
      `</head><body${state ? ` data-state="${state}"` : ''}${version ? ` data-version="${version}"` : ''}>`,
      markupOf(body),
    ].join(''),
    ...(state ? [program.script] : []),
    // After the page's own script, which first hands the untouched page to the service worker.
    ...(hasSwaps ? [shared.swaps.script] : []),
    end,
  ];
}
