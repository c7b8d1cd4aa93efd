import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvRows } from './csv.mjs';
import { root } from './root.mjs';

const TABLE = join(root, 'packages/nutrition/tables/growth.csv');
export const GROWTH_FILE = join(root, 'packages/nutrition/src/body/growth-table.ts');

// Days with one decimal, L and M with four, S with five: as integers their differences are small.
const SCALES = [10, 10_000, 10_000, 100_000];

/** @param {string} text */
const number = (text) => Number(text.replace(',', '.'));

/** The module of the growth curves, as their table makes it. */
export function growthModule() {
  /** @type {Map<string, number[][]>} */
  const curves = new Map();
  for (const { indicador, sexo, em = '', L = '', M = '', S = '' } of csvRows(
    readFileSync(TABLE, 'utf8'),
    ';',
  )) {
    const points = curves.get(`${indicador} ${sexo}`) ?? [];
    points.push([em, L, M, S].map(number));
    curves.set(`${indicador} ${sexo}`, points);
  }
  const lines = [...curves].map(([name, points]) => {
    const columns = SCALES.map((scale, i) =>
      differences(
        points.map((point) => point[i] ?? 0),
        scale,
      ),
    );
    return `  '${name}':\n    '${columns.join('|')}',\n`;
  });
  return `// Made by \`npm run growth:build\` from packages/nutrition/tables/growth.csv. Edit the table, not this file.

/**
 * Age in days or height in cm, L, M and S, one column after another. Each number is the change of the step to the next point:
 * curves are smooth, so that nearly all are small.
 */
export const GROWTH_TABLE: Readonly<Record<string, string>> = {
${lines.join('')}};
`;
}

/**
 * @param {readonly number[]} column
 * @param {number} scale
 */
function differences(column, scale) {
  let before = 0;
  let step = 0;
  return column
    .map((number) => {
      const value = Math.round(number * scale);
      if (value / scale !== number) throw new Error(`growth.csv: ${number} has too many decimals`);
      const change = value - before - step;
      step += change;
      before = value;
      return change;
    })
    .join(' ');
}
