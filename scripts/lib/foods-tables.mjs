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
/** The module that the tables of measures' names and usual weights become. */
export const MEASURES_FILE = join(NUTRITION, 'src/measure-tables.ts');

/**
 * What the cells may say.
 * @typedef {{ groups: readonly string[], sections: readonly string[], exchanges: readonly string[], tags: readonly string[], measures: readonly string[] }} Vocabulary
 * @typedef {Record<string, string>} Row
 * @typedef {{ foods: Row[], names: Row[], measures: Row[], words: Row[], measureWords: Row[], usualWeights: Row[] }} Tables
 */

// In the order of NUTRIENTS.
export const FIGURES =
  'energia_kcal proteina_g carboidrato_g gordura_g saturada_g fibra_g acucar_g sodio_mg potassio_mg calcio_mg ferro_mg magnesio_mg zinco_mg vitamina_a_mcg vitamina_c_mg vitamina_b12_mcg folato_mcg'.split(
    ' ',
  );
/** @type {Record<string, string>} */
export const SOURCES = { TACO: 'taco', IBGE: 'ibge', USDA: 'usda', texto: 'cite' };

/** @returns {Tables} */
export function readTables() {
  /** @param {string} name */
  const table = (name) => csvRows(readFileSync(join(TABLES, name), 'utf8'), ';');
  return {
    foods: table('foods.csv'),
    names: table('names.csv'),
    measures: table('measures.csv'),
    words: table('words.csv'),
    measureWords: table('measure-words.csv'),
    usualWeights: table('usual-weights.csv'),
  };
}

/**
 * What is wrong in the tables, with row and column as a spreadsheet counts them.
 * @param {Tables} tables
 * @param {Vocabulary} vocabulary
 * @returns {string[]}
 */
export function tableFaults(
  { foods, names, measures, words: lexicon, measureWords, usualWeights },
  vocabulary,
) {
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
    generico: oneOf(['sim', 'tipico'], false),
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
  const measureNames = measureWords.map(({ medida = '' }) => medida);
  check('measure-words.csv', measureWords, {
    medida: text,
    plural: text,
    escrita: (cell) => {
      const taken = cell.split('|').find((spoken) => listed.has(`medida ${spoken}`));
      for (const spoken of cell.split('|')) listed.add(`medida ${spoken}`);
      return text(cell) || (taken && `“${taken}” já está em outra linha`);
    },
    ml: amount,
    vaga: oneOf(['sim'], false),
    ou: (cell) => cell.split('|').some((name) => name !== name.trim()) && 'com espaço nas pontas',
    colheres: amount,
    entre: (cell) =>
      cell !== '' &&
      cell.split('|').find((name) => !measureNames.includes(name)) &&
      'medida que não está na tabela',
    certa_em: (cell) =>
      cell !== '' &&
      cell.split('|').find((name) => !vocabulary.groups.includes(name)) &&
      'grupo que não existe',
  });
  check('usual-weights.csv', usualWeights, {
    grupo: oneOf(vocabulary.groups),
    medida: oneOf(measureNames),
    gramas: weight,
  });
  return faults;
}

/**
 * The classes whose words mean another word, a number or tags.
 * @param {Row[]} lexicon
 */
export const classesWithSense = (lexicon) =>
  new Set(lexicon.filter(({ sentido }) => sentido).map(({ classe = '' }) => classe));

/** @param {string | undefined} cell */
export const numberIn = (cell) => (cell ? Number(cell.replace(',', '.')) : undefined);

/** @param {string} cell */
export const words = (cell) => cell.split(' ').filter(Boolean);
