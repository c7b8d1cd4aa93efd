import { publicNumbersOf } from '@alecrim/domain/pure';
import { FOODS } from '@alecrim/nutrition';
import { expect, test } from 'vitest';
import { dayWords, energyWords, macroPercents, numbersWords } from './amount-words.ts';
import { newTagWords } from './food-words.ts';

const amount = (least: number, most = least, missing = 0) => ({ least, chosen: least, most, missing });
const amounts = (kcal: ReturnType<typeof amount>) => ({
  energy: kcal,
  protein: amount(12.4),
  carbohydrate: amount(40),
  fat: amount(9),
  fibre: amount(3, 3, 1),
});

test('a range is shown where options differ, and a lower bound where a table has a gap', () => {
  expect(energyWords(amount(320))).toBe('≈ 320 kcal');
  expect(energyWords(amount(1320, 1410))).toBe('≈ 1.320–1.410 kcal');
  expect(energyWords(amount(320, 320, 1))).toBe('≥ 320 kcal');
  expect(energyWords(amount(1320, 1410), 1800)).toBe('≈ 1.320–1.410 de 1.800 kcal');
});

test('lines without a number are named, and never shown as zero', () => {
  expect(numbersWords({ amounts: amounts(amount(320)), lines: 3, known: 2, openEnergy: 0 })).toBe(
    '≈ 320 kcal · P 12 g · C 40 g · G 9 g · 1 item não calculado',
  );
  expect(numbersWords({ amounts: amounts(amount(0)), lines: 2, known: 0, openEnergy: 0 })).toBe(
    '2 itens não calculados',
  );
  expect(numbersWords({ amounts: amounts(amount(0)), lines: 0, known: 0, openEnergy: 0 })).toBe(
    'Nenhum alimento para calcular',
  );
});

test('what is not sure is shown beside the sum, not as if there was nothing', () => {
  const day = { amounts: amounts(amount(1405)), lines: 9, known: 6, openEnergy: 400 };
  expect(dayWords(day)).toBe('≈ 1.405 kcal + ≈ 400 kcal a conferir em 3 itens');
});

const food = (id: string) => {
  const found = FOODS.find((one) => one.id === id);
  if (!found) throw new Error(`no food ${id}`);
  return found;
};

test('a food says what it brings that the original does not have', () => {
  expect(newTagWords(food('pao-frances'), food('goma-de-tapioca'))).toBe('Contém glúten');
  expect(newTagWords(food('leite-integral'), food('leite-de-arroz'))).toBe('Contém lactose');
});

test('a food with nothing new says nothing', () => {
  expect(newTagWords(food('goma-de-tapioca'), food('pao-frances'))).toBe('');
  expect(newTagWords(food('torrada'), food('pao-frances'))).toBe('');
});

test('the shares of the macronutrients are those of the document, and add up to 100', () => {
  const day = { protein: amount(36), carbohydrate: amount(115.6), fat: amount(16.9) };
  expect(macroPercents(day)).toEqual({ protein: ' (19 %)', carbohydrate: ' (61 %)', fat: ' (20 %)' });
  const sum = (grams: number) => ({ min: grams, base: grams, max: grams, faltam: 0 });
  const dia = { kcal: 700, proteina: sum(36), carboidrato: sum(115.6), gordura: sum(16.9), fibra: 9 };
  const numeros = { dia: { ...dia, linhas: 1, conhecidas: 1 }, refeicoes: [], fontes: [] };
  const shown = publicNumbersOf({ mostrar_numeros: 'percentuais', numeros })?.dia;
  expect(Object.values(shown ?? {}).map(({ min }) => ` (${min} %)`)).toEqual(
    Object.values(macroPercents(day)),
  );
});

test('the shares are unknown where a table has a gap, as in the document', () => {
  const day = { protein: amount(36), carbohydrate: amount(115.6), fat: amount(16.9, 16.9, 1) };
  expect(macroPercents(day)).toEqual({ protein: '', carbohydrate: '', fat: '' });
});
