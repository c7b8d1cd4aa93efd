import { classesWithSense, FIGURES, numberIn, SOURCES, words } from './foods-tables.mjs';

/** @typedef {import('./foods-tables.mjs').Tables} Tables @typedef {Record<string, string>} Row */

/**
 * The TypeScript of the words, one text for each class: a browser loads it.
 * @param {Tables} tables
 */
export function wordsModule({ words: lexicon }) {
  const senses = classesWithSense(lexicon);
  const lines = [...grouped(lexicon, 'classe')].map(([name, rows]) => {
    const list = senses.has(name)
      ? rows.map(({ palavra, sentido }) => `${palavra}=${sentido}`).join('|')
      : rows.map(({ palavra }) => palavra).join(' ');
    return `  ${name}: ${JSON.stringify(list)},`;
  });
  return `// Made by \`npm run foods:build\` from packages/nutrition/tables/words.csv. Edit the table, not this file.
export const WORDS = {
${lines.join('\n')}
} as const;

export type WordClass = keyof typeof WORDS;
`;
}

/**
 * The TypeScript of the names of measures and of the usual weights.
 * @param {Tables} tables
 */
export function measuresModule({ measureWords, usualWeights }) {
  const measures = measureWords.map(
    ({ medida, plural, escrita = '', ml, vaga, ou = '', colheres, entre = '', certa_em: known = '' }) => ({
      name: medida,
      plural,
      spoken: escrita.split('|'),
      ml: numberIn(ml),
      vague: vaga ? true : undefined,
      or: some(ou.split('|').filter(Boolean)),
      spoons: numberIn(colheres),
      between: some(entre.split('|').filter(Boolean)),
      knownIn: some(known.split('|').filter(Boolean)),
    }),
  );
  const weights = [...grouped(usualWeights, 'grupo')].map(([group, rows]) => [group, gramsOf(rows)]);
  return `// Made by \`npm run foods:build\` from measure-words.csv and usual-weights.csv of packages/nutrition/tables. Edit the tables.
import type { HouseholdMeasure } from './measures.ts';

export const HOUSEHOLD_MEASURES: readonly HouseholdMeasure[] = [
${measures.map((one) => `  ${JSON.stringify(one)},`).join('\n')}
];

/** Grams of one measure of a food of the group, where its own row has none. */
export const USUAL_WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
${weights.map(([group, grams]) => `  ${JSON.stringify(group)}: ${JSON.stringify(grams)},`).join('\n')}
};
`;
}

/**
 * The TypeScript of the list: what most foods of a group share is said once, because a browser loads it.
 * @param {Tables} tables
 */
export function listModule({ foods, names, measures }) {
  const namesOf = byFood(names);
  const measuresOf = byFood(measures);
  const groups = [...new Set(foods.map(({ grupo }) => grupo))].map((group) => {
    const rows = foods.filter(({ grupo }) => grupo === group);
    const shared = {
      group,
      section: usual(rows, 'secao'),
      exchange: usual(rows, 'troca') || undefined,
      tags: words(usual(rows, 'contem')),
    };
    const lines = rows.map((row) => {
      const id = row.id ?? '';
      const entry = entryOf(row, shared, namesOf.get(id) ?? [], measuresOf.get(id) ?? []);
      return `  ${JSON.stringify([id === idOf(row.nome ?? '') ? '' : id, row.nome, entry])},`;
    });
    return `  ...foodGroup(${JSON.stringify(shared)}, [\n${lines.join('\n')}\n  ]),`;
  });
  return `// Made by \`npm run foods:build\` from packages/nutrition/tables. Edit the tables, not this file.
import type { Food } from '../food.ts';
import { foodGroup } from './food-group.ts';

/** Every food of the list, by group. */
export const FOODS: readonly Food[] = [
${groups.join('\n')}
];
`;
}

/** What most ids are: the list leaves those out, and `food-group.ts` makes them again. @param {string} name */
const idOf = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * @param {Row} row
 * @param {{ section: string, exchange?: string, tags: string[] }} shared
 * @param {Row[]} names
 * @param {Row[]} measures
 */
function entryOf(row, shared, names, measures) {
  /** @param {string} kind */
  const named = (kind) => names.filter(({ tipo }) => tipo === kind).map(({ nome }) => nome);
  const { troca = '', contem = '', secao = '' } = row;
  const figures = FIGURES.map((name) => numberIn(row[name]) ?? null);
  const ibge = measures.filter(({ fonte }) => fonte === 'IBGE');
  return {
    [SOURCES[row.fonte ?? ''] ?? '']: row.referencia,
    adjusted: row.calculo || undefined,
    also: named('igual').join('|') || undefined,
    near: named('parecido').join('|') || undefined,
    family: row.familia || undefined,
    preparation: row.preparo || undefined,
    asServed: row.padrao ? row.padrao === 'sim' : undefined,
    generic: row.generico ? true : undefined,
    typical: row.generico === 'tipico' ? true : undefined,
    density: numberIn(row.densidade),
    rawFactor: numberIn(row.fator_cru),
    soldName: row.compra || undefined,
    soldBy: row.compra_por || undefined,
    pressedFrom: row.fruta || undefined,
    onlyFor: row.so_por || undefined,
    exchange: (troca || undefined) === shared.exchange ? undefined : troca || null,
    section: secao === shared.section ? undefined : secao,
    tags: contem === shared.tags.join(' ') ? undefined : words(contem),
    per100: figures.slice(0, figures.findLastIndex((figure) => figure !== null) + 1),
    measures: ibge.length > 0 ? [ibge[0]?.referencia, gramsOf(ibge)] : undefined,
    ownMeasures: some(
      [...byReference(measures.filter(({ fonte }) => fonte === 'texto'))].map(([cite, rows]) => [
        gramsOf(rows),
        cite,
      ]),
    ),
  };
}

/** @param {Row[]} rows */
const gramsOf = (rows) =>
  Object.fromEntries(rows.map(({ medida = '', gramas }) => [medida, numberIn(gramas)]));

/** @template T @param {T[]} list */
const some = (list) => (list.length > 0 ? list : undefined);

/** @param {Row[]} rows @param {string} column */
function usual(rows, column) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { [column]: cell = '' } of rows) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** @param {Row[]} rows */
const byFood = (rows) => grouped(rows, 'alimento');
/** @param {Row[]} rows */
const byReference = (rows) => grouped(rows, 'referencia');

/** @param {Row[]} rows @param {string} column */
function grouped(rows, column) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const row of rows) groups.set(row[column] ?? '', [...(groups.get(row[column] ?? '') ?? []), row]);
  return groups;
}
