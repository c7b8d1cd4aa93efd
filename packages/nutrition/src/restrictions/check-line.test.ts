import type { Restricao, RestricaoDoPaciente } from '@alecrim/domain/pure';
import { describe, expect, test } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import { ownFoods } from '../plan/own-food.ts';
import { checkLine } from './check-line.ts';

const surest = (line: string, ...restrictions: RestricaoDoPaciente[]) =>
  checkLine(line, restrictions)[0]?.certainty;

describe('a line and a restriction', () => {
  test.each<[line: string, tipo: Restricao, certainty: string | undefined]>([
    ['Bife de fígado acebolado', 'gestante', 'contem'],
    ['Sashimi de salmão', 'gestante', 'contem'],
    ['Salmão grelhado', 'gestante', undefined],
    ['Queijo de leite cru', 'gestante', 'contem'],
    ['1 taça de vinho', 'gestante', 'contem'],
    ['1 xícara de café', 'gestante', 'pode_conter'],
    ['1 xícara de café descafeinado', 'cafeina', undefined],
    ['1 xícara de chá de camomila', 'cafeina', undefined],
    ['1 col. de chá de azeite', 'cafeina', undefined],
    ['1 xícara de chá', 'cafeina', 'pode_conter'],
    ['Gelatina', 'vegetariano', 'contem'],
    ['1 col. de mel', 'vegano', 'contem'],
    ['1 col. de mel', 'vegetariano', undefined],
    ['Feijoada', 'porco', 'contem'],
    ['Linguiça de frango', 'porco', 'pode_conter'],
    ['Pudim diet', 'acucar', undefined],
    ['Coca zero', 'fenilcetonuria', 'contem'],
    ['Arroz branco', 'fenilcetonuria', undefined],
    ['Carne de soja', 'vegano', undefined],
    ['Lasanha sem queijo', 'lactose', 'pode_conter'],
    ['Leite sem lactose', 'lactose', undefined],
    ['Leite sem lactose', 'proteina_do_leite', 'contem'],
    ['Aveia em flocos', 'gluten', 'pode_conter'],
    ['Sorvete de pistache', 'castanhas', 'contem'],
    ['Ostras frescas', 'crustaceos', 'pode_conter'],
    ['Coma dentro das suas possibilidades', 'porco', 'nao_verificado'],
    ['Arroz com suã', 'porco', 'contem'],
    ['3 bombons', 'amendoim', 'pode_conter'],
  ])('%s, %s: %s', (line, tipo, certainty) => {
    expect(surest(line, { tipo })).toBe(certainty);
  });

  test('says the word, its place and the reason', () => {
    const line = 'Lasanha com molho bechamel';
    const found = checkLine(line, [{ tipo: 'proteina_do_leite' }]).find(
      ({ word }) => word === 'molho bechamel' || word === 'bechamel',
    );
    expect(found).toMatchObject({
      certainty: 'contem',
      reason: expect.stringMatching(/bechamel leva leite$/),
    });
    expect(line.slice(found?.from, found?.to)).toBe(found?.word);
    expect(checkLine('2 ovos', [{ tipo: 'ovo' }])[0]?.reason).toBe('contém ovo');
    expect(checkLine('Granola', [{ tipo: 'castanhas' }])[0]?.reason).toBe('granola pode levar castanhas');
    const said = (text: string, tipo: 'lactose' | 'proteina_do_leite') =>
      checkLine(text, [{ tipo }])[0]?.reason;
    expect(said('2 torradas', 'lactose')).toBe('torradas podem levar lactose');
    expect(said('1 torrada', 'lactose')).toBe('torrada pode levar lactose');
    expect(said('3 panquecas', 'proteina_do_leite')).toMatch(/^panquecas (?:levam|podem levar) leite$/);
  });

  test('what is known of no word is not verified, and is never silently fine', () => {
    const found = checkLine('1 fatia de blergh com queijo', [{ tipo: 'gluten' }, { tipo: 'ovo' }]);
    expect(found).toMatchObject([{ certainty: 'nao_verificado', word: 'blergh' }]);
    const [one] = checkLine('blergh', [{ tipo: 'gluten' }]);
    const [more] = checkLine('blergh', [{ tipo: 'gluten' }, { tipo: 'ovo' }]);
    expect(one?.key, 'a new restriction asks again').not.toBe(more?.key);
    expect(checkLine('blergh', [{ palavras: 'jiló', motivo: 'escolha' }])).toEqual([]);
  });

  test.each([
    ['Blergh de frango', 'Blergh'],
    ['Blergh gratinado', 'Blergh'],
    ['Arroz, blergh e feijão', 'blergh'],
  ])('an unknown dish is not verified by what stands beside it: %s', (line, word) => {
    const open = checkLine(line, [{ tipo: 'ovo' }]).filter(({ certainty }) => certainty === 'nao_verificado');
    expect(open.map((finding) => finding.word)).toEqual([word]);
  });
  test.each([
    'Banana, prata, crua',
    '1 pera com casca',
    '30 g queijo padrão, minas',
    '1 colherinha de azeite',
    '1 pitada de canela em pó',
    '1 laranja com bagaço',
    'Evite embutidos',
  ])('words of every plan are no unknown dish: %s', (line) =>
    expect(checkLine(line, [{ tipo: 'ovo' }])).toEqual([]),
  );
  test.each([
    ['1 torradinha', 'gluten', 'contem'],
    ['Coco torrado', 'gluten', undefined],
    ['Pamonha salgada', 'ovo', undefined],
    ['Peixe empanado', 'gluten', 'contem'],
  ] as const)('a preparation is no food of the same letters: %s', (line, tipo, certainty) => {
    expect(surest(line, { tipo })).toBe(certainty);
  });

  test('the surest finding comes first', () => {
    const order = checkLine('Blergh, granola e pão francês', [{ tipo: 'gluten' }]).map(
      ({ certainty }) => certainty,
    );
    expect(order).toEqual(['contem', 'pode_conter', 'nao_verificado']);
  });

  test('the key is the same wherever the words stand, and fits its field', () => {
    const keys = ['1 Pão Francês', '2 pão francês com ovo'].map(
      (line) => checkLine(line, [{ tipo: 'gluten' }])[0]?.key,
    );
    expect(keys).toEqual(['gluten|pao frances', 'gluten|pao frances']);
    const [long] = checkLine('camarão', [{ palavras: `camarão ${'e mais '.repeat(30)}` }]);
    expect(long?.key.length).toBeLessThanOrEqual(120);
  });
});

describe('words of the nutritionist’s own', () => {
  test.each<[palavras: string, line: string, certainty: string | undefined]>([
    ['camarão', 'Camarões ao alho', 'contem'],
    ['camarão', 'Vatapá', 'pode_conter'],
    ['camarão', 'Bobó', 'pode_conter'],
    ['camarão', 'Moqueca de peixe', 'pode_conter'],
    ['camarão', 'Peixe assado', undefined],
    ['não gosta de jiló', 'Jilozinhos refogados', 'contem'],
    ['alergia a kiwi e mamão', '1 mamãozinho', 'contem'],
    ['alergia a kiwi e mamão', '2 kiwis', 'contem'],
    ['alergia a kiwi e mamão', '1 banana', undefined],
    ['mandioca', 'Aipim frito', 'contem'],
    ['mandioca', 'Tapioca', 'pode_conter'],
    ['milho', 'Polenta', 'pode_conter'],
    ['leite', 'Queijo minas', 'contem'],
    ['leite', 'Leite de coco', undefined],
    ['noz', 'Noz-moscada', undefined],
    ['couve-flor', 'Couve refogada', undefined],
    ['couve-flor', 'Couve-flor gratinada', 'contem'],
    ['cebola', 'Salada sem cebola', undefined],
    ['coentro', 'Não usar coentro', undefined],
  ])('%s in %s: %s', (palavras, line, certainty) => {
    expect(surest(line, { palavras })).toBe(certainty);
  });
});

test('a kind and words of one restriction are said once', () => {
  const both: RestricaoDoPaciente = { tipo: 'crustaceos', palavras: 'camarão', motivo: 'alergia' };
  expect(checkLine('100 g de camarão', [both])).toHaveLength(1);
  expect(checkLine('Lagosta grelhada', [both])).toHaveLength(1);
});

describe('own foods', () => {
  const known = {
    ownFoods: ownFoods([
      { id: '1', nome: 'Pão da Joana', kcal: 250, contem: ['ovo'], conteudo_conferido: true },
      { id: '2', nome: 'Cookie da Bia', kcal: 400, contem: ['amendoim'] },
    ]),
  };
  const found = (line: string, tipo: Restricao) =>
    checkLine(line, [{ tipo }], known).map(({ certainty }) => certainty);

  test('checked tags decide', () => {
    expect(found('2 fatias de pão da Joana', 'ovo')).toEqual(['contem']);
    expect(found('2 fatias de pão da Joana', 'gluten')).toEqual([]);
    expect(found('1 pão francês', 'gluten')).toEqual(['contem']);
  });
  test('without a check the words are read too, and the rest is not verified', () => {
    expect(found('1 cookie da Bia', 'amendoim')).toEqual(['contem', 'nao_verificado']);
    expect(found('1 cookie da Bia', 'gluten')).toEqual(['contem', 'nao_verificado']);
    expect(found('1 cookie da Bia', 'peixe')).toEqual(['nao_verificado']);
  });
});

test('words that were settled as a food are that food', () => {
  const decisions = new Map([['blergh casa', { food: 'leite-integral' }]]);
  const found = (tipo: Restricao, known = {}) =>
    checkLine('1 copo de blergh da casa', [{ tipo }], known).map(({ certainty }) => certainty);
  expect(FOODS.some(({ id }) => id === 'leite-integral')).toBe(true);
  expect(found('lactose')).toEqual(['nao_verificado']);
  expect(found('lactose', { decisions })).toEqual(['contem']);
  expect(found('gluten', { decisions })).toEqual([]);
});

describe('kidneys', () => {
  const found = (line: string, tipo: 'potassio' | 'fosforo') =>
    checkLine(line, [{ tipo }]).map(({ certainty, reason }) => `${certainty}: ${reason}`);
  test('the amount decides', () => {
    expect(found('1 unidade de banana prata (100 g)', 'potassio')).toEqual([
      'contem: cerca de 358 mg de potássio nesta quantidade',
    ]);
    expect(found('30 g de banana prata', 'potassio')).toEqual([]);
    expect(found('60 g de banana prata', 'potassio')).toEqual([
      'pode_conter: cerca de 215 mg de potássio nesta quantidade',
    ]);
    expect(found('250 g de iogurte natural', 'fosforo')[0]).toMatch(/^contem: cerca de \d+ mg de fósforo/);
  });
  test('an unknown food or figure is not verified', () => {
    expect(found('100 g de blergh', 'potassio')[0]).toMatch(/^nao_verificado/);
    const unknown = FOODS.find(({ figures }) => figures.potassium === null);
    expect(found(`100 g de ${unknown?.name}`, 'potassio')[0]).toMatch(/^nao_verificado/);
  });
});

test('words that were settled as a food still are without what they deny', () => {
  const decisions = new Map([
    ['1 pote de requeijao sem lactose', { food: 'requeijao-cremoso', grams: 30 }],
    ['queijo prato sem lactose', { food: 'queijo-prato' }],
  ]);
  const of = (tipo: 'lactose' | 'proteina_do_leite', line: string) =>
    checkLine(line, [{ tipo }], { decisions }).map(({ certainty }) => certainty);
  for (const line of ['1 pote de requeijão sem lactose', '2 fatias de queijo prato sem lactose']) {
    expect(of('lactose', line)).toEqual([]);
    expect(of('proteina_do_leite', line)).toEqual(['contem']);
  }
});
