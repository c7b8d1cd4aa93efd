import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '@alecrim/domain/pure';
import { expect, test } from 'vitest';

const styles = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8');

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const [light = '', dark = ''] = styles.split('[data-theme="dark"] {');

const token = (name: string, scheme: Scheme): string => {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(scheme === 'light' ? light : dark)?.[1];
  if (!value) throw new Error(`styles.css has no ${scheme} colour ${name}`);
  return value;
};

test('every colour of the light screen has one for the dark screen', () => {
  const names = [...light.matchAll(/--color-([a-z-]+): #[0-9a-f]{6};/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(token(name, 'dark')).toMatch(/^#/);
});

const grounds = ['surface', 'canvas', 'soft', 'warning-soft', 'danger-soft'].flatMap((ground) =>
  schemes.map((scheme) => [ground, scheme] as const),
);

test.each(grounds)('the edge of a control stands out from %s by 3 to 1 (%s)', (ground, scheme) => {
  expect(contrast(token('line-strong', scheme), token(ground, scheme))).toBeGreaterThanOrEqual(3);
});

test.each(grounds)('text, pale text and placeholders can be read on %s: 4.5 to 1 (%s)', (ground, scheme) => {
  for (const text of ['ink', 'muted'])
    expect(contrast(token(text, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['danger', 'surface'],
  ['danger', 'danger-soft'],
  ['warning', 'surface'],
  ['warning', 'warning-soft'],
  ['on-danger', 'danger'],
])('%s on %s: 4.5 to 1', (text, ground) => {
  for (const scheme of schemes)
    expect(contrast(token(text, scheme), token(ground, scheme))).toBeGreaterThanOrEqual(4.5);
});

const sources = import.meta.glob<string>(['../**/*.tsx', '../**/*.ts', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test.each([
  // A share of the colour is a paler colour than the one that is measured above.
  ['an edge that is paler than its token', /border-line-strong\/\d/],
  ['a placeholder that is paler than its token', /placeholder:text-[a-z-]+\/\d/],
  // Without an outline the focus is not seen in forced colours, which draw no shadows.
  ['a control without an outline in forced colours', /focus-visible:outline-none/],
])('no part of the app has %s', (_what, pattern) => {
  const found = Object.entries(sources).filter(([, text]) => pattern.test(text));
  expect(found.map(([file]) => file)).toEqual([]);
});
