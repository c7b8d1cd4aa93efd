import { expect, test } from 'vitest';
import { planMeasures } from './plan-measures.ts';

function measuresOf(...lines: string[]) {
  const steps = planMeasures({ meals: [[lines]], recipes: [] });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

test.each([
  ['2 colheres de sopa de arroz integral cozido', 'colher de sopa', 'colher de sopa', 20, 15],
  ['2 colheres de sopa rasas de aveia', 'colher de sopa', 'colher de sopa rasa', 7.5, undefined],
  ['1 concha de feijão carioca', 'concha', 'concha', 140, undefined],
  ['½ xícara de arroz branco cozido', 'xícara de chá', 'xícara de chá', 130, 200],
])('%s: grams of one measure of this food', (line, name, label, grams, ml) => {
  expect(measuresOf(line)).toMatchObject([{ line, measures: [{ name, label, grams, ...(ml && { ml }) }] }]);
});

test('the same spoon of two foods has the grams of each', () => {
  const [{ measures } = { measures: [] }] = measuresOf(
    '1 colher de sopa de chia + 1 colher de sopa de aveia',
  );
  expect(measures).toMatchObject([
    { name: 'colher de sopa', food: 'chia', grams: 12 },
    { name: 'colher de sopa', food: 'aveia', grams: 15 },
  ]);
});

test.each(['2 fatias de pão integral (50 g)', '1 copo de leite', '1 punhado de castanhas'])(
  'no grams beside written ones, and none of an unsure reading: %s',
  (line) => {
    const [found] = measuresOf(line);
    expect(found?.measures).toHaveLength(1);
    expect(found?.measures[0]).not.toHaveProperty('grams');
    expect(found?.measures[0]).not.toHaveProperty('ml');
  },
);

test('lines without a measure are left out', () => {
  expect(measuresOf('Salada à vontade', '100 g de frango', 'Beba água')).toEqual([]);
});
