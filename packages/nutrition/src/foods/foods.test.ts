import { describe, expect, test } from 'vitest';
import type { Food } from '../food.ts';
import { measureNamed } from '../measures.ts';
import { NUTRIENTS } from '../nutrients.ts';
import { FOODS } from './foods.ts';
import { EXCHANGES, GROUPS, MEASURE_NAMES, SECTIONS, TAGS } from './vocabulary.ts';

const named = (wrong: (food: Food) => unknown) => FOODS.filter(wrong).map(({ name }) => name);
const gramsOf = (food: Food, measure: string) => food.measures.find(({ name }) => name === measure)?.grams;

describe('the food list', () => {
  test('holds at least 650 foods', () => {
    expect(FOODS.length).toBeGreaterThanOrEqual(650);
  });

  test('gives every food a unique id', () => {
    expect(repeated(FOODS.map(({ id }) => id))).toEqual([]);
    expect(named(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  test('uses every name and synonym once', () => {
    expect(repeated(FOODS.flatMap(({ name, synonyms }) => [name, ...synonyms].map(folded)))).toEqual([]);
  });

  test('places every food in a known group, section and exchange group', () => {
    const of = (words: readonly string[], word: string) => words.includes(word);
    expect(named(({ group }) => !of(GROUPS, group))).toEqual([]);
    expect(named(({ section }) => !of(SECTIONS, section))).toEqual([]);
    expect(named(({ exchange }) => exchange && !(exchange in EXCHANGES))).toEqual([]);
    expect(GROUPS.filter((group) => !FOODS.some((food) => food.group === group))).toEqual([]);
    expect(SECTIONS.filter((section) => !FOODS.some((food) => food.section === section))).toEqual([]);
    expect(Object.keys(EXCHANGES).filter((id) => !FOODS.some(({ exchange }) => exchange === id))).toEqual([]);
  });

  test('marks exactly one food of every family as the served one', () => {
    const families = FOODS.flatMap(({ family }) => family ?? []);
    const served = FOODS.filter(({ asServed }) => asServed).map(({ family }) => family ?? '');
    expect(repeated(served)).toEqual([]);
    expect(new Set(served)).toEqual(new Set(families));
    const prepared = FOODS.filter(({ family }) => family).map(
      ({ family, preparation }) => `${family} ${preparation}`,
    );
    expect(repeated(prepared)).toEqual([]);
    expect(prepared.filter((each) => each.endsWith('undefined'))).toEqual([]);
  });

  test('cites a source for every own figure and own measure', () => {
    expect(named(({ source }) => source.table === 'own' && source.cite === '')).toEqual([]);
    expect(
      named(({ measures }) => measures.some(({ source }) => source.table === 'own' && source.cite === '')),
    ).toEqual([]);
  });
});

describe('the figures of a food', () => {
  test('are 17, and none is negative', () => {
    expect(named(({ figures }) => Object.keys(figures).length !== NUTRIENTS.length)).toEqual([]);
    expect(
      named(({ figures }) => Object.values(figures).some((value) => value !== null && !(value >= 0))),
    ).toEqual([]);
  });

  test('leave out energy or a macronutrient only where the table does', () => {
    const missing = named(({ figures }) =>
      (['energy', 'protein', 'carbohydrate', 'fat'] as const).some((nutrient) => figures[nutrient] === null),
    );
    expect(missing).toEqual(['Cachaça']);
  });

  test('fit into 100 g', () => {
    const over = named(
      ({ figures: { protein, carbohydrate, fat } }) => sum(protein, carbohydrate, fat) > 102,
    );
    expect(over).toEqual([]);
    expect(named(({ figures: { saturatedFat, fat } }) => (saturatedFat ?? 0) > (fat ?? 0) + 0.1)).toEqual([]);
  });

  test('have the energy that their macronutrients give', () => {
    expect(named((food) => !plausible(food) && !(food.id in otherwise))).toEqual([]);
    expect(
      Object.keys(otherwise).filter((id) => FOODS.some((food) => food.id === id && plausible(food))),
    ).toEqual([]);
  });
});

describe('the measures of a food', () => {
  test('have a known name, once in a food, and weigh something', () => {
    const known: readonly string[] = MEASURE_NAMES;
    expect(named(({ measures }) => measures.some(({ name }) => !known.includes(name)))).toEqual([]);
    expect(named(({ measures }) => repeated(measures.map(({ name }) => name)).length > 0)).toEqual([]);
    expect(named(({ measures }) => measures.some(({ grams }) => !(grams > 0 && grams <= 2000)))).toEqual([]);
  });

  test.each([
    ['colher de café', 'colher de chá'],
    ['colher de chá', 'colher de sobremesa'],
    ['colher de sobremesa', 'colher de sopa'],
    ['colher de sopa', 'colher de arroz'],
    ['colher de sopa', 'concha'],
    ['colher de sopa', 'xícara de chá'],
    ['copo americano', 'copo grande'],
    ['unidade pequena', 'unidade'],
    ['unidade', 'unidade grande'],
    ['pedaço pequeno', 'pedaço'],
  ])('of a %s weigh less than of a %s', (small, large) => {
    expect(named((food) => (gramsOf(food, small) ?? 0) >= (gramsOf(food, large) ?? Infinity))).toEqual([]);
  });

  // A spoon's grams follow from its volume and the density of the food. IBGE heaps large spoons higher than small ones.
  test('of spoons fit one density, give or take how high they are heaped', () => {
    const spoons = ['colher de sopa', 'colher de sobremesa', 'colher de chá', 'colher de café'];
    // A teaspoon of butter or margarine is spread level; the larger spoons of IBGE are heaped.
    const others = FOODS.filter(({ id }) => !/^(manteiga(-sem-sal)?$|margarina)/.test(id)).flatMap((food) => {
      const densities = spoons.flatMap((name) => {
        const grams = gramsOf(food, name);
        return grams === undefined ? [] : [grams / (measureNamed(name)?.ml ?? 1)];
      });
      const spread = Math.max(...densities) / Math.min(...densities);
      return densities.length > 1 && spread > 1.9 ? [`${food.name}: ${spread.toFixed(2)}`] : [];
    });
    expect(others).toEqual([]);
  });

  test.each(['colher de sopa', 'colher de sobremesa', 'colher de chá', 'colher de café'])(
    'a %s of one oil weighs as much as one of another',
    (spoon) => {
      const oils = FOODS.filter(({ id }) => /^(oleo-de|azeite-de|manteiga-de-garrafa)/.test(id));
      expect(new Set(oils.flatMap((food) => gramsOf(food, spoon) ?? [])).size).toBe(1);
    },
  );

  test.each([
    ['arroz-branco-cozido', 'colher de sopa', 25],
    ['arroz-integral-cozido', 'colher de sopa', 20],
    ['feijao-carioca-cozido', 'concha', 140],
    ['ovo-cozido', 'unidade', 50],
    ['banana-prata', 'unidade', 75],
    ['castanha-do-para', 'unidade', 4],
    ['whey-protein-concentrado', 'scoop', 30],
    ['pao-frances', 'unidade', 50],
  ])('of %s: one %s weighs %i g', (id, measure, grams) => {
    const food = FOODS.find((each) => each.id === id);
    expect(food && gramsOf(food, measure)).toBe(grams);
  });

  test('of liquids come with a density near that of water or oil', () => {
    expect(named(({ density }) => density !== undefined && (density < 0.9 || density > 1.2))).toEqual([]);
    const poured = named((food) => gramsOf(food, 'copo americano') === 150 && food.density === undefined);
    expect(poured).toEqual([]);
  });
});

describe('the raw factor', () => {
  test('lies in the usual range of meat, fish, grains and vegetables, and raw foods have none', () => {
    const outside = (low: number, high: number, groups: readonly string[]) =>
      named(
        ({ group, rawFactor }) =>
          groups.includes(group) && rawFactor && (rawFactor < low || rawFactor > high),
      );
    expect(outside(1, 2.2, ['Carnes', 'Aves'])).toEqual([]);
    expect(outside(0.8, 2.2, ['Peixes e frutos do mar'])).toEqual([]);
    expect(outside(0.2, 0.6, ['Cereais e massas', 'Leguminosas'])).toEqual([]);
    expect(outside(0.9, 2, ['Verduras e legumes', 'Raízes e tubérculos'])).toEqual([]);
    expect(named(({ preparation, rawFactor }) => preparation === 'cru' && rawFactor)).toEqual([]);
  });
});

describe('the tags of a food', () => {
  const has = (food: Food, tag: string) => (food.tags as readonly string[]).includes(tag);

  test('are all in the list of tags', () => {
    const known: readonly string[] = TAGS;
    expect(named(({ tags }) => tags.some((tag) => !known.includes(tag)))).toEqual([]);
  });

  test.each([
    ['lactose', 'milk-protein'],
    ['milk-protein', 'animal-origin'],
    ['egg', 'animal-origin'],
    ['fish', 'animal-origin'],
    ['red-meat', 'animal-origin'],
    ['pork', 'animal-origin'],
    ['poultry', 'animal-origin'],
  ])('%s is always together with %s', (tag, other) => {
    expect(named((food) => has(food, tag) && !has(food, other))).toEqual([]);
  });

  test.each([
    ['egg', /\bovos?\b|omelete|\bclara\b|\bgema\b|quindim|à milanesa/i, /^Ovomaltine|Páscoa/],
    [
      'milk-protein',
      /queijo|leite|iogurte|requeijão|manteiga|ricota|coalhada/i,
      /coco|soja|amêndoas|arroz$|de aveia|castanha|amendoim|Couve/,
    ],
    ['peanut', /amendoim|paçoca\b|pé de moleque/i, /carne/],
    ['nuts', /castanha|amêndoa|\bnoz|avelã|macadâmia|pistache/i, /portuguesa|moscada/],
    [
      'gluten',
      /trigo|\bpão\b|macarrão|biscoito|aveia|cevada|centeio|\bbolo\b/i,
      /sarraceno|queijo|polvilho|arroz|aipim|Tortilha|Fruta|sem glúten/,
    ],
    ['soy', /\bsoja\b|shoyu|tofu|missô/i, /Óleo/],
    ['crustacean', /camarão|caranguejo|\bsiri\b/i],
    ['fish', /peixe|atum|sardinha|salmão|bacalhau|tilápia|merluza/i, /Bolinho/],
    ['pork', /presunto|porco|suín|bacon|linguiça|salame|mortadela/i, /frango/],
    ['poultry', /frango|\bperu\b|chester|coxinha/i],
    ['alcohol', /cerveja|vinho|cachaça|vodca|caipirinha|licor/i, /Levedo/],
    ['added-sugar', /^açúcar|com açúcar|goiabada|refrigerante de|leite condensado/i],
    ['caffeine', /café|chá-(mate|preto|verde)|cola$/i, /descafeinado/],
  ])('%s is on every food whose name says so', (tag, pattern, except = /^$/) => {
    expect(named((food) => pattern.test(food.name) && !except.test(food.name) && !has(food, tag))).toEqual(
      [],
    );
  });

  test('gluten, lactose and meat are on no food that is free of them', () => {
    const wrong = named(
      (food) => has(food, 'gluten') && /^(Arroz branco|Batata-|Feijão-preto|Goma)/.test(food.name),
    );
    expect(wrong).toEqual([]);
    expect(named((food) => has(food, 'lactose') && /sem lactose/.test(food.name))).toEqual([]);
    const plants = ['Frutas', 'Verduras e legumes', 'Raízes e tubérculos', 'Leguminosas'];
    const flesh = ['red-meat', 'pork', 'poultry', 'fish'];
    expect(named((food) => plants.includes(food.group) && flesh.some((tag) => has(food, tag)))).toEqual([
      'Pirão',
      'Quibebe com carne',
    ]);
  });
});

/** Foods whose energy does not follow 4, 4 and 9 kcal per gram, and why. */
const otherwise: Record<string, string> = {
  'farelo-de-aveia': 'USDA counts oat bran with factors of its own, lower than 4 and 9',
  'cacau-em-po': 'USDA counts cocoa with factors of its own: much of it is not digested',
  espirulina: 'USDA counts algae with factors of its own',
  'cafe-soluvel': 'much of the carbohydrate of coffee is not digested',
  'chiclete-sem-acucar': 'its carbohydrate is polyols, some 2.4 kcal per gram',
  'fermento-em-po': 'its carbohydrate is worked out by difference and is mostly mineral',
  vinagre: 'acetic acid has energy and is none of the three',
  'vinagre-balsamico': 'acetic acid has energy and is none of the three',
  'essencia-de-baunilha': 'a third of it is alcohol',
};

/** Fibre gives some 2 kcal per gram and alcohol 7: the band covers both ways of counting fibre. */
function plausible({ figures, tags }: Food): boolean {
  const { energy, protein, carbohydrate, fat, fibre } = figures;
  if (energy === null || protein === null || carbohydrate === null || fat === null) return true;
  if (tags.includes('alcohol')) return true;
  const most = 4 * protein + 4 * carbohydrate + 9 * fat;
  const least = most - 4 * Math.min(fibre ?? 0, carbohydrate);
  return energy >= least * 0.85 - 6 && energy <= most * 1.15 + 6;
}

function sum(...values: (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

function repeated(words: readonly string[]): string[] {
  return [...new Set(words.filter((word, i) => words.indexOf(word) !== i))];
}

function folded(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim();
}
