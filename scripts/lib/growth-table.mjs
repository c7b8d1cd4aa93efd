import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvRows } from './csv.mjs';
import { root } from './root.mjs';

const TABLE = join(root, 'packages/nutrition/tables/growth.csv');
export const GROWTH_FILE = join(root, 'packages/nutrition/src/body/growth-table.ts');

// As long as a line of the other generated files allows reading a difference.
const POINTS_OF_A_LINE = 4;

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
  const lines = [...curves].map(([name, points]) => `  '${name}': [\n${rows(points)}  ],\n`);
  return `// Made by \`npm run growth:build\` from packages/nutrition/tables/growth.csv. Edit the table, not this file.

/** Age in days or height in cm, then L, M and S of each point, one after another. */
export const GROWTH_TABLE: Readonly<Record<string, readonly number[]>> = {
${lines.join('')}};
`;
}

/** @param {number[][]} points */
function rows(points) {
  let text = '';
  for (let at = 0; at < points.length; at += POINTS_OF_A_LINE)
    text += `    ${points
      .slice(at, at + POINTS_OF_A_LINE)
      .flat()
      .join(', ')},\n`;
  return text;
}
