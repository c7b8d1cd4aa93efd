import type { Nutrient } from '../nutrients.ts';

/** The groups of the list, as people read them. */
export const GROUPS = [
  'Cereais e massas',
  'Pães, bolos e biscoitos',
  'Raízes e tubérculos',
  'Leguminosas',
  'Verduras e legumes',
  'Frutas',
  'Carnes',
  'Embutidos e frios',
  'Aves',
  'Peixes e frutos do mar',
  'Ovos',
  'Leite e derivados',
  'Óleos e gorduras',
  'Oleaginosas e sementes',
  'Açúcares e doces',
  'Bebidas',
  'Temperos e molhos',
  'Preparações',
  'Suplementos',
] as const;

export type Group = (typeof GROUPS)[number];

/** Where a shop keeps the food; a shopping list is grouped by it. */
export const SECTIONS = [
  'Hortifruti',
  'Açougue',
  'Peixaria',
  'Padaria',
  'Laticínios e frios',
  'Mercearia',
  'Congelados',
  'Bebidas',
  'Suplementos',
  'Refeições prontas',
] as const;

export type Section = (typeof SECTIONS)[number];

/** What a person may have to avoid. A product of a factory may hold more than its usual recipe: labels decide. */
export const TAGS = [
  'gluten',
  'lactose',
  'milk-protein',
  'egg',
  'peanut',
  'nuts',
  'sesame',
  'soy',
  'fish',
  'crustacean',
  'mollusc',
  'pork',
  'red-meat',
  'poultry',
  'animal-origin',
  'added-sugar',
  'sweetener',
  'alcohol',
  'caffeine',
] as const;

export type Tag = (typeof TAGS)[number];

/** The household measures of the list. IBGE weighs spoons and ladles full and units medium. */
export const MEASURE_NAMES = [
  'colher de sopa',
  'colher de sobremesa',
  'colher de chá',
  'colher de café',
  'colher de arroz',
  'xícara de chá',
  'xícara de café',
  'copo americano',
  'copo médio',
  'copo de requeijão',
  'copo grande',
  'caneca',
  'taça',
  'tigela',
  'concha',
  'escumadeira',
  'pegador',
  'prato raso',
  'prato fundo',
  'prato de sobremesa',
  'pires',
  'unidade',
  'unidade pequena',
  'unidade grande',
  'metade',
  'fatia',
  'rodela',
  'pedaço',
  'pedaço pequeno',
  'filé',
  'bife',
  'posta',
  'coxa',
  'sobrecoxa',
  'asa',
  'espetinho',
  'espiga',
  'folha',
  'ramo',
  'maço',
  'dente',
  'gomo',
  'bago',
  'cacho',
  'bola',
  'casquinha',
  'punhado',
  'pitada',
  'gota',
  'ponta de faca',
  'pote',
  'lata',
  'caixa',
  'garrafa',
  'pacote',
  'sachê',
  'fruta espremida',
  'barra',
  'tablete',
  'scoop',
  'dose',
] as const;

export type MeasureName = (typeof MEASURE_NAMES)[number];

interface Exchange {
  readonly name: string;
  /** Two foods of the group are equivalent when this is the same; `portion` is the weight that is eaten. */
  readonly matched: Nutrient | 'portion';
  /** What the equivalent may have of the original's energy, least and most. */
  readonly energy: readonly [number, number];
  /** How often the weight of the original its own may be. */
  readonly weight?: number;
}

/**
 * The groups inside which one food may stand for another. Starches and fruit are matched on carbohydrate; meat, eggs, milk,
 * cheese and protein powders on protein; vegetables on their portion; everything else on energy.
 */
export const EXCHANGES = {
  amidos: { name: 'Pães, cereais, raízes e tubérculos', matched: 'carbohydrate', energy: [0.6, 1.4] },
  leguminosas: { name: 'Leguminosas', matched: 'energy', energy: [0.8, 1.25] },
  carnes: { name: 'Carnes, aves, peixes e ovos', matched: 'protein', energy: [0.7, 1.4] },
  proteicos: { name: 'Suplementos proteicos', matched: 'protein', energy: [0.7, 1.4] },
  // Skimmed milk for whole milk, but not the other way. More than a large glass for a glass is no portion.
  leite: { name: 'Leite, iogurte e bebidas vegetais', matched: 'protein', energy: [0.5, 1.4], weight: 1.6 },
  queijos: { name: 'Queijos', matched: 'protein', energy: [0.4, 1.6], weight: 2.5 },
  frutas: { name: 'Frutas', matched: 'carbohydrate', energy: [0.7, 1.4] },
  // A: leaves and vegetables of little carbohydrate; B: those of some 5 to 10 g in 100 g.
  'hortalicas-a': { name: 'Hortaliças A', matched: 'portion', energy: [0, 8] },
  'hortalicas-b': { name: 'Hortaliças B', matched: 'portion', energy: [0, 4] },
  gorduras: { name: 'Óleos e gorduras', matched: 'energy', energy: [0.8, 1.25] },
  oleaginosas: { name: 'Oleaginosas e sementes', matched: 'energy', energy: [0.8, 1.25] },
  doces: { name: 'Açúcares e doces', matched: 'energy', energy: [0.8, 1.25] },
} as const satisfies Record<string, Exchange>;

export type ExchangeId = keyof typeof EXCHANGES;

/** The publications behind the list, as they ask to be named. Every screen and paper with numbers shows them. */
export const CITATIONS = {
  TACO: 'TACO, 4ª ed., NEPA/UNICAMP, 2011',
  IBGE: 'IBGE, POF 2008-2009, Tabelas de composição nutricional e de medidas referidas, 2011',
  own: 'Lista do Alecrim, com dados do USDA FoodData Central e de rótulos',
} as const;
