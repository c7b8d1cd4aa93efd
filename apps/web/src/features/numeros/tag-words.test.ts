import { FOODS } from '@alecrim/nutrition';
import { expect, test } from 'vitest';
import { newTagWords } from './tag-words.ts';

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
