import { describe, expect, test } from 'vitest';
import { demoCardapios } from '../starter-library/demo.ts';
import { starterLibrary } from '../starter-library/index.ts';
import { aCardapio } from '../testing.ts';
import { brandsIn } from './brands.ts';
import { passagesOf } from './passages.ts';

const found = (text: string) =>
  brandsIn([{ path: 'observacoes_finais', onde: 'Observações finais', text }]).map(({ brand }) => brand);

test.each([
  ['1 copo de leite com Nescau', 'Nescau'],
  ['1 pote de activia', 'activia'],
  ['1 lata de coca-cola zero', 'coca-cola'],
  ['2 colheres de sopa de leite ninho', 'leite ninho'],
  ['1 colher de maionese Hellmann’s', 'Hellmann’s'],
  ['1 dose de whey Max Titanium', 'Max Titanium'],
  ['2 fatias de presunto Sadia', 'Sadia'],
  ['1 iogurte natural Vigor (170 g)', 'Vigor'],
  ['1 fio de azeite Gallo', 'Gallo'],
  ['1 xícara de café 3 Corações', '3 Corações'],
  ['2 fatias de pão Wickbold', 'Wickbold'],
  ['1 colher de sopa de requeijão Catupiry', 'Catupiry'],
])('a brand is found: %s', (text, brand) => {
  expect(found(text)).toEqual([brand]);
});

test.each([
  'Alimentação sadia e com vigor',
  'Vigor e disposição ao longo do dia',
  'Café no pilão e pão no ninho',
  'Quero que você beba água',
  'Leite morno: quero que tome à noite',
  '4 biscoitos maria',
  'Molho de tomate da Renata',
  'Evite Coca-Cola e outros refrigerantes',
  'Não use Nescau',
  'Leve uma garrafa em cada passatempo',
  '1 copo de suco de uva com gelo',
])('a word is no brand: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('each brand is told once, where it is first', () => {
  const lines = ['1 pote de Danone', '1 pote de danone', '1 Toddynho'];
  const mentions = brandsIn(passagesOf({ refeicoes: [{ nome: 'Ceia', opcoes: [{ itens: lines }] }] }));
  expect(mentions.map(({ brand, text }) => [brand, text])).toEqual([
    ['Danone', '1 pote de Danone'],
    ['Toddynho', '1 Toddynho'],
  ]);
});

describe('texts of ours name no brand', () => {
  const { refeicoes, receitas, orientacoes } = starterLibrary;
  const plans = [
    ...demoCardapios.map((plan) => [plan.titulo, plan] as const),
    ['starter library', { titulo: '', refeicoes, receitas, orientacoes }] as const,
    ['plan of the tests', aCardapio()] as const,
  ];
  test.each(plans)('%s', (_name, plan) => {
    const passages = passagesOf(plan as Parameters<typeof passagesOf>[0]);
    expect(passages.length).toBeGreaterThan(20);
    expect(brandsIn(passages)).toEqual([]);
  });
});
