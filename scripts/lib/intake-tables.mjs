import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvRows } from './csv.mjs';
import { FIGURES, numberIn, SOURCES } from './foods-tables.mjs';
import { root } from './root.mjs';

const NUTRITION = join(root, 'packages/nutrition');
/** The module that the further figures become. */
export const FIGURES_FILE = join(NUTRITION, 'src/intake/more-figures.ts');
/** The module that the usual portions become. */
export const PORTIONS_FILE = join(NUTRITION, 'src/intake/portions-table.ts');
/** The module that the reference intakes become. */
export const DRI_FILE = join(NUTRITION, 'src/intake/dri-table.ts');

/** @typedef {Record<string, string>} Row */

/** Energy and the macronutrients come from the row of the food itself. */
const FURTHER = FIGURES.slice(4);
export const CALCULATIONS = ['na proporção da gordura', 'na proporção do carboidrato'];
const PEOPLE = ['todos', 'masculino', 'feminino', 'gestante', 'lactante'];
const REFERENCES = ['ear', 'rda', 'ai', 'ul'];
const TIMES = ['leve', 'quente', 'ambas'];
const REPORTS = ['IOM 1997', 'IOM 1998', 'IOM 2000', 'IOM 2001', 'IOM 2005', 'IOM 2011', 'NASEM 2019'];

/** @param {string} name @returns {Row[]} */
const table = (name) => csvRows(readFileSync(join(NUTRITION, 'tables', name), 'utf8'), ';');
export const readFurther = () => table('nutrients.csv');
export const readDri = () => table('dri.csv');
export const readPortions = () => table('portions.csv');

/** @param {string} cell */
const isAmount = (cell) => /^\d+(,\d+)?$/.test(cell);

/**
 * What is wrong in the table of further figures, with row and column as a spreadsheet counts them.
 * @param {readonly Row[]} rows
 * @param {readonly Row[]} foods
 * @returns {string[]}
 */
export function furtherFaults(rows, foods) {
  const byId = new Map(foods.map((food) => [food.id, food]));
  /** @type {Set<string>} */
  const seen = new Set();
  return rows.flatMap((row, i) => {
    const { alimento = '', fonte = '', referencia = '', calculo = '' } = row;
    const food = byId.get(alimento);
    /** @param {string} column @param {string} fault */
    const at = (column, fault) => `nutrients.csv, linha ${i + 2}, coluna ${column}: ${fault}`;
    const faults = [];
    if (!food) faults.push(at('alimento', `“${alimento}” não está em foods.csv`));
    if (!(fonte in SOURCES))
      faults.push(at('fonte', `“${fonte}” não é um de: ${Object.keys(SOURCES).join(', ')}`));
    if (referencia === '' || /[;\n`]/.test(referencia)) faults.push(at('referencia', 'vazio, ou com ; ou `'));
    if (calculo !== '' && !CALCULATIONS.includes(calculo))
      faults.push(at('calculo', `“${calculo}” não é um de: ${CALCULATIONS.join(', ')}`));
    const given = FURTHER.filter((column) => row[column]);
    if (given.length === 0) faults.push(at('saturada_g', 'a linha não tem nenhum valor'));
    for (const column of given) {
      if (!isAmount(row[column] ?? ''))
        faults.push(at(column, `“${row[column]}” não é um número (decimais com vírgula)`));
      if (food?.[column]) faults.push(at(column, 'este alimento já tem o valor em foods.csv'));
      if (seen.has(`${alimento} ${column}`)) faults.push(at(column, 'outra linha já dá este valor'));
      seen.add(`${alimento} ${column}`);
    }
    return faults;
  });
}

/**
 * The figures as one text, because a browser loads it: place in the food list, source, calculation, figures.
 * @param {readonly Row[]} rows
 * @param {readonly Row[]} foods
 */
export function furtherModule(rows, foods) {
  const places = new Map(foods.map(({ id }, place) => [id, place]));
  const lines = rows.map((row) => {
    const { alimento, fonte = '', referencia, calculo = '' } = row;
    const cells = FURTHER.map((column) => (row[column] ?? '').replace(',', '.')).join(',');
    const how = calculo ? CALCULATIONS.indexOf(calculo) : '';
    return [places.get(alimento), fonte[0] + (referencia ?? ''), how, cells.replace(/,+$/, '')].join(';');
  });
  return `// Made by \`npm run foods:build\` from packages/nutrition/tables/nutrients.csv. Edit the table, not this file.

/** Of each row: the place of the food in the list; the source by its first letter, and the reference; the calculation; the figures from saturated fat on. */
export const MORE_FIGURES = \`
${lines.join('\n')}
\`;

/** How a figure was worked out from its row. */
export const CALCULATIONS = ${JSON.stringify(CALCULATIONS).replaceAll('"', "'")} as const;
`;
}

/**
 * What is wrong in the table of reference intakes.
 * @param {readonly Row[]} rows
 * @returns {string[]}
 */
export function driFaults(rows) {
  return rows.flatMap((row, i) => {
    const { nutriente = '', pessoa = '', de = '', ate = '', ear, rda, ai, fonte = '' } = row;
    /** @param {string} column @param {string} fault */
    const at = (column, fault) => `dri.csv, linha ${i + 2}, coluna ${column}: ${fault}`;
    const faults = [];
    if (!FURTHER.includes(nutriente))
      faults.push(at('nutriente', `“${nutriente}” não é uma coluna de foods.csv`));
    if (!PEOPLE.includes(pessoa)) faults.push(at('pessoa', `“${pessoa}” não é um de: ${PEOPLE.join(', ')}`));
    for (const column of REFERENCES)
      if (row[column] && !isAmount(row[column])) faults.push(at(column, `“${row[column]}” não é um número`));
    if (!isAmount(de) || !isAmount(ate) || (numberIn(de) ?? 0) >= (numberIn(ate) ?? 0))
      faults.push(at('ate', 'a idade não começa antes de terminar'));
    if (Boolean(rda) === Boolean(ai)) faults.push(at('rda', 'a linha tem RDA com EAR, ou AI'));
    if (Boolean(rda) !== Boolean(ear)) faults.push(at('ear', 'a RDA vem com a EAR'));
    if (!REPORTS.includes(fonte)) faults.push(at('fonte', `“${fonte}” não é um de: ${REPORTS.join(', ')}`));
    return faults;
  });
}

/** @param {readonly Row[]} rows @param {readonly string[]} nutrients names in the order of FIGURES */
export function driModule(rows, nutrients) {
  const lines = rows.map(({ nutriente = '', pessoa, de, ate, fonte, ...row }) => {
    const cells = REFERENCES.map((column) => numberIn(row[column]) ?? 'null');
    const name = nutrients[FIGURES.indexOf(nutriente)];
    return `  ['${name}', '${pessoa}', ${numberIn(de)}, ${numberIn(ate)}, ${cells.join(', ')}, '${fonte}'],`;
  });
  return `// Made by \`npm run foods:build\` from packages/nutrition/tables/dri.csv. Edit the table, not this file.
import type { DriRow } from './dri.ts';

/** Nutrient, person, years from and until, EAR, RDA, AI, UL, report. */
export const DRI_TABLE: readonly DriRow[] = [
${lines.join('\n')}
];
`;
}

/**
 * What is wrong in the table of usual portions.
 * @param {readonly Row[]} rows
 * @param {{ foods: readonly Row[], measures: readonly Row[] }} tables
 * @returns {string[]}
 */
export function portionFaults(rows, { foods, measures }) {
  const byId = new Map(foods.map((food) => [food.id, food]));
  const weighed = new Set(measures.map(({ alimento, medida }) => `${alimento} ${medida}`));
  /** @type {Set<string>} */
  const seen = new Set();
  return rows.flatMap(({ alimento = '', quantidade = '', medida = '', quando = '' }, i) => {
    /** @param {string} column @param {string} fault */
    const at = (column, fault) => `portions.csv, linha ${i + 2}, coluna ${column}: ${fault}`;
    const food = byId.get(alimento);
    const faults = [];
    if (!food || seen.has(alimento))
      faults.push(at('alimento', `“${alimento}” não está em foods.csv, ou está duas vezes`));
    seen.add(alimento);
    if (!/^[1-9]\d*$/.test(quantidade))
      faults.push(at('quantidade', `“${quantidade}” não é um número inteiro`));
    if (medida === 'ml' ? !food?.densidade : !weighed.has(`${alimento} ${medida}`))
      faults.push(at('medida', `“${medida}” não tem peso para este alimento`));
    if (!TIMES.includes(quando)) faults.push(at('quando', `“${quando}” não é um de: ${TIMES.join(', ')}`));
    return faults;
  });
}

/** @param {readonly Row[]} rows */
export function portionsModule(rows) {
  const lines = rows.map(
    ({ alimento, quantidade, medida, quando }) =>
      `  ['${alimento}', ${quantidade}, '${medida}', '${quando}'],`,
  );
  return `// Made by \`npm run foods:build\` from packages/nutrition/tables/portions.csv. Edit the table, not this file.
import type { PortionRow } from './portion.ts';

/** The id of a food, its usual portion, and when it is eaten. */
export const PORTIONS: readonly PortionRow[] = [
${lines.join('\n')}
];
`;
}
