import { describe, expect, test } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import { decisionsFrom, decisionsOf } from '../plan/decisions.ts';
import type { Decision, Item } from './answer.ts';
import { NO_AMOUNT, weightKey } from './decision-keys.ts';
import { foodIndex } from './food-index.ts';
import { readLine } from './read-line.ts';

const index = foodIndex(FOODS);
const itemsOf = (text: string, decisions?: ReadonlyMap<string, Decision>) =>
  readLine(index, text, { decisions }).items;

function firstOf(text: string, decisions?: ReadonlyMap<string, Decision>): Item {
  const [item] = itemsOf(text, decisions);
  if (!item) throw new Error(`nothing is read in “${text}”`);
  return item;
}

const weightOf = (text: string, grams: number) => {
  const { subject, counts } = firstOf(text);
  return new Map([[weightKey(subject, counts?.measure ?? ''), { grams }]]);
};

/** As the button *Está certo* keeps it, and as a plan reads it again. */
const confirmed = (text: string) => decisionsOf(decisionsFrom(firstOf(text), { isRight: true }, text));

describe('*Está certo*', () => {
  const text = '4 col. sopa de carne moída (patinho) refogada';
  const others = [
    ['6 col. sopa de carne moída (patinho) refogada', 1.5],
    ['2 colheres de sopa de carne moída (patinho) refogada', 0.5],
  ] as const;

  test.each(others)('on one number of spoons holds for the weight of a spoon: %s', (other, times) => {
    const { grams = 0 } = firstOf(text);
    expect(firstOf(other, confirmed(text)).grams).toBeCloseTo(grams * times);
  });

  test('never changes written grams', () => {
    const written = '200 g de carne moída (patinho) refogada';
    expect(firstOf(written, confirmed(text)).grams).toBe(200);
  });

  test('makes the line sure, and no other amount of it surer than it was', () => {
    const open = '1 copo de leite integral';
    expect(firstOf(open).confidence).toBe('unsure');
    expect(firstOf(open, confirmed(open)).confidence).toBe('sure');
  });

  test('settles only what was in doubt: a weight that was guessed says nothing about the food', () => {
    const [kept, ...more] = decisionsFrom(
      firstOf('1 copo de leite integral'),
      { isRight: true },
      '1 copo de leite integral',
    );
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ alimento: null, gramas: firstOf('1 copo de leite integral').grams });
  });

  test('on a line whose structure is open holds while it is read as that food and those grams', () => {
    const open = 'Pão francês com 1 fatia de queijo minas (70 g)';
    const [, cheese] = itemsOf(open);
    if (!cheese) throw new Error('no cheese');
    expect(cheese.confidence).toBe('unsure');
    const kept = decisionsFrom(cheese, { isRight: true }, open);
    expect(itemsOf(open, decisionsOf(kept))[1]).toMatchObject({ confidence: 'sure', grams: cheese.grams });
    const other = kept.map((one) => ({ ...one, gramas: 10 }));
    expect(itemsOf(open, decisionsOf(other))[1]).toMatchObject({ confidence: 'unsure', grams: cheese.grams });
  });
});

describe('words beside an item that nothing explains', () => {
  const press = (text: string, before = decisionsOf([])) =>
    new Map([...before, ...decisionsOf(decisionsFrom(firstOf(text, before), { isRight: true }, text))]);

  test.each([
    '1 filé de frango (tilápia)',
    '1 copo de suco verde (couve, limão, gengibre e maçã)',
    '120 g de peito de frango (coxa)',
    'Até 2 fatias de pão integral',
    '80 g de banana 7',
  ])('are settled by one press: %s', (text) => {
    expect(firstOf(text).confidence).toBe('unsure');
    expect(firstOf(text, press(text))).toMatchObject({ confidence: 'sure', grams: firstOf(text).grams });
  });

  test('are another question where they are other words', () => {
    const decisions = press('1 filé de frango (tilápia)');
    expect(firstOf('1 filé de frango (merluza)', decisions).confidence).toBe('unsure');
    expect(firstOf('1 filé de frango', decisions).confidence).toBe('sure');
  });

  test('do not keep another food from being chosen, before the press or after it', () => {
    const text = '1 filé de frango (tilápia)';
    const swap = (before = decisionsOf([])) => {
      const kept = decisionsFrom(firstOf(text, before), { food: 'tilapia-grelhada' }, text);
      return new Map([...before, ...decisionsOf(kept)]);
    };
    for (const decisions of [swap(), swap(press(text))])
      expect(firstOf(text, decisions).food?.id).toBe('tilapia-grelhada');
    expect(firstOf(text, press(text, swap(press(text))))).toMatchObject({
      food: { id: 'tilapia-grelhada' },
      confidence: 'sure',
    });
  });

  test('do not keep the item from being left out', () => {
    const text = '1 filé de frango (tilápia)';
    const kept = decisionsFrom(firstOf(text), { isSkipped: true }, text);
    expect(firstOf(text, decisionsOf(kept)).role).toBe('free');
  });

  test('are explained by the food that was chosen for them', () => {
    const { subject } = firstOf('120 g de peito de frango (coxa)');
    const decisions = new Map([[subject, { food: 'coxa-de-frango-cozida' }]]);
    expect(firstOf('120 g de peito de frango (coxa)', decisions).doubts.map(({ code }) => code)).toEqual([
      'bracket-foods',
    ]);
  });
});

describe('the weight of a measure', () => {
  test('holds for every number of it', () => {
    const decisions = weightOf('1 torrada', 12);
    expect(firstOf('2 torradas', decisions)).toMatchObject({ grams: 24, confidence: 'sure' });
    expect(firstOf('3 Torradas', decisions).grams).toBe(36);
  });

  test('holds for no other measure, and never for written grams', () => {
    const decisions = weightOf('1 colher de sopa de arroz branco', 40);
    expect(firstOf('2 colheres de sopa de arroz branco', decisions).grams).toBe(80);
    const ladle = '1 escumadeira de arroz branco';
    expect(firstOf(ladle, decisions).grams).toBe(firstOf(ladle).grams);
    expect(firstOf('2 colheres de sopa de arroz branco (50 g)', decisions).grams).toBe(50);
    expect(firstOf('2 colheres de 20 g de arroz branco', decisions).grams).toBe(40);
  });

  test('tells a level spoon from a full one', () => {
    const decisions = weightOf('1 colher de sopa rasa de arroz branco', 10);
    expect(firstOf('3 colheres de sopa rasas de arroz branco', decisions).grams).toBe(30);
    expect(firstOf('1 colher de sopa de arroz branco', decisions).grams).toBe(25);
  });

  test('can be said of a food without an amount', () => {
    const { subject } = firstOf('Brócolis no vapor');
    const decisions = new Map([[weightKey(subject, NO_AMOUNT), { grams: 80 }]]);
    expect(firstOf('Brócolis no vapor', decisions)).toMatchObject({ grams: 80, role: 'chosen' });
    expect(firstOf('100 g de brócolis no vapor', decisions).grams).toBe(100);
  });
});

describe('another food', () => {
  test('holds wherever the same words are written, with any amount', () => {
    const { subject } = firstOf('1 copo de leite integral');
    const decisions = new Map([[subject, { food: 'leite-desnatado' }]]);
    for (const text of ['200 ml de leite integral', 'Ceia: 2  COPOS de Leite Integral'])
      expect(firstOf(text, decisions).food?.id).toBe('leite-desnatado');
  });

  test('of a measure that belongs to the name holds for that name only', () => {
    const { subject } = firstOf('1 barra de cereal');
    expect(subject).toBe('barra cereal');
    expect(firstOf('30 g de cereal matinal').subject).not.toBe(subject);
  });
});

describe('*Não contar*', () => {
  test('is about this wording with this amount', () => {
    const decisions = decisionsOf(decisionsFrom(firstOf('1 ovo'), { isSkipped: true }, '1 ovo'));
    expect(readLine(index, '1 ovo', { decisions })).toMatchObject({
      status: 'free',
      items: [{ role: 'free' }],
    });
    expect(firstOf('2 ovos', decisions).role).toBe('chosen');
  });
});

describe('decisions of earlier versions', () => {
  const kept = (texto: string, gramas: number) =>
    decisionsOf([{ texto, alimento: null, gramas, nao_contar: false }]);

  test('a total of counted measures says what one of them weighs, for that wording', () => {
    expect(firstOf('2 torradas', kept('2 torradas', 30)).grams).toBe(30);
    expect(firstOf('3 torradas', kept('2 torradas', 30)).grams).toBe(firstOf('3 torradas').grams);
  });

  test('a total never takes the place of written grams or of a shared amount', () => {
    expect(firstOf('100 g de arroz branco', kept('100 g de arroz branco', 60)).grams).toBe(100);
    const shared = '4 col. sopa de carne moída (patinho) refogada';
    const { wording, grams } = firstOf(shared);
    expect(firstOf(shared, kept(wording, 333)).grams).toBe(grams);
  });
});
