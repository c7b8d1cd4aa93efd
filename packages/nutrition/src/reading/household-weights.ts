import type { Food, Measure } from '../food.ts';
import { measureNamed } from '../measures.ts';
import type { MeasureAt } from './quantities.ts';

interface FoundMeasure {
  readonly measure: Measure;
  readonly grams: number;
  readonly exact: boolean;
}

const SIZED: Readonly<Record<string, string>> = {
  pequena: 'pequen',
  grande: 'grande',
  média: 'médi',
  fina: 'fin',
  rasa: 'ras',
};

/** The food's own measure of this name and size, or one that comes near. */
export function ownMeasure(
  food: Food,
  name: string,
  others: readonly string[],
  size: MeasureAt['size'],
): FoundMeasure | undefined {
  const stem = size && SIZED[size.name];
  const sized = stem && food.measures.find((one) => one.name.startsWith(`${name} ${stem}`));
  if (sized) return { measure: sized, grams: sized.grams, exact: true };
  const own = food.measures.find((one) => one.name === name);
  const factor = size?.factor ?? 1;
  if (own !== undefined) return { measure: own, grams: own.grams * factor, exact: true };
  for (const other of others) {
    const near = food.measures.find((one) => one.name === other);
    // One "coxa de frango" is one unit of it.
    const itself = other === 'unidade' && food.name.toLowerCase().startsWith(name);
    if (near !== undefined) return { measure: near, grams: near.grams * factor, exact: itself };
  }
  return undefined;
}

/** A spoon that the food lacks, from one that it has, by what spoons hold. */
export function bySpoon(food: Food, name: string, ml: number | undefined): number | undefined {
  if (ml === undefined || !/^(colher|xícara)/.test(name)) return undefined;
  for (const other of ['colher de sopa', 'colher de sobremesa', 'colher de chá', 'xícara de chá']) {
    const own = food.measures.find((one) => one.name === other);
    const holds = measureNamed(other)?.ml;
    if (own !== undefined && holds !== undefined) return (own.grams * ml) / holds;
  }
  return undefined;
}

/** Grams of one full tablespoon of a food of the group, where its own row has no measure. */
const SPOON: Readonly<Record<string, number>> = {
  'Cereais e massas': 20,
  'Pães, bolos e biscoitos': 12,
  'Raízes e tubérculos': 30,
  Leguminosas: 20,
  'Verduras e legumes': 20,
  Frutas: 25,
  Carnes: 25,
  'Embutidos e frios': 20,
  Aves: 22,
  'Peixes e frutos do mar': 20,
  Ovos: 25,
  'Leite e derivados': 15,
  'Óleos e gorduras': 10,
  'Oleaginosas e sementes': 12,
  'Açúcares e doces': 18,
  'Temperos e molhos': 12,
  Preparações: 30,
  Suplementos: 10,
};

/** What other measures hold, in tablespoons. */
const SPOONS: Readonly<Record<string, number>> = {
  'colher de sopa': 1,
  'colher de mesa': 1,
  colher: 1,
  'colher de sobremesa': 0.65,
  'colher de chá': 0.33,
  'colher de café': 0.15,
  'colher de arroz': 2,
  'xícara de chá': 6,
  'xícara de café': 2,
  concha: 5,
  escumadeira: 4,
  pegador: 3,
  pires: 3,
  garfada: 1,
  punhado: 2,
  tigela: 12,
  'prato raso': 8,
  'prato fundo': 12,
  prato: 8,
  'prato de sobremesa': 4,
  'ponta de faca': 0.4,
};

/** Pieces by group, as lists of substitutions have them. Of bread, porridge or a dish a "porção" may be anything. */
const PIECES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'Pães, bolos e biscoitos': { fatia: 25, pacote: 30 },
  'Raízes e tubérculos': { porção: 100, pedaço: 60, fatia: 40, unidade: 140 },
  'Cereais e massas': { punhado: 30 },
  'Verduras e legumes': { porção: 60, folha: 10, rodela: 8, fatia: 10, pedaço: 30, ramo: 20, punhado: 20 },
  Frutas: { porção: 100, fatia: 90, pedaço: 60, punhado: 50, rodela: 30 },
  Carnes: { porção: 100, filé: 100, bife: 100, pedaço: 80, fatia: 60, unidade: 100 },
  Aves: { porção: 100, filé: 100, bife: 100, pedaço: 80, unidade: 100 },
  'Peixes e frutos do mar': { porção: 120, filé: 120, posta: 150, pedaço: 100, unidade: 120 },
  'Embutidos e frios': { fatia: 15, unidade: 50 },
  'Leite e derivados': { fatia: 20, pedaço: 30, pote: 170, garrafa: 180 },
  'Oleaginosas e sementes': { punhado: 25, porção: 20 },
  'Açúcares e doces': { fatia: 60, pedaço: 30, barra: 25, quadradinho: 6 },
  Preparações: { fatia: 100, pedaço: 100 },
  Suplementos: { scoop: 30, dose: 30, porção: 30 },
};

/** What one measure of a food of this group usually weighs: a guess that is never sure. */
export function usualWeight({ group }: Food, measure: string): number | undefined {
  const piece = PIECES[group]?.[measure];
  if (piece !== undefined) return piece;
  // A plate of leaves is not a plate of rice.
  if (group === 'Verduras e legumes' && /^(?:prato|tigela)/.test(measure)) return undefined;
  const spoon = SPOON[group];
  const spoons = SPOONS[measure];
  return spoon === undefined || spoons === undefined ? undefined : spoon * spoons;
}
