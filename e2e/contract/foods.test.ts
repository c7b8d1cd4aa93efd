import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PACKS } from '../../packages/domain/src/shopping-list.ts';
import { KINDS } from '../../packages/nutrition/src/exchange/kinds.ts';
import {
  EXCHANGES,
  GROUPS,
  MEASURE_NAMES,
  SECTIONS,
  TAGS,
} from '../../packages/nutrition/src/foods/vocabulary.ts';
import { NUTRIENTS } from '../../packages/nutrition/src/nutrients.ts';
import { CONTENTS } from '../../packages/nutrition/src/restrictions/contents.ts';
import {
  CONTENTS_FILE,
  contentFaults,
  contentsModule,
  PHOSPHORUS_FILE,
  phosphorusModule,
  readContents,
  readPhosphorus,
} from '../../scripts/lib/contents-tables.mjs';
import {
  EXCHANGES_FILE,
  exchangeFaults,
  exchangesModule,
  readExchanges,
} from '../../scripts/lib/exchange-tables.mjs';
import { listModule, measuresModule, wordsModule } from '../../scripts/lib/foods-modules.mjs';
import {
  LIST_FILE,
  MEASURES_FILE,
  readTables,
  tableFaults,
  WORDS_FILE,
} from '../../scripts/lib/foods-tables.mjs';
import { GROWTH_FILE, growthModule } from '../../scripts/lib/growth-table.mjs';
import {
  DRI_FILE,
  driFaults,
  driModule,
  FIGURES_FILE,
  furtherFaults,
  furtherModule,
  PORTIONS_FILE,
  portionFaults,
  portionsModule,
  readDri,
  readFurther,
  readPortions,
} from '../../scripts/lib/intake-tables.mjs';
import {
  PHRASES_FILE,
  phraseFaults,
  phrasePattern,
  phrasesModule,
  readPhrases,
} from '../../scripts/lib/phrase-tables.mjs';
import {
  readShopping,
  SHOPPING_FILE,
  shoppingFaults,
  shoppingModule,
} from '../../scripts/lib/shopping-tables.mjs';

const vocabulary = {
  groups: GROUPS,
  sections: SECTIONS,
  exchanges: Object.keys(EXCHANGES),
  tags: TAGS,
  measures: MEASURE_NAMES,
};

test('the lists of foods, words and measures are those that their tables make', () => {
  const tables = readTables();
  expect(tableFaults(tables, vocabulary)).toEqual([]);
  expect(listModule(tables)).toBe(readFileSync(LIST_FILE, 'utf8'));
  expect(wordsModule(tables)).toBe(readFileSync(WORDS_FILE, 'utf8'));
  expect(phraseFaults(readPhrases())).toEqual([]);
  expect(phrasesModule(readPhrases())).toBe(readFileSync(PHRASES_FILE, 'utf8'));
  expect(measuresModule(tables)).toBe(readFileSync(MEASURES_FILE, 'utf8'));
});

test('the table of exchanges is that of its module, and a fault is told with its row and column', () => {
  const rows = readExchanges();
  const { foods } = readTables();
  expect(exchangeFaults(rows, foods, KINDS)).toEqual([]);
  expect(exchangesModule(rows, foods)).toBe(readFileSync(EXCHANGES_FILE, 'utf8'));
  const [first = {}, ...others] = rows;
  expect(
    exchangeFaults([{ ...first, tipo: 'pedra', consumo: '9' }, ...others.slice(1)], foods, KINDS),
  ).toEqual([
    expect.stringMatching(/^exchanges\.csv, linha 2, coluna tipo: “pedra” não é um de/),
    'exchanges.csv, linha 2, coluna consumo: “9” não é um número de 2 a 5',
    expect.stringMatching(/^exchanges\.csv: falta “/),
  ]);
});

test('the tables of the shop are those of their module, and a fault is told with its row and column', () => {
  const tables = readShopping();
  const { foods } = readTables();
  expect(shoppingFaults(tables, foods, PACKS)).toEqual([]);
  expect(shoppingModule(tables)).toBe(readFileSync(SHOPPING_FILE, 'utf8'));
  const wrong = {
    corrections: [{ alimento: 'pedra', fator: '0,5', por_peso: '', referencia: 'x' }],
    packages: [{ alimento: 'maca', embalagem: 'saco', conteudo: '0' }],
    recipes: [{ prato: 'omelete', ingrediente: 'ovo-cru', gramas: '500' }],
  };
  expect(shoppingFaults(wrong, foods, PACKS)).toEqual([
    'corrections.csv, linha 2, coluna alimento: “pedra” não está em foods.csv',
    'corrections.csv, linha 2, coluna fator: “0,5” não é um fator de 1 a 4',
    expect.stringMatching(/^packages\.csv, linha 2, coluna embalagem: “saco” não é um de/),
    'packages.csv, linha 2, coluna conteudo: “0” não é um número',
    'recipes.csv, linha 2, coluna gramas: “500” não é um número até 150',
  ]);
});

test('what words hold and the figures of phosphorus are those that their tables make', () => {
  const contents = readContents();
  expect(contentFaults(contents, CONTENTS)).toEqual([]);
  expect(contentsModule(contents)).toBe(readFileSync(CONTENTS_FILE, 'utf8'));
  expect(phosphorusModule(readPhosphorus(), readTables().foods)).toBe(readFileSync(PHOSPHORUS_FILE, 'utf8'));
});

test('a fault in the table of contents is told with its row and column', () => {
  const row = { palavras: 'pão', contem: 'gluten', pode_conter: '', leva: '' };
  const faults = contentFaults(
    [
      row,
      { ...row, contem: 'vidro', pode_conter: 'egg' },
      { ...row, palavras: ' bolo', pode_conter: 'gluten' },
    ],
    CONTENTS,
  );
  expect(faults).toEqual([
    'contents.csv, linha 3, coluna palavras: “pão” já está em outra linha',
    expect.stringMatching(/^contents\.csv, linha 3, coluna contem: “vidro” não é um de/),
    'contents.csv, linha 4, coluna palavras: vazio, com espaço nas pontas ou com |',
    'contents.csv, linha 4, coluna pode_conter: “gluten” já está em contem',
  ]);
});

test('further figures, reference intakes and usual portions are those that their tables make', () => {
  const [tables, further, dri, portions] = [readTables(), readFurther(), readDri(), readPortions()];
  expect([
    ...furtherFaults(further, tables.foods),
    ...driFaults(dri),
    ...portionFaults(portions, tables),
  ]).toEqual([]);
  expect(furtherModule(further, tables.foods)).toBe(readFileSync(FIGURES_FILE, 'utf8'));
  expect(driModule(dri, NUTRIENTS)).toBe(readFileSync(DRI_FILE, 'utf8'));
  expect(portionsModule(portions)).toBe(readFileSync(PORTIONS_FILE, 'utf8'));
});

test('a fault in the tables of nutrients is told with its row and column', () => {
  const { foods, measures } = readTables();
  const [further = {}] = readFurther();
  const [dri = {}] = readDri();
  const [portion = {}] = readPortions();
  expect([
    ...furtherFaults([further, { ...further, fonte: 'livro', calculo: 'a olho' }], foods),
    ...furtherFaults(
      [{ ...further, ferro_mg: '1', folato_mcg: '1.5', alimento: 'arroz-branco-cozido' }],
      foods,
    ),
    ...driFaults([{ ...dri, pessoa: 'idoso', ai: '', ate: '0' }]),
    ...portionFaults([{ ...portion, quantidade: '0', medida: 'balde', quando: 'sempre' }], {
      foods,
      measures,
    }),
  ]).toEqual([
    expect.stringMatching(/^nutrients\.csv, linha 3, coluna fonte: “livro”/),
    expect.stringMatching(/^nutrients\.csv, linha 3, coluna calculo: “a olho”/),
    expect.stringMatching(/^nutrients\.csv, linha 3, coluna saturada_g: outra linha/),
    expect.stringMatching(/^nutrients\.csv, linha 3, coluna acucar_g: outra linha/),
    expect.stringMatching(/^nutrients\.csv, linha 3, coluna vitamina_a_mcg: outra linha/),
    expect.stringMatching(/^nutrients\.csv, linha 3, coluna vitamina_c_mg: outra linha/),
    expect.stringMatching(/^nutrients\.csv, linha 3, coluna vitamina_b12_mcg: outra linha/),
    expect.stringMatching(/^nutrients\.csv, linha 3, coluna folato_mcg: outra linha/),
    'nutrients.csv, linha 2, coluna ferro_mg: este alimento já tem o valor em foods.csv',
    expect.stringMatching(/^nutrients\.csv, linha 2, coluna folato_mcg: “1\.5” não é um número/),
    expect.stringMatching(/^dri\.csv, linha 2, coluna pessoa: “idoso”/),
    'dri.csv, linha 2, coluna ate: a idade não começa antes de terminar',
    'dri.csv, linha 2, coluna rda: a linha tem RDA com EAR, ou AI',
    expect.stringMatching(/^portions\.csv, linha 2, coluna quantidade/),
    expect.stringMatching(/^portions\.csv, linha 2, coluna medida: “balde”/),
    expect.stringMatching(/^portions\.csv, linha 2, coluna quando: “sempre”/),
  ]);
});

test('the growth curves are those that their table makes', () => {
  expect(growthModule()).toBe(readFileSync(GROWTH_FILE, 'utf8'));
});

test('a fault in a table is told with its row and column', () => {
  const { foods, names, measures, words, measureWords, usualWeights } = readTables();
  const [first = {}, second = {}, ...others] = foods;
  const faults = tableFaults(
    {
      foods: [
        { ...first, energia_kcal: '12.5', contem: 'gluten vidro' },
        { ...second, id: first.id ?? '', fonte: 'livro' },
        ...others,
      ],
      names: [{ alimento: 'nao-existe', nome: 'Nada', tipo: 'igual' }, ...names],
      measures: [{ ...measures[0], gramas: '0' } as Record<string, string>, ...measures],
      words: [{ palavra: 'frito', classe: 'preparo', sentido: '' }, ...words],
      measureWords: [...measureWords, { ...measureWords[0], medida: 'colherada' } as Record<string, string>],
      usualWeights: [{ grupo: 'Frutas', medida: 'balde', gramas: '900' }, ...usualWeights],
    },
    vocabulary,
  );
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^foods\.csv, linha 2, coluna energia_kcal: “12\.5” não é um número/),
      expect.stringMatching(/^foods\.csv, linha 2, coluna contem: “vidro” não é um de/),
      expect.stringMatching(/^foods\.csv, linha 3, coluna id: .* já está em outra linha$/),
      expect.stringMatching(/^foods\.csv, linha 3, coluna fonte: “livro”/),
      'names.csv, linha 2, coluna alimento: “nao-existe” não está em foods.csv',
      'measures.csv, linha 2, coluna gramas: zero',
      `measure-words.csv, linha ${measureWords.length + 2}, coluna escrita: “colher sopa” já está em outra linha`,
      expect.stringMatching(/^usual-weights\.csv, linha 2, coluna medida: “balde”/),
      'words.csv, linha 2, coluna sentido: vazio, e as outras palavras da classe têm um',
    ]),
  );
});

test('a wrong row of the phrases is told with its row and column', () => {
  expect(
    phraseFaults([
      { frase: 'à noite', classe: 'nota' },
      { frase: 'em jejum', classe: 'recado' },
      { frase: 'em jejum', classe: 'nota' },
    ]),
  ).toEqual([
    'phrases.csv, linha 2, coluna frase: palavras minúsculas sem acento, um espaço entre elas',
    'phrases.csv, linha 3, coluna classe: “recado” não é uma classe',
    'phrases.csv, linha 4, coluna frase: “em jejum” já está em outra linha',
  ]);
});

test('a phrase has alternatives, words that may be missing, beginnings of words and a rest', () => {
  const finds = (phrase: string, line: string) => new RegExp(`^${phrasePattern(phrase, '')}$`).test(line);
  expect(finds('se quiser|desejar', 'se desejar')).toBe(true);
  expect(finds('que (voce) gosta', 'que gosta')).toBe(true);
  expect(finds('que (voce) gosta', 'que voce gosta')).toBe(true);
  expect(finds('ver (a) receita* …', 'ver receitas no fim')).toBe(true);
  expect(finds('ver (a) receita* …', 'ver lista')).toBe(false);
  expect(finds('minimo # tipos', 'minimo 4 tipos')).toBe(true);
});
