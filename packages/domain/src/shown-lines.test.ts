import { describe, expect, test } from 'vitest';
import { shownItem, shownLine, shownOptionTitle } from './lines.ts';

describe('shownItem', () => {
  test.each([
    ['Opção 1: Pão integral', 'Pão integral'],
    ['OPÇÃO 02 - Tapioca', 'Tapioca'],
    ['opcao 3) Cuscuz', 'Cuscuz'],
    ['Opção1: Pão', 'Pão'],
    ['Opção 1. Pão', 'Pão'],
    ['Opção A – Pão', 'Pão'],
    ['Opção: 2 ovos', '2 ovos'],
    ['Opção – 2 ovos', '2 ovos'],
    ['Opção 1: 2 ovos', '2 ovos'],
    ['Opção 1 - 2 ovos', '2 ovos'],
    ['Opção vegetariana', 'vegetariana'],
    ['Opc\u0327a\u0303o 1: Pão', 'Pão'],
    ['• 1 banana', '1 banana'],
    ['- 1 banana', '1 banana'],
    ['-1 banana', '1 banana'],
    ['  *  1 banana  ', '1 banana'],
    ['\uF0B7\t1 banana', '1 banana'],
    ['✔️ Beber água', 'Beber água'],
    ['• - 1 banana', '1 banana'],
    ['• Opção 2: 1 banana', '1 banana'],
    ['Opção 2: • 1 banana', '1 banana'],
  ])('%j is shown as %j', (typed, shown) => expect(shownItem(typed)).toBe(shown));

  test.each([
    ['Opção 2 ovos', '2 ovos'],
    ['Opção 1/2 mamão', '1/2 mamão'],
    ['Opção 1.5 xícara de aveia', '1.5 xícara de aveia'],
    ['Opção 1-2 castanhas', '1-2 castanhas'],
    ['Opção 100 g de arroz', '100 g de arroz'],
    ['Opção 7:30 café', '7:30 café'],
    ['½ mamão', '½ mamão'],
    ['1 - 2 fatias', '1 - 2 fatias'],
  ])('%j keeps its quantity: %j', (typed, shown) => expect(shownItem(typed)).toBe(shown));

  test.each([
    'Opções de frutas: maçã',
    'Opção de fruta: maçã',
    'Opcional: canela',
    '✗ Evitar frituras',
    'A gosto',
  ])('%j is a sentence and stays', (typed) => expect(shownItem(typed)).toBe(typed));

  test('a line with only a label is kept, and a line with only a bullet is empty', () => {
    expect(shownItem('Opção 2')).toBe('Opção 2');
    expect(shownItem(' Opção 2: ')).toBe('Opção 2:');
    expect(shownItem('Opção')).toBe('Opção');
    expect(shownItem('• Opção A')).toBe('Opção A');
    expect(shownItem(' • ')).toBe('');
    expect(shownItem('---')).toBe('');
  });
});

test('a shown line loses its bullet and keeps its numbers beside their units', () => {
  expect(shownLine('• Opção 1: 108 g de arroz')).toBe('108\u00A0g de arroz');
});

test.each([
  ['Opção 2', ''],
  ['opcao B:', ''],
  ['Opção 2: Vegetariana', 'Vegetariana'],
  ['Com 30 g de aveia', 'Com 30\u00A0g de aveia'],
  ['', ''],
])('an option described as %j has the title %j', (typed, shown) => {
  expect(shownOptionTitle(typed)).toBe(shown);
});
