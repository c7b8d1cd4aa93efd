import { describe, expect, test } from 'vitest';
import { estimateOf } from './estimate.ts';
import { FOODS } from './foods/foods.ts';
import { keysFor } from './reading/decision-keys.ts';
import { foodIndex } from './reading/food-index.ts';
import { readLine } from './reading/read-line.ts';

const index = foodIndex(FOODS);
const estimate = (text: string) => estimateOf(readLine(index, text));

describe('an estimate', () => {
  test('names food, source, grams and energy', () => {
    expect(estimate('2 colheres de sopa de arroz integral')).toEqual({
      text: '2 colheres de sopa de arroz integral',
      status: 'counted',
      items: [
        {
          group: 1,
          role: 'chosen',
          name: 'Arroz integral cozido',
          source: { table: 'TACO', id: '1' },
          grams: 40,
          kcal: 49.6,
          confidence: 'sure',
          reason: '2 × colher de sopa de 20 g',
        },
      ],
    });
  });

  test.each([
    ['1 pedaço médio de abóbora cabotiá', /^1 × pedaço médio de /],
    ['1 cacho pequeno de uva', /^1 × cacho pequeno de /],
    ['1 unidade pequena de batata doce', /^1 × unidade pequena de /],
  ])('says the size of “%s” as it agrees with its measure', (text, reason) => {
    expect(estimate(text).items[0]?.reason).toMatch(reason);
  });

  test('a decision about a measure with a size is found by the key of earlier versions', () => {
    const [item] = readLine(index, '1 pedaço pequeno de melancia').items;
    expect(item?.counts?.measure).toBe('pedaço pequeno');
    expect(item && keysFor(item)).toContain(`${item?.subject} | pedaço pequena`);
  });

  test.each([
    ['100 g de lentilha assada', 'a lista não tem esta preparação (assado) de Lentilha'],
    ['100 g de abóbora cabotiá assada', 'a lista não tem esta preparação (assado) de Abóbora cabotiá'],
  ])('names in “%s” the preparation that the list lacks', (text, doubt) => {
    expect(JSON.stringify(readLine(index, text))).toContain(`${doubt}"`);
  });

  test('of a food without an amount has no grams and no energy', () => {
    const [item] = estimate('arroz integral').items;
    expect(item).toMatchObject({ role: 'unknown', confidence: 'unsure' });
    expect(item?.grams).toBeUndefined();
    expect(item?.kcal).toBeUndefined();
  });
});
