import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { csvRows } from './csv.mjs';

const NUTRITION = join(dirname(fileURLToPath(import.meta.url)), '../../packages/nutrition');
/** The module that the table of contents becomes. */
export const CONTENTS_FILE = join(NUTRITION, 'src/restrictions/content-words.ts');
/** The module that the figures of phosphorus become. */
export const PHOSPHORUS_FILE = join(NUTRITION, 'src/restrictions/phosphorus.ts');

/** @typedef {Record<string, string>} Row */

/** @param {string} name */
const table = (name) => csvRows(readFileSync(join(NUTRITION, 'tables', name), 'utf8'), ';');

/** @returns {Row[]} */
export const readContents = () => table('contents.csv');
/** @returns {Row[]} */
export const readPhosphorus = () => table('phosphorus.csv');

/** @param {string} cell */
const words = (cell) => cell.split(' ').filter(Boolean);

/**
 * What is wrong in the table of contents, with row and column as a spreadsheet counts them.
 * @param {readonly Row[]} rows
 * @param {readonly string[]} known
 * @returns {string[]}
 */
export function contentFaults(rows, known) {
  /** @type {Set<string>} */
  const seen = new Set();
  return rows.flatMap(({ palavras = '', contem = '', pode_conter = '', leva = '' }, i) => {
    /** @param {string} column @param {string} fault */
    const at = (column, fault) => `contents.csv, linha ${i + 2}, coluna ${column}: ${fault}`;
    const faults = [];
    if (palavras.trim() === '' || palavras !== palavras.trim() || /[|]/.test(palavras))
      faults.push(at('palavras', 'vazio, com espaço nas pontas ou com |'));
    if (seen.has(palavras)) faults.push(at('palavras', `“${palavras}” já está em outra linha`));
    seen.add(palavras);
    for (const [column, cell] of [
      ['contem', contem],
      ['pode_conter', pode_conter],
    ])
      for (const word of words(cell ?? ''))
        if (!known.includes(word))
          faults.push(at(column ?? '', `“${word}” não é um de: ${known.join(', ')}`));
    for (const word of words(pode_conter))
      if (words(contem).includes(word)) faults.push(at('pode_conter', `“${word}” já está em contem`));
    if (leva !== leva.trim()) faults.push(at('leva', 'com espaço nas pontas'));
    return faults;
  });
}

/**
 * The TypeScript of the table: words with the same contents are one row, because a browser loads it.
 * @param {readonly Row[]} rows
 */
export function contentsModule(rows) {
  /** @type {Map<string, [contains: string, mayContain: string, names: string[]]>} */
  const groups = new Map();
  for (const { palavras = '', contem = '', pode_conter = '' } of rows) {
    const [contains, mayContain] = [contem, pode_conter].map((cell) => words(cell).sort().join(' '));
    const key = `${contains};${mayContain}`;
    const group = groups.get(key) ?? [contains ?? '', mayContain ?? '', []];
    group[2].push(palavras);
    groups.set(key, group);
  }
  const lines = [...groups.values()].map(
    ([contains, mayContain, names]) => `  ${JSON.stringify([contains, mayContain, names.join('|')])},`,
  );
  const usual = rows
    .filter(({ leva }) => leva)
    .map(({ palavras = '', leva = '' }) => `  ${JSON.stringify([palavras, leva.split(/,\s*/).join('|')])},`);
  return `// Made by \`npm run foods:build\` from packages/nutrition/tables/contents.csv. Edit the table, not this file.

/** What words surely hold, what they may hold, and the words. */
export const CONTENT_WORDS: readonly (readonly [contains: string, mayContain: string, names: string])[] = [
${lines.join('\n')}
];

/** What a dish is usually made of. */
export const USUAL_INGREDIENTS: readonly (readonly [name: string, ingredients: string])[] = [
${usual.join('\n')}
];
`;
}

/**
 * The figures as one text in the order of the food list; an empty place is unknown.
 * @param {readonly Row[]} rows
 * @param {readonly Row[]} foods
 */
export function phosphorusModule(rows, foods) {
  const figures = new Map(
    rows.map(({ alimento, fosforo_mg = '' }) => [alimento, fosforo_mg.replace(',', '.')]),
  );
  const cells = foods.map(({ id }) => figures.get(id) ?? '');
  return `// Made by \`npm run foods:build\` from packages/nutrition/tables/phosphorus.csv. Edit the table, not this file.

/** Milligrams in 100 g, in the order of the food list; an empty place is unknown. */
export const PHOSPHORUS = '${cells.join(',')}';
`;
}
