import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { csvRows } from './csv.mjs';

const NUTRITION = join(dirname(fileURLToPath(import.meta.url)), '../../packages/nutrition');
const TABLES = join(NUTRITION, 'tables');
/** The module that the tables become. */
export const LIST_FILE = join(NUTRITION, 'src/foods/foods.ts');
/** The module that the table of words becomes. */
export const WORDS_FILE = join(NUTRITION, 'src/reading/words.ts');

/**
 * What the cells may say.
 * @typedef {{ groups: readonly string[], sections: readonly string[], exchanges: readonly string[], tags: readonly string[], measures: readonly string[] }} Vocabulary
 * @typedef {Record<string, string>} Row
 * @typedef {{ foods: Row[], names: Row[], measures: Row[], words: Row[] }} Tables
 */

// In the order of NUTRIENTS.
const FIGURES =
  'energia_kcal proteina_g carboidrato_g gordura_g saturada_g fibra_g acucar_g sodio_mg potassio_mg calcio_mg ferro_mg magnesio_mg zinco_mg vitamina_a_mcg vitamina_c_mg vitamina_b12_mcg folato_mcg'.split(
    ' ',
  );
/** @type {Record<string, string>} */
const SOURCES = { TACO: 'taco', IBGE: 'ibge', USDA: 'usda', texto: 'cite' };

/** @returns {Tables} */
export function readTables() {
  /** @param {string} name */
  const table = (name) => csvRows(readFileSync(join(TABLES, name), 'utf8'), ';');
  return {
    foods: table('foods.csv'),
    names: table('names.csv'),
    measures: table('measures.csv'),
    words: table('words.csv'),
  };
}

/**
 * What is wrong in the tables, with row and column as a spreadsheet counts them.
 * @param {Tables} tables
 * @param {Vocabulary} vocabulary
 * @returns {string[]}
 */
export function tableFaults({ foods, names, measures, words: lexicon }, vocabulary) {
  /** @type {string[]} */
  const faults = [];
  /** @param {string} file @param {Row[]} rows @param {Record<string, (cell: string, row: Row) => string | undefined | false>} checks */
  const check = (file, rows, checks) => {
    for (const [i, row] of rows.entries())
      for (const [column, wrong] of Object.entries(checks)) {
        const fault = row[column] === undefined ? 'falta a coluna' : wrong(row[column], row);
        if (fault) faults.push(`${file}, linha ${i + 2}, coluna ${column}: ${fault}`);
      }
  };
  /** @param {readonly string[]} known */
  const oneOf =
    (known, isNeeded = true) =>
    (/** @type {string} */ cell) =>
      (isNeeded || cell !== '') && !known.includes(cell) && `“${cell}” não é um de: ${known.join(', ')}`;
  /** @param {string} cell */
  const text = (cell) => (cell === '' || cell !== cell.trim()) && 'vazio, ou com espaço nas pontas';
  /** @param {string} cell */
  const amount = (cell) =>
    cell !== '' && !/^\d+(,\d+)?$/.test(cell) && `“${cell}” não é um número (decimais com vírgula)`;
  /** @param {string} cell */
  const weight = (cell) => (cell === '' ? 'vazio' : amount(cell)) || (numberIn(cell) === 0 && 'zero');
  /** @type {Set<string>} */
  const ids = new Set();
  check('foods.csv', foods, {
    id: (cell) => {
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(cell)) return `“${cell}”: só letras sem acento, números e hífens`;
      if (ids.has(cell)) return `“${cell}” já está em outra linha`;
      ids.add(cell);
      return undefined;
    },
    nome: text,
    grupo: oneOf(vocabulary.groups),
    secao: oneOf(vocabulary.sections),
    troca: oneOf(vocabulary.exchanges, false),
    contem: (cell) =>
      words(cell)
        .map(oneOf(vocabulary.tags))
        .find((fault) => fault),
    fonte: oneOf(Object.keys(SOURCES)),
    referencia: text,
    padrao: oneOf(['sim', 'não'], false),
    generico: oneOf(['sim'], false),
    densidade: amount,
    fator_cru: amount,
    compra_por: oneOf(['g', 'pacote', 'torneira'], false),
    ingrediente: oneOf(['sim'], false),
    so_por: oneOf(['frito', 'calda', 'biscoito', 'gordura'], false),
    ...Object.fromEntries(FIGURES.map((name) => [name, amount])),
    energia_kcal: (cell) => (cell === '' ? 'vazio' : amount(cell)),
  });
  const alimento = oneOf([...ids]);
  check('foods.csv', foods, {
    fruta: (cell) => cell !== '' && !ids.has(cell) && `“${cell}” não está em foods.csv`,
  });
  /** @param {string} cell */
  const known = (cell) => alimento(cell) && `“${cell}” não está em foods.csv`;
  check('names.csv', names, { alimento: known, nome: text, tipo: oneOf(['igual', 'parecido']) });
  check('measures.csv', measures, {
    alimento: known,
    medida: oneOf(vocabulary.measures),
    gramas: weight,
    fonte: oneOf(['IBGE', 'texto']),
    referencia: text,
  });
  /** @type {Set<string>} */
  const listed = new Set();
  check('words.csv', lexicon, {
    palavra: (cell, { classe }) => {
      if (/[;|=]/.test(cell) || text(cell)) return text(cell) || `“${cell}”: sem os sinais ; | =`;
      if (listed.has(`${classe} ${cell}`)) return `“${cell}” já está nesta classe`;
      listed.add(`${classe} ${cell}`);
      return undefined;
    },
    classe: text,
    sentido: (cell, { classe = '' }) =>
      classesWithSense(lexicon).has(classe) && cell === '' && 'vazio, e as outras palavras da classe têm um',
  });
  return faults;
}

/**
 * The classes whose words mean another word, a number or tags.
 * @param {Row[]} lexicon
 */
const classesWithSense = (lexicon) =>
  new Set(lexicon.filter(({ sentido }) => sentido).map(({ classe = '' }) => classe));

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
      return `  ${JSON.stringify([id, row.nome, entry])},`;
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
    also: some(named('igual')),
    near: some(named('parecido')),
    family: row.familia || undefined,
    preparation: row.preparo || undefined,
    asServed: row.padrao ? row.padrao === 'sim' : undefined,
    generic: row.generico ? true : undefined,
    density: numberIn(row.densidade),
    rawFactor: numberIn(row.fator_cru),
    soldName: row.compra || undefined,
    soldBy: row.compra_por || undefined,
    pressedFrom: row.fruta || undefined,
    isIngredient: row.ingrediente ? true : undefined,
    onlyFor: row.so_por || undefined,
    exchange: (troca || undefined) === shared.exchange ? undefined : troca || null,
    section: secao === shared.section ? undefined : secao,
    tags: contem === shared.tags.join(' ') ? undefined : words(contem),
    per100: figures,
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

/** @param {string | undefined} cell */
const numberIn = (cell) => (cell ? Number(cell.replace(',', '.')) : undefined);

/** @param {string} cell */
const words = (cell) => cell.split(' ').filter(Boolean);

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
