import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { csvRows } from './csv.mjs';

const NUTRITION = join(dirname(fileURLToPath(import.meta.url)), '../../packages/nutrition');
/** The module that the table of phrases becomes. */
export const PHRASES_FILE = join(NUTRITION, 'src/reading/phrases.ts');

const CLASSES = ['refeicao', 'prato', 'dia', 'frequencia', 'limite', 'cerca', 'nota'];
const REST = new Map([
  ['…', '[^()+;]*'],
  ['..', '[^()+;,]*'],
]);

/** @typedef {Record<string, string>} Row */

/** @returns {Row[]} */
export const readPhrases = () => csvRows(readFileSync(join(NUTRITION, 'tables/phrases.csv'), 'utf8'), ';');

/**
 * What is wrong in the table, with row and column as a spreadsheet counts them.
 * @param {Row[]} rows
 * @returns {string[]}
 */
export function phraseFaults(rows) {
  const seen = new Set();
  return rows.flatMap(({ frase = '', classe = '' }, i) => {
    const at = `phrases.csv, linha ${i + 2}, coluna`;
    const faults = CLASSES.includes(classe) ? [] : [`${at} classe: “${classe}” não é uma classe`];
    if (seen.has(frase)) faults.push(`${at} frase: “${frase}” já está em outra linha`);
    seen.add(frase);
    const isWritten =
      frase !== '' && frase === frase.trim() && piecesOf(frase).every(({ words }) => words.every(isWord));
    if (!isWritten) faults.push(`${at} frase: palavras minúsculas sem acento, um espaço entre elas`);
    return faults;
  });
}

/** @param {string} word */
const isWord = (word) =>
  REST.has(word) || word.split('|').every((one) => /^(?:[a-z\d-]+[.*]?|[*#±]|\{refeicao\})$/.test(one));

/**
 * The words of a phrase; those in round brackets may be missing.
 * @param {string} phrase
 */
const piecesOf = (phrase) =>
  [...phrase.matchAll(/\(([^()]*)\)|[^\s()]+/g)].map(([whole, inside]) => ({
    words: (inside ?? whole).split(' '),
    isOptional: inside !== undefined,
  }));

/**
 * The pattern of one word: alternatives apart by "|", "receita*" and what begins so, "*" any word, "#" a number.
 * @param {string} word @param {string} meals
 */
function wordPattern(word, meals) {
  const patterns = word.split('|').map((one) => {
    if (one === '{refeicao}') return meals;
    if (one === '*') return '[a-z]+';
    if (one === '#') return '\\d+';
    if (one === '±') return one;
    return one.replace(/-/g, '\\s*-\\s*').replace(/\*$/, '[a-z]*').replace(/\.$/, '\\b\\.?');
  });
  return patterns.length === 1 ? (patterns[0] ?? '') : `(?:${patterns.join('|')})`;
}

/**
 * The pattern of a phrase in a folded line.
 * @param {string} phrase @param {string} meals
 */
export function phrasePattern(phrase, meals) {
  let pattern = '';
  for (const { words, isOptional } of piecesOf(phrase)) {
    const rest = REST.get(words[0] ?? '');
    const own = words.map((word) => wordPattern(word, meals)).join('\\s+');
    if (rest !== undefined) pattern += rest;
    else if (pattern === '' || pattern.endsWith('\\s+)?')) pattern += isOptional ? `(?:${own}\\s+)?` : own;
    else pattern += isOptional ? `(?:\\s+${own})?` : `\\s+${own}`;
  }
  return pattern;
}

/**
 * The TypeScript of the phrases: one pattern for each class.
 * @param {Row[]} rows
 */
export function phrasesModule(rows) {
  /** @param {string} name @param {string} meals */
  const patternOf = (name, meals) =>
    rows
      .filter(({ classe }) => classe === name)
      .map(({ frase = '' }) => phrasePattern(frase, meals))
      .join('|');
  const meals = `(?:${patternOf('refeicao', '')})`;
  const lines = CLASSES.map((name) => {
    const pattern = name === 'refeicao' ? meals : patternOf(name, meals);
    return `  ${name}: ${JSON.stringify(pattern)},`;
  });
  return `// Made by \`npm run foods:build\` from packages/nutrition/tables/phrases.csv. Edit the table, not this file.
/** Patterns for a folded line, without the limits of words around them. */
export const PHRASES = {
${lines.join('\n')}
} as const;
`;
}
