import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { allTexts, sourceFiles, textsIn } from '../../scripts/lib/texts.mjs';

// What a test can keep of the rules for texts; a native reader goes through the rest by `npm run texts`.

const texts = allTexts();
const found = (pattern: RegExp, isMeant = (_text: string) => true) =>
  texts
    .filter(({ text }) => pattern.test(text) && isMeant(text))
    .map(({ file, line, text }) => `${file}:${line} ${text}`);

test('the list holds the texts of screens, pages, papers, mails and failures, and no styles', () => {
  const shown = new Set(texts.map(({ text }) => text));
  for (const text of [
    'Salvar Cardápio',
    'Sair sem salvar?',
    'Imprimir Cardápio',
    'Orientações Importantes',
    'Convite para o Alecrim',
    'Já existe uma conta com este e-mail.',
    'os gramas podem ser do total',
  ])
    expect(shown).toContain(text);
  expect(texts.length).toBeGreaterThan(1_000);
  expect(found(/\b(?:flex|grid|rounded-card|text-muted)\b/)).toEqual([]);
});

test('a text is found in an element, an attribute, a call and a template, with its line', () => {
  const source =
    'const a = (\n  <p title="Um aviso" className="mb-2 flex">Olá</p>\n);\nsay(`$' +
    '{n} itens`);\nimport "x y";';
  expect(textsIn('a.tsx', source)).toEqual([
    { file: 'a.tsx', line: 2, text: 'Um aviso' },
    { file: 'a.tsx', line: 2, text: 'Olá' },
    { file: 'a.tsx', line: 4, text: '… itens' },
  ]);
});

// SPEC.md quotes this one.
const QUOTED = 'Ex: Café da Manhã';

test.each<[string, RegExp, ((text: string) => boolean)?]>([
  ['“Ex.:” has its full stop', /\bEx: /, (text) => text !== QUOTED],
  ['grams are masculine', /\b(?:as|das|nas|às|uma) gramas?\b/i],
  [
    'a line of a meal is an item',
    /\b(?:\d+|…|cada|nenhuma|a|as) linhas?\b/i,
    (text) => !/arquivo|coluna|primeir/i.test(text),
  ],
  ['what is computed is “calculado”', /sem número|não contar|para contar\b/i],
  ['no gender by default', /\badministradora?\b(?! do)|\bcontroladora\b/i],
  ['“definitivamente”, not “de vez”', /\bde vez\b/i],
  ['“na outra versão”, not “no outro lugar”', /outro lugar/i],
  ['a number of thousands has a point', /(?<![\d.#/=-])[1-9]\d{4,}(?!\d|px|-)/, (text) => !/CRN/.test(text)],
  ['a date says “de” before its year', /\b\d{1,2} de [a-zç]+, \d{4}/i],
  ['quotation marks are those of a text', /\w"\s|\s"\w/, (text) => !text.includes('<')],
])('%s', (_rule, pattern, isMeant) => {
  expect(found(pattern, isMeant)).toEqual([]);
});

test('plurals are computed by the one helper, not by a comparison with 1', () => {
  const byHand = /=== 1\s*\?\s*['`][^'`]*[a-zà-ú]{2}/;
  const wrong = sourceFiles().filter((file) => byHand.test(readFileSync(join(root, file), 'utf8')));
  expect(wrong).toEqual([]);
});
