import { lineWords, type ShoppingNeeds, shoppingList, usualShopping } from '@alecrim/domain/pure';
import { describe, expect, test } from 'vitest';
import { FOODS } from '../foods/foods.ts';
import { ownFoods } from '../plan/own-food.ts';
import type { KnownFoods } from '../plan/plan-readers.ts';
import type { PlanTexts } from '../plan/plan-texts.ts';
import { planShopping } from './plan-shopping.ts';
import { dishOf } from './shop-facts.ts';
import { soldAs, YIELDS } from './sold-food.ts';

function needsOf(texts: Partial<PlanTexts>, known?: KnownFoods): ShoppingNeeds {
  const steps = planShopping({ meals: [], recipes: [], ...texts }, known);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The needs of one option, in words. */
function needed(lines: string[], more: Partial<PlanTexts> = {}, known?: KnownFoods): string[] {
  const { sections, foods, meals } = needsOf({ meals: [[lines]], ...more }, known);
  const { items, written } = meals[0]?.[0] ?? { items: [], written: [] };
  return [
    ...items.map(([place, amount, or]) => {
      const food = foods[place];
      const much = amount === null ? '' : ` ${amount} ${food?.by}`;
      return `${sections[food?.section ?? -1]}: ${food?.name}${much}${or ? ` ou ${or.join(', ')}` : ''}`;
    }),
    ...written.map(([text, times]) => `?? ${times} × ${text}`),
  ];
}

describe('what is bought', () => {
  test.each([
    // 100 × 0.36 and 140 × 0.23, the factors of docs/foods.md.
    ['100 g de arroz branco cozido', 'Mercearia: Arroz branco 36 g'],
    ['1 concha média de feijão (140 g)', 'Mercearia: Feijão carioca 32.2 g'],
    ['100 g de filé de frango grelhado', 'Açougue: Peito de frango 149 g'],
    // Without a raw row: the factor alone.
    ['100 g de carne bovina cozida', 'Açougue: Carne bovina 145 g'],
    ['100 g de arroz cru', 'Mercearia: Arroz branco 100 g'],
    ['200 ml de leite integral', 'Laticínios e frios: Leite integral 200 ml'],
    ['1 pote de iogurte natural (200 g)', 'Laticínios e frios: Iogurte natural 200 g'],
    ['1 colher de sopa de azeite (8 g)', 'Mercearia: Azeite de oliva 8.696 ml'],
    ['17 g de amendoim torrado sem sal', 'Mercearia: Amendoim torrado 17 g'],
  ])('%s → %s', (line, sold) => {
    expect(needed([line])).toEqual([sold]);
  });

  test.each([
    ['1 ovo cozido (45 g)', 'Laticínios e frios: Ovo 1 unidade'],
    ['2 ovos mexidos', 'Laticínios e frios: Ovo 2 unidade'],
    ['1/2 mamão papaia (155 g)', 'Hortifruti: Mamão papaia 0.5 unidade'],
    ['1 maçã pequena (90 g)', 'Hortifruti: Maçã 1 unidade'],
    ['150 g de banana-prata', 'Hortifruti: Banana-prata 2 unidade'],
    ['1 banana-prata assada (75 g)', 'Hortifruti: Banana-prata 1 unidade'],
    // 6 % of caps and stems.
    ['5 morangos (60 g)', 'Hortifruti: Morango 63.6 g'],
    ['1 pão francês (50 g)', 'Padaria: Pão francês 1 unidade'],
    ['2 fatias de pão integral (50 g)', 'Padaria: Pão de forma integral 50 g'],
    ['2 dentes de alho', 'Hortifruti: Alho 2 dente'],
    ['Suco de 1 limão', 'Hortifruti: Limão 1 unidade'],
  ])('is counted where it is sold by the piece: %s → %s', (line, sold) => {
    expect(needed([line])).toEqual([sold]);
  });

  test.each([
    // 200 × 1.92 and 170 × 1.61: rind, seeds and peel are on the scales.
    ['1 fatia de melancia (200 g)', 'Hortifruti: Melancia 384 g'],
    ['1 fatia de mamão (170 g)', 'Hortifruti: Mamão 273.7 g'],
    // 1.35 and 1.55 at most: the two samples of a table may be of unlike animals.
    ['100 g de abadejo grelhado', 'Peixaria: Abadejo 135 g'],
    ['100 g de patinho grelhado', 'Açougue: Patinho 155 g'],
    ['100 g de grão-de-bico cozido', 'Mercearia: Grão-de-bico 42 g'],
    ['50 g de couve crua', 'Hortifruti: Couve-manteiga 87.5 g'],
  ])('peel, rind and bones are bought too, and raw factors are those of a kitchen: %s → %s', (line, sold) => {
    expect(needed([line])).toEqual([sold]);
  });

  test('a dish is opened into its ingredients', () => {
    expect(needed(['1 crepioca (100 g)'])).toEqual([
      'Laticínios e frios: Ovo 1.24 unidade',
      'Mercearia: Goma de tapioca 30 g',
    ]);
    expect(needed(['100 g de cuscuz de milho'])).toEqual(['Mercearia: Flocão de milho 31 g']);
    expect(needed(['100 g de estrogonofe de frango'])).toContain('Açougue: Peito de frango 75 g');
  });

  test('coffee with milk is milk and ground coffee; brewed drinks have no amount and tap water is not bought', () => {
    expect(needed(['200 ml de café com leite', 'Café ou chá sem açúcar', '1 copo de água (240 ml)'])).toEqual(
      ['Laticínios e frios: Leite integral 99.029 ml', 'Mercearia: Café em pó', 'Mercearia: Chá'],
    );
  });

  test('one food of several lines and preparations is bought once', () => {
    expect(needed(['100 g de arroz', '50 g de arroz cru', '100 g de cenoura cozida', '1 cenoura'])).toEqual([
      'Mercearia: Arroz branco 86 g',
      'Hortifruti: Cenoura 1.875 unidade',
    ]);
  });

  test('the first alternative is bought, and the others are named', () => {
    expect(needed(['100 g de arroz, batata ou macarrão'])).toEqual([
      'Mercearia: Arroz branco 36 g ou Batata-inglesa, Macarrão',
    ]);
  });

  test('free foods are bought without an amount, once', () => {
    expect(needed(['Sal a gosto', 'Salada de alface e tomate à vontade', 'Sal e orégano a gosto'])).toEqual([
      'Mercearia: Sal',
      'Hortifruti: Alface',
      'Hortifruti: Tomate',
      'Mercearia: Orégano',
    ]);
  });

  test('a food that is free and has an amount in another line is needed in both ways', () => {
    expect(needed(['Tomate à vontade', '1 tomate'])).toEqual([
      'Hortifruti: Tomate 1 unidade',
      'Hortifruti: Tomate',
    ]);
  });

  test('an instruction is not on the list; a line that is not understood, or not surely, is as it is written', () => {
    expect(
      needed([
        'Mastigar bem e comer devagar',
        '2 fatias da torta do vizinho',
        '1 colher de azeite',
        '1 copo de leite',
      ]),
    ).toEqual(['?? 1 × 2 fatias da torta do vizinho', '?? 1 × 1 colher de azeite', '?? 1 × 1 copo de leite']);
  });

  test('an own food is under the other things, by its weight', () => {
    const known = { ownFoods: ownFoods([{ id: 'a', nome: 'Pão da casa', kcal: 250, porcao_gramas: 60 }]) };
    expect(needed(['2 porções de pão da casa'], {}, known)).toEqual(['Outros: Pão da casa 120 g']);
  });
});

describe('what a line denies', () => {
  const sure = (subject: string, food: string) => [subject, { food }] as const;
  const decisions = new Map([
    sure('queijo prato sem_lactose', 'queijo-prato'),
    sure('torrado sem_gluten', 'torrada'),
    sure('aveia floco sem_gluten', 'aveia-em-flocos'),
  ]);

  test.each([
    ['2 fatias de queijo prato sem lactose (30 g)', ['Laticínios e frios: Queijo prato sem lactose 30 g']],
    ['10 g de torrada sem glúten', ['Padaria: Torrada sem glúten 10 g']],
    ['10 g de torrada (SEM GLÚTEN e lactose)', ['Padaria: Torrada sem glúten e lactose 10 g']],
    // Oats are milled with wheat.
    ['30 g de aveia em flocos sem glúten', ['Mercearia: Aveia em flocos sem glúten 30 g']],
    // These never hold it, or their name says it.
    ['1 copo de leite sem lactose (200 ml)', ['Laticínios e frios: Leite sem lactose 200 ml']],
    ['1 maçã sem lactose', ['Hortifruti: Maçã 1 unidade']],
    ['1 xícara de café sem açúcar (50 ml)', ['Mercearia: Café em pó']],
    // Only of the food before it.
    [
      '30 g de queijo prato + 10 g de torrada sem glúten',
      ['Laticínios e frios: Queijo prato 30 g', 'Padaria: Torrada sem glúten 10 g'],
    ],
  ])('is bought without it: %s', (line, sold) => {
    expect(needed([line], {}, { decisions })).toEqual(sold);
  });

  test('is another thing to buy than the same food with it', () => {
    expect(needed(['30 g de queijo prato sem lactose', '20 g de queijo prato'], {}, { decisions })).toEqual([
      'Laticínios e frios: Queijo prato sem lactose 30 g',
      'Laticínios e frios: Queijo prato 20 g',
    ]);
  });
});

describe('a recipe of the plan', () => {
  const soup = {
    name: 'Sopa da casa',
    portions: 4,
    lines: ['400 g de batata crua', '2 ovos', '100 g de arroz cru', 'Sal a gosto'],
  };

  test('is opened up: the portions that are eaten of those that it makes', () => {
    expect(needed(['2 porções de sopa da casa', '10 g de arroz cru'], { recipes: [soup] })).toEqual([
      // A potato of 140 g boiled is one of 147 g raw: 200 / 147.
      'Hortifruti: Batata-inglesa 1.361 unidade',
      'Laticínios e frios: Ovo 1 unidade',
      'Mercearia: Arroz branco 60 g',
      'Mercearia: Sal',
    ]);
  });

  test('is opened up beside other foods of its line', () => {
    expect(
      needed(['1 porção de sopa da casa + 1 maçã'], { recipes: [{ ...soup, lines: ['2 ovos'] }] }),
    ).toEqual(['Laticínios e frios: Ovo 0.5 unidade', 'Hortifruti: Maçã 1 unidade']);
  });

  test('is opened up also where one of its ingredients is not understood, and that one is as it is written', () => {
    const lines = ['100 g de arroz cru', '1 pacote de mistura do vizinho'];
    expect(needed(['1 porção de sopa da casa'], { recipes: [{ ...soup, lines }] })).toEqual([
      'Mercearia: Arroz branco 25 g',
      '?? 0.25 × 1 pacote de mistura do vizinho (Sopa da casa)',
    ]);
  });

  test('that does not say how many portions it makes is as it is written', () => {
    expect(needed(['1 porção de sopa da casa'], { recipes: [{ ...soup, portions: null }] })).toEqual([
      '?? 1 × 1 porção de sopa da casa',
    ]);
  });
});

test('the ingredients of a dish have the energy of the dish, give or take a quarter', () => {
  const energyOf = (id: string) => FOODS.find((food) => food.id === id)?.figures.energy ?? Number.NaN;
  const odd = FOODS.flatMap((dish) => {
    const ingredients = dishOf(dish);
    // Coffee has no amount.
    if (!ingredients || dish.id === 'cafe-com-leite') return [];
    const energy = ingredients.reduce((sum, [id, grams = 0]) => sum + (energyOf(id) * grams) / 100, 0);
    const share = energy / energyOf(dish.id);
    return share > 0.75 && share < 1.25 ? [] : [`${dish.id} ${share}`];
  });
  expect(odd).toEqual([]);
});

test('cooked meat and fish are bought within the yields of a kitchen', () => {
  const odd = FOODS.filter(({ rawFactor, group, preparation, id }) => {
    const yields = YIELDS[group];
    // Salted cod is soaked, and prawns are weighed with their shells.
    if (!yields || !rawFactor || preparation === 'cru' || id === 'bacalhau-refogado') return false;
    return rawFactor < yields[0] || rawFactor > yields[1];
  });
  expect(odd.map(({ id }) => id)).toEqual([]);
});

test('every food of the list can be bought: a name, a section, and more than nothing of it', () => {
  for (const food of FOODS) {
    const { name, section, grams } = soldAs(food);
    expect(name, food.id).not.toMatch(/\scru[oa]?s?$|^$/);
    expect(section, food.id).not.toBe('');
    // A kilo of fried potatoes takes two of raw ones, and a kilo of boiled beans a fifth of dry ones.
    if (soldAs(food).by === 'g') expect(grams > 0.25 && grams < 6, `${food.id} ${grams}`).toBe(true);
  }
});

test('a line that the nutritionist decided not to count is on the list as it is written', () => {
  const decisions = new Map([['100 g arroz', { skip: true }]] as const);
  expect(needed(['100 g arroz'], {}, { decisions })).toEqual(['?? 1 × 100 g arroz']);
});

test('a week of a plan is bought as docs/shopping-list.md calculates it by hand', () => {
  const needs = needsOf({
    meals: [
      [
        [
          '1 pão francês (50 g)',
          '2 ovos mexidos',
          '1 fatia de mamão (170 g)',
          '1 xícara de café com leite (200 ml)',
        ],
      ],
      [['1 banana prata (75 g)', '3 castanhas-do-pará (12 g)']],
      [
        [
          '4 colheres de sopa de arroz branco (100 g)',
          '1 concha de feijão carioca (140 g)',
          '100 g de peito de frango grelhado',
          '3 colheres de sopa de brócolis cozido (30 g)',
          '1 colher de sopa de azeite (8 g)',
          'Salada de alface e tomate à vontade',
        ],
      ],
      [['1 pote de iogurte natural (170 g)', '3 colheres de sopa de aveia em flocos (45 g)']],
      [['1 fatia de melancia (200 g)', '200 g de sopa de legumes', '1 porção de frango da casa']],
    ],
    recipes: [
      {
        name: 'Frango da casa',
        portions: 4,
        lines: ['400 g de sobrecoxa de frango crua', '2 cenouras', '1 cebola'],
      },
    ],
  });
  const lines = shoppingList(needs, usualShopping(needs)).flatMap((section) => section.lines.map(lineWords));
  expect(lines).toEqual([
    'Abobrinha: 1 unidade',
    'Alface',
    'Banana-prata: 7 unidades',
    'Batata-inglesa: 2 unidades',
    'Brócolis: 400 g',
    'Cebola: 3 unidades',
    'Cenoura: 5 unidades',
    'Chuchu: 1 unidade',
    'Mamão: 2 kg (cerca de 1 unidade)',
    'Melancia: 2,7 kg',
    'Tomate',
    'Peito de frango: 1,1 kg',
    'Sobrecoxa de frango: 900 g',
    'Pão francês: 7 unidades',
    'Iogurte natural: 1,19 kg (7 potes de 170 g)',
    'Leite integral: 700 ml (1 caixa de 1 L)',
    'Ovo: 14 unidades (2 dúzias)',
    'Arroz branco: 300 g (1 pacote de 1 kg)',
    'Aveia em flocos: 330 g (2 caixas de 165 g)',
    'Azeite de oliva: 70 ml (1 garrafa de 500 ml)',
    'Café em pó',
    'Castanha-do-pará: 90 g',
    'Feijão carioca: 250 g (1 pacote de 1 kg)',
    'Óleo de soja: 20 ml (1 garrafa de 900 ml)',
  ]);
});
