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
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Record<string, (cell: string) => string | false>} */
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
    consumo: (cell) => cell !== '' && !/^[2-5]$/.test(cell) && 'não é um número de 2 a 5',
    grao: (cell) => !['', 'integral', 'refinado'].includes(cell) && 'não é integral nem refinado',
    maximo_g: (cell) => cell !== '' && !/^[1-9]\d*$/.test(cell) && 'não é um número de gramas',
  };
  const faults = rows.flatMap((row, i) =>
    Object.entries(checks).flatMap(([column, wrong]) => {
      const fault = row[column] === undefined ? 'falta a coluna' : wrong(row[column]);
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
 * The TypeScript of the table, one text for each kind: a browser loads it.
 * @param {Row[]} rows
 */
export function exchangesModule(rows) {
  /** @type {Map<string, string[]>} */
  const kinds = new Map();
  for (const { alimento, tipo = '', consumo = '', grao = '', maximo_g } of rows) {
    const cell = `${consumo}${grao.charAt(0)}${maximo_g ? `<${maximo_g}` : ''}`;
    kinds.set(tipo, [...(kinds.get(tipo) ?? []), cell ? `${alimento}:${cell}` : `${alimento}`]);
  }
  return `// Made by \`npm run foods:build\` from packages/nutrition/tables/exchanges.csv. Edit the table, not this file.
export const EXCHANGE_TABLE: Readonly<Record<string, string>> = {
${[...kinds].map(([kind, cells]) => `  ${JSON.stringify(kind)}: ${JSON.stringify(cells.join(' '))},`).join('\n')}
};
`;
}
