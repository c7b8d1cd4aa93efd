import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { csvRows } from './csv.mjs';

/** @typedef {Record<string, string>} Row */

const NUTRITION = join(dirname(fileURLToPath(import.meta.url)), '../../packages/nutrition');
/** The module that the table of exchanges becomes. */
export const EXCHANGES_FILE = join(NUTRITION, 'src/exchange/exchange-table.ts');

/** @returns {Row[]} */
export const readExchanges = () =>
  csvRows(readFileSync(join(NUTRITION, 'tables/exchanges.csv'), 'utf8'), ';');

/**
 * What is wrong in the table, with row and column as a spreadsheet counts them.
 * @param {Row[]} rows
 * @param {Row[]} foods
 * @param {readonly string[]} kinds
 */
export function exchangeFaults(rows, foods, kinds) {
  const exchanged = new Map(foods.map(({ id = '', troca = '' }) => [id, troca]));
  const ingredients = new Set(foods.filter(({ ingrediente }) => ingrediente).map(({ id }) => id));
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Record<string, (cell: string, row: Row) => string | false>} */
  const checks = {
    alimento: (cell) => {
      const isAgain = seen.has(cell);
      seen.add(cell);
      return (
        (isAgain && 'já está em outra linha') ||
        (!exchanged.get(cell) && 'não tem grupo de troca em foods.csv')
      );
    },
    tipo: (cell) => !kinds.includes(cell) && `não é um de: ${kinds.join(', ')}`,
    consumo: (cell, { alimento }) =>
      cell !== '' &&
      ((!/^[2-5]$/.test(cell) && 'não é um número de 2 a 5') ||
        (ingredients.has(alimento) && 'de um ingrediente, que nunca é oferecido')),
    grao: (cell) => !['', 'integral', 'refinado'].includes(cell) && 'não é integral nem refinado',
    maximo_g: (cell) => cell !== '' && !/^[1-9]\d*$/.test(cell) && 'não é um número de gramas',
  };
  const faults = rows.flatMap((row, i) =>
    Object.entries(checks).flatMap(([column, wrong]) => {
      const fault = row[column] === undefined ? 'falta a coluna' : wrong(row[column], row);
      return fault
        ? [`exchanges.csv, linha ${i + 2}, coluna ${column}: “${row[column] ?? ''}” ${fault}`]
        : [];
    }),
  );
  const left = [...exchanged].filter(([id, group]) => group && !seen.has(id)).map(([id]) => id);
  return [
    ...faults,
    ...left.map((id) => `exchanges.csv: falta “${id}”, que tem grupo de troca em foods.csv`),
  ];
}

/**
 * The TypeScript of the table: the facts of every food with an exchange group, in the order of the list, so that a browser
 * does not load the ids again. A kind is said where it changes.
 * @param {Row[]} rows
 * @param {Row[]} foods
 */
export function exchangesModule(rows, foods) {
  const byFood = new Map(rows.map((row) => [row.alimento, row]));
  const groups = [...new Set(foods.map(({ grupo }) => grupo))];
  const listed = groups.flatMap((group) => foods.filter(({ grupo, troca }) => grupo === group && troca));
  let before = '';
  const cells = listed.map(({ id }) => {
    const { tipo = '', consumo = '', grao = '', maximo_g } = byFood.get(id) ?? {};
    const kind = tipo === before ? '' : `${tipo}:`;
    before = tipo;
    return `${kind}${consumo}${grao.charAt(0)}${maximo_g ? `<${maximo_g}` : ''}`;
  });
  return `// Made by \`npm run foods:build\` from packages/nutrition/tables/exchanges.csv. Edit the table, not this file.

/** For each food with an exchange group: its kind, how often it is eaten, "i" or "r" for its grain, the most grams. */
export const EXCHANGE_TABLE = ${JSON.stringify(cells.join('|'))};
`;
}
