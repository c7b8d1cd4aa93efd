import { describe, expect, test } from 'vitest';
import {
  amountBought,
  type NeededOption,
  type ShoppingNeeds,
  shoppingList,
  shoppingText,
  usualShopping,
  wantedAmounts,
} from './shopping-list.ts';

const needs: ShoppingNeeds = {
  sections: ['Hortifruti', 'Mercearia'],
  foods: [
    { name: 'Arroz branco', section: 1, by: 'g' },
    { name: 'Banana-prata', section: 0, by: 'unidade' },
    { name: 'Azeite de oliva', section: 1, by: 'ml' },
    { name: 'Abacate', section: 0, by: 'unidade' },
  ],
  meals: [
    [
      {
        items: [
          [0, 36, ['Batata-inglesa', 'Macarrão']],
          [2, null],
        ],
        written: [['Torta do vizinho', 1]],
      },
      { items: [[1, 1]], written: [] },
    ],
    [
      {
        items: [
          [0, 27],
          [2, 8.7],
          [3, 0.1],
        ],
        written: [],
      },
    ],
  ],
};

describe('an amount is rounded up to what is sold', () => {
  test.each([
    [0.3, 'g', '10 g'],
    [56, 'g', '60 g'],
    [100, 'g', '100 g'],
    [101, 'g', '150 g'],
    [525, 'g', '550 g'],
    [0.1 * 3 * 1000, 'g', '300 g'],
    [951, 'g', '1 kg'],
    [1001, 'g', '1,1 kg'],
    [12_345, 'g', '12,4 kg'],
    [1_400, 'ml', '1,4 L'],
    [61, 'ml', '70 ml'],
    [0.05, 'unidade', '1 unidade'],
    [3.5, 'unidade', '4 unidades'],
    [7.07, 'unidade', '7 unidades'],
    [2.2, 'dente', '3 dentes'],
  ] as const)('%f %s → %s', (amount, by, words) => {
    expect(amountBought(amount, by)).toBe(words);
  });
});

test('a week for one person takes the first option of every meal, merges foods and walks by section', () => {
  expect(shoppingList(needs, usualShopping(needs))).toEqual([
    { name: 'Hortifruti', lines: [{ name: 'Abacate', amount: '1 unidade', remark: '' }] },
    {
      name: 'Mercearia',
      lines: [
        // 7 × (36 + 27)
        { name: 'Arroz branco', amount: '450 g', remark: 'ou batata-inglesa, macarrão' },
        // 7 × 8.7
        { name: 'Azeite de oliva', amount: '70 ml', remark: 'e mais, à vontade' },
      ],
    },
    {
      name: 'Como está no cardápio',
      lines: [{ name: 'Torta do vizinho', amount: '7 vezes', remark: '' }],
    },
  ]);
});

const lineOf = (amount: number, food: Partial<ShoppingNeeds['foods'][number]>) => {
  const bought = { name: 'x', section: 0, by: 'g', ...food } as const;
  const made = {
    sections: ['s'],
    foods: [bought],
    meals: [[{ items: [[0, amount] as const], written: [] }]],
  };
  return shoppingList(made, { days: 1, people: 1, options: [[0]] })[0]?.lines[0];
};

describe('the packets of a shop stand beside the amount', () => {
  test.each([
    [14, { by: 'unidade', pack: ['dúzia', 12] }, '2 dúzias'],
    [12, { by: 'unidade', pack: ['dúzia', 12] }, '1 dúzia'],
    [1400, { by: 'ml', pack: ['caixa', 1000] }, '2 caixas de 1 L'],
    [350, { pack: ['pacote', 500] }, '1 pacote de 500 g'],
    [7, { by: 'unidade', pack: ['pacote', 8] }, '1 pacote de 8 unidades'],
    [90, { pack: ['lata', 84] }, '1 lata de 84 g'],
    [400, { pack: ['maço', 300] }, '2 maços'],
    [1916, { pack: ['unidade', 1800] }, 'cerca de 1 unidade'],
    [700, { pack: ['unidade', 8000] }, ''],
    [300, {}, ''],
  ] as const)('%f %o → %s', (amount, food, words) => {
    expect(lineOf(amount, food)?.remark).toBe(words);
  });
});

describe('the packets hold at least the amount beside them', () => {
  test.each([
    [145, { pack: ['pacote', 140] }, '140 g', '1 pacote de 140 g'],
    [160, { pack: ['pacote', 140] }, '200 g', '2 pacotes de 140 g'],
    [1020, { by: 'ml', pack: ['caixa', 1000] }, '1 L', '1 caixa de 1 L'],
    [1190, { pack: ['pote', 170] }, '1,19 kg', '7 potes de 170 g'],
    [315, { pack: ['caixa', 165] }, '330 g', '2 caixas de 165 g'],
    [13, { by: 'unidade', pack: ['dúzia', 12] }, '13 unidades', '2 dúzias'],
    [12.05, { by: 'unidade', pack: ['dúzia', 12] }, '12 unidades', '1 dúzia'],
  ] as const)('%f %o → %s (%s)', (needed, food, amount, remark) => {
    expect(lineOf(needed, food)).toMatchObject({ amount, remark });
  });

  test('for any need and any packet, and never much less than the need', () => {
    const random = generator(20_261_119);
    const held = (words: string) => {
      const [count = 1, content = 1] = [...words.matchAll(/[\d,]+/g)].map(([digits]) =>
        Number(digits.replace(',', '.')),
      );
      return count * content * (/kg|L/.test(words) ? 1000 : 1);
    };
    for (let round = 0; round < 500; round++) {
      const [needed, holds] = [1 + random() * 3000, 1 + Math.floor(random() * 1500)];
      const by = (['g', 'ml', 'unidade'] as const)[Math.floor(random() * 3)] ?? 'g';
      const line = lineOf(needed, { by, pack: ['pacote', holds] });
      const amount = Number(/[\d,]+/.exec(line?.amount ?? '')?.[0].replace(',', '.'));
      const shown = amount * (/kg|L/.test(line?.amount ?? '') ? 1000 : 1);
      expect(held(line?.remark ?? '')).toBeGreaterThanOrEqual(shown - 1e-6);
      expect(shown).toBeGreaterThanOrEqual(needed - Math.max(holds, 1) * 0.1 - 1e-6);
    }
  });
});

test('options that are chosen together share the days; a meal without an option needs nothing', () => {
  const choice = { days: 6, people: 2, options: [[0, 1], []] };
  const { foods, written } = wantedAmounts(needs, choice);
  expect(foods.get(0)?.amount).toBe(36 * 3 * 2);
  expect(foods.get(1)?.amount).toBe(6);
  expect(foods.has(3)).toBe(false);
  expect(written.get('Torta do vizinho')).toBe(6);
});

test('the message has one line for each thing, and sections in bold', () => {
  const choice = { ...usualShopping(needs), days: 1, people: 2 };
  expect(shoppingText(shoppingList(needs, choice), choice)).toBe(
    [
      '*Lista de compras* (1 dia, 2 pessoas)',
      '',
      '*Hortifruti*',
      'Abacate: 1 unidade',
      '',
      '*Mercearia*',
      'Arroz branco: 150 g (ou batata-inglesa, macarrão)',
      'Azeite de oliva: 20 ml (e mais, à vontade)',
      '',
      '*Como está no cardápio*',
      'Torta do vizinho: 2 vezes',
    ].join('\n'),
  );
});

test('the amounts of a list grow in proportion to days and people, for any plan and any options', () => {
  const random = generator(20_261_116);
  for (let round = 0; round < 200; round++) {
    const made = randomNeeds(random);
    const options = made.meals.map((all) => all.flatMap((_, place) => (random() < 0.5 ? [place] : [])));
    const [days, people] = [1 + Math.floor(random() * 31), 1 + Math.floor(random() * 20)];
    const one = wantedAmounts(made, { days: 1, people: 1, options });
    const all = wantedAmounts(made, { days, people, options });
    expect([...all.foods.keys()]).toEqual([...one.foods.keys()]);
    for (const [food, { amount }] of all.foods) {
      const single = one.foods.get(food)?.amount ?? null;
      if (single === null) expect(amount).toBeNull();
      else expect(amount).toBeCloseTo(single * days * people, 6);
    }
    for (const [text, times] of all.written)
      expect(times).toBeCloseTo((one.written.get(text) ?? 0) * days * people, 6);
  }
});

/** Always the same numbers, so that a failure can be repeated. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomNeeds(random: () => number): ShoppingNeeds {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const option = (): NeededOption => ({
    items: Array.from({ length: upTo(8) }, () => [upTo(3), random() < 0.2 ? null : random() * 300] as const),
    written: Array.from({ length: upTo(2) }, () => [`linha ${upTo(3)}`, random() * 2] as const),
  });
  const meals = Array.from({ length: upTo(6) }, () => Array.from({ length: upTo(4) }, option));
  return { ...needs, meals };
}
