import { foldLetters } from '@alecrim/domain/pure';
import type { Food, Measure, Source } from '../food.ts';
import { type Figures, NUTRIENTS, type Nutrient } from '../nutrients.ts';
import { measureAt } from '../reading/quantities.ts';
import { tokensOf } from '../reading/tokens.ts';

/** A nutritionist's own food, as its record has it. */
export interface OwnFoodRecord {
  readonly id: string;
  readonly nome: string;
  readonly marca?: string | null;
  /** What the figures are for: '100 g', or 'porção'. */
  readonly base?: string | null;
  readonly porcao_gramas?: number | null;
  readonly kcal: number;
  readonly proteina?: number | null;
  readonly carboidrato?: number | null;
  readonly gordura?: number | null;
  readonly gordura_saturada?: number | null;
  readonly fibra?: number | null;
  readonly acucar?: number | null;
  readonly sodio_mg?: number | null;
  readonly medidas?: readonly { readonly nome?: string | null; readonly gramas?: number | null }[] | null;
  /** What it contains, by the words of the restrictions; complete only if it was checked. */
  readonly contem?: readonly string[] | null;
  readonly conteudo_conferido?: boolean | null;
}

const FIELDS = {
  energy: 'kcal',
  protein: 'proteina',
  carbohydrate: 'carboidrato',
  fat: 'gordura',
  saturatedFat: 'gordura_saturada',
  fibre: 'fibra',
  sugar: 'acucar',
  sodium: 'sodio_mg',
} as const satisfies Partial<Record<Nutrient, keyof OwnFoodRecord>>;

/** An own food as a food of the list: figures per 100 g, its measures, and its portion as one of them. */
export function ownFood(record: OwnFoodRecord): Food {
  const { id, nome, marca } = record;
  const brand = marca?.trim();
  const source: Source = { table: 'own', id, cite: brand ? `rótulo de ${brand}` : 'alimento próprio' };
  return {
    id,
    name: nome,
    synonyms: brand ? [`${nome} ${brand}`] : [],
    group: 'Meus alimentos',
    isCustom: true,
    figures: figuresOf(record),
    source,
    measures: measuresOf(record, source),
    section: 'Meus alimentos',
    tags: [],
    ...(record.contem?.length && { contains: record.contem }),
    ...(record.conteudo_conferido && { isContentChecked: true }),
  };
}

/** All of them. Foods that share a name are told apart by their brands: the bare name would mean any of them. */
export function ownFoods(records: readonly OwnFoodRecord[]): Food[] {
  const foods = records.map(ownFood);
  const named = new Map<string, number>();
  for (const { name } of foods) named.set(foldLetters(name), (named.get(foldLetters(name)) ?? 0) + 1);
  return foods.map((food) => {
    const [withBrand] = food.synonyms;
    const isShared = (named.get(foldLetters(food.name)) ?? 0) > 1;
    return isShared && withBrand ? { ...food, name: withBrand, synonyms: [] } : food;
  });
}

function figuresOf(record: OwnFoodRecord): Figures {
  const grams = record.base === 'porção' ? record.porcao_gramas : 100;
  const per100 = (nutrient: Nutrient): number | null => {
    const field = nutrient in FIELDS ? FIELDS[nutrient as keyof typeof FIELDS] : undefined;
    const figure = field && record[field];
    return figure === null || figure === undefined || !grams ? null : (figure * 100) / grams;
  };
  return Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, per100(nutrient)])) as Figures;
}

function measuresOf({ medidas, porcao_gramas }: OwnFoodRecord, source: Source): Measure[] {
  const portion = porcao_gramas ? [{ name: 'porção', grams: porcao_gramas, source }] : [];
  const named = (medidas ?? []).flatMap(({ nome, gramas }) =>
    nome?.trim() && gramas ? [{ name: measureName(nome), grams: gramas, source }] : [],
  );
  return [...named, ...portion];
}

/** The name under which a reading looks for the measure: "Fatias" is "fatia", "col. sopa" is "colher de sopa". */
function measureName(typed: string): string {
  const tokens = tokensOf(foldLetters(typed));
  const found = measureAt(tokens, 0);
  if (found === undefined || found.next < tokens.length) return typed.trim();
  const { measure, size } = found;
  return size === undefined || size.factor === 1 ? measure.name : `${measure.name} ${size.name}`;
}
