import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { csvRows } from './csv.mjs';

/** @typedef {Record<string, string>} Row @typedef {{ corrections: Row[], packages: Row[], recipes: Row[] }} ShoppingTables */

const NUTRITION = join(dirname(fileURLToPath(import.meta.url)), '../../packages/nutrition');
/** The module that the tables of the shop become. */
export const SHOPPING_FILE = join(NUTRITION, 'src/shopping/shop-tables.ts');

/** @returns {ShoppingTables} */
export function readShopping() {
  /** @param {string} name */
  const table = (name) => csvRows(readFileSync(join(NUTRITION, 'tables', name), 'utf8'), ';');
  return {
    corrections: table('corrections.csv'),
    packages: table('packages.csv'),
    recipes: table('recipes.csv'),
  };
}

/**
 * What is wrong in the tables, with row and column as a spreadsheet counts them.
 * @param {ShoppingTables} tables
 * @param {Row[]} foods
 * @param {readonly string[]} packs
 */
export function shoppingFaults({ corrections, packages, recipes }, foods, packs) {
  const ids = new Set(foods.map(({ id = '' }) => id));
  /** @param {string} cell */
  const known = (cell) => !ids.has(cell) && 'não está em foods.csv';
  const once = () => {
    /** @type {Set<string>} */
    const seen = new Set();
    return (/** @type {string} */ cell) => {
      const isAgain = seen.has(cell);
      seen.add(cell);
      return known(cell) || (isAgain && 'já está em outra linha');
    };
  };
  /** @param {string} file @param {Row[]} rows @param {Record<string, (cell: string) => string | false>} checks */
  const check = (file, rows, checks) =>
    rows.flatMap((row, i) =>
      Object.entries(checks).flatMap(([column, wrong]) => {
        const fault = row[column] === undefined ? 'falta a coluna' : wrong(row[column]);
        return fault ? [`${file}, linha ${i + 2}, coluna ${column}: “${row[column] ?? ''}” ${fault}`] : [];
      }),
    );
  return [
    ...check('corrections.csv', corrections, {
      alimento: once(),
      fator: (cell) => !(numberOf(cell) >= 1 && numberOf(cell) < 4) && 'não é um fator de 1 a 4',
      por_peso: (cell) => !['', 'sim'].includes(cell) && 'não é sim',
      referencia: (cell) => cell === '' && 'vazio',
    }),
    ...check('packages.csv', packages, {
      alimento: once(),
      embalagem: (cell) => !packs.includes(cell) && `não é um de: ${packs.join(', ')}`,
      conteudo: (cell) => !/^[1-9]\d*$/.test(cell) && 'não é um número',
    }),
    ...check('recipes.csv', recipes, {
      prato: known,
      ingrediente: known,
      gramas: (cell) =>
        cell !== '' && !(numberOf(cell) > 0 && numberOf(cell) <= 150) && 'não é um número até 150',
    }),
  ];
}

/** @param {string | undefined} cell */
const numberOf = (cell = '') => Number(cell.replace(',', '.') || 'x');

/**
 * The TypeScript of the tables: a browser loads it.
 * @param {ShoppingTables} tables
 */
export function shoppingModule({ corrections, packages, recipes }) {
  const factors = grouped(
    corrections,
    ({ fator = '', por_peso }) => fator.replace(',', '.') + (por_peso ? 'kg' : ''),
  );
  const packs = grouped(packages, ({ embalagem, conteudo }) => `${embalagem} ${conteudo}`);
  const dishes = grouped(recipes, ({ prato = '' }) => prato);
  /** @param {Map<string, Row[]>} groups @param {(row: Row) => string} say */
  const lines = (groups, say) =>
    [...groups]
      .map(([key, rows]) => `  ${JSON.stringify(key)}: ${JSON.stringify(rows.map(say).join(' '))},`)
      .join('\n');
  return `// Made by \`npm run foods:build\` from corrections.csv, packages.csv and recipes.csv of packages/nutrition/tables. Edit the tables.

/** Foods by their correction factor: grams bought for one gram eaten. With "kg" they are sold by weight and not by the piece. */
export const CORRECTIONS: Readonly<Record<string, string>> = {
${lines(factors, ({ alimento = '' }) => alimento)}
};

/** Foods by the packet in which a shop sells them. */
export const PACKAGES: Readonly<Record<string, string>> = {
${lines(packs, ({ alimento = '' }) => alimento)}
};

/** Grams of each ingredient, raw and cleaned, in 100 g of a dish. */
export const RECIPES: Readonly<Record<string, string>> = {
${lines(dishes, ({ ingrediente, gramas }) => `${ingrediente}:${gramas?.replace(',', '.') ?? ''}`)}
};
`;
}

/** @param {Row[]} rows @param {(row: Row) => string} keyOf */
function grouped(rows, keyOf) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
