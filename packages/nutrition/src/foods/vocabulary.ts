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
  /** Two foods of the group are equivalent when this nutrient is the same. */
  readonly matched: Nutrient;
}

/**
 * The groups inside which one food may stand for another. Starches and fruit are matched on carbohydrate, meat, eggs
 * and protein powders on protein, everything else on energy.
 */
export const EXCHANGES = {
  amidos: { name: 'Pães, cereais, raízes e tubérculos', matched: 'carbohydrate' },
  leguminosas: { name: 'Leguminosas', matched: 'energy' },
  carnes: { name: 'Carnes, aves, peixes e ovos', matched: 'protein' },
  proteicos: { name: 'Suplementos proteicos', matched: 'protein' },
  leite: { name: 'Leite, iogurte e bebidas vegetais', matched: 'energy' },
  queijos: { name: 'Queijos', matched: 'energy' },
  frutas: { name: 'Frutas', matched: 'carbohydrate' },
  // A: leaves and vegetables of little carbohydrate; B: those of some 5 to 10 g in 100 g.
  'hortalicas-a': { name: 'Hortaliças A', matched: 'energy' },
  'hortalicas-b': { name: 'Hortaliças B', matched: 'energy' },
  gorduras: { name: 'Óleos e gorduras', matched: 'energy' },
  oleaginosas: { name: 'Oleaginosas e sementes', matched: 'energy' },
  doces: { name: 'Açúcares e doces', matched: 'energy' },
} as const satisfies Record<string, Exchange>;

export type ExchangeId = keyof typeof EXCHANGES;

/** The publications behind the list, as they ask to be named. Every screen and paper with numbers shows them. */
export const CITATIONS = {
  TACO: 'TACO, 4ª ed., NEPA/UNICAMP, 2011',
  IBGE: 'IBGE, POF 2008-2009, Tabelas de composição nutricional e de medidas referidas, 2011',
  own: 'Lista do Alecrim, com dados do USDA FoodData Central e de rótulos',
} as const;
