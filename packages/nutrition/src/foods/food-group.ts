import { searchable } from '@alecrim/domain/pure';
import type { Food, Measure, Source } from '../food.ts';
import { type Figures, NUTRIENTS } from '../nutrients.ts';
import type { ExchangeId, Group, MeasureName, Section, Tag } from './vocabulary.ts';

/** What the foods of one file have in common; a food says only where it differs. */
interface Common {
  readonly group: Group;
  readonly section: Section;
  readonly exchange?: ExchangeId;
  readonly tags: readonly Tag[];
}

type Grams = Partial<Record<MeasureName, number>>;

interface FoodFacts extends Pick<Food, 'soldName' | 'soldBy' | 'pressedFrom' | 'onlyFor'> {
  /** Where the figures come from: exactly one of the four. */
  readonly taco?: string;
  readonly ibge?: string;
  /** NDB number in USDA's SR 28. */
  readonly usda?: string;
  readonly cite?: string;
  /** Other names, apart by "|". */
  readonly also?: string;
  /** Names of foods that come near: never sure. */
  readonly near?: string;
  /** How the figures were worked out from the row of the table. */
  readonly adjusted?: string;
  readonly family?: string;
  readonly preparation?: string;
  readonly asServed?: boolean;
  readonly generic?: boolean;
  readonly typical?: boolean;
  readonly density?: number;
  readonly rawFactor?: number;
  /** `null`: the food has no equivalents, though its group has. */
  readonly exchange?: ExchangeId | null;
  readonly section?: Section;
  readonly tags?: readonly Tag[];
  /** Per 100 g, in the order of NUTRIENTS; unknown ones at the end are left out. */
  readonly per100: readonly (number | null)[];
  /** Key of the IBGE table of measures, and its grams. */
  readonly measures?: readonly [key: string, grams: Grams];
  readonly ownMeasures?: readonly (readonly [grams: Grams, cite: string])[];
}

/** An empty id is the name in small letters without accents. */
export type FoodRow = readonly [id: string, name: string, entry: FoodFacts];

const idOf = (name: string): string =>
  searchable(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Turns the compact rows of a file into foods. */
export function foodGroup(common: Common, rows: readonly FoodRow[]): readonly Food[] {
  return rows.map(([written, name, entry]) => {
    const id = written || idOf(name);
    const {
      also,
      near,
      adjusted: _,
      per100,
      taco,
      ibge,
      usda,
      cite,
      measures,
      ownMeasures,
      exchange,
      tags,
      ...rest
    } = entry;
    const equivalents = exchange === undefined ? common.exchange : exchange;
    return {
      ...rest,
      id,
      name,
      synonyms: also?.split('|') ?? [],
      ...(near && { similar: near.split('|') }),
      group: common.group,
      section: entry.section ?? common.section,
      ...(equivalents ? { exchange: equivalents } : {}),
      tags: withImplied(tags ?? common.tags),
      figures: Object.fromEntries(NUTRIENTS.map((nutrient, i) => [nutrient, per100[i] ?? null])) as Figures,
      source: sourceOf(id, entry),
      measures: measuresOf(id, entry),
    };
  });
}

function sourceOf(id: string, { taco, ibge, usda, cite = '', adjusted }: FoodFacts): Source {
  const worked = adjusted ? { adjusted } : {};
  if (taco) return { table: 'TACO', id: taco, ...worked };
  if (ibge) return { table: 'IBGE', id: ibge, ...worked };
  return { table: 'own', id, cite: usda ? `USDA SR28, NDB ${usda}` : cite };
}

function measuresOf(id: string, { measures, ownMeasures = [] }: FoodFacts): Measure[] {
  const [key = '', published = {}] = measures ?? [];
  return [
    ...weighed(published, { table: 'IBGE', id: key }),
    ...ownMeasures.flatMap(([grams, cite]) => weighed(grams, { table: 'own', id, cite })),
  ];
}

function weighed(grams: Grams, source: Source): Measure[] {
  return Object.entries(grams).map(([name, weight]) => ({ name, grams: weight, source }));
}

const ofAnimals: readonly Tag[] = [
  'lactose',
  'milk-protein',
  'egg',
  'fish',
  'crustacean',
  'mollusc',
  'pork',
  'red-meat',
  'poultry',
];

/** Milk sugar comes with milk protein, and meat, milk and eggs come from animals: the rows need not repeat it. */
function withImplied(tags: readonly Tag[]): readonly Tag[] {
  const all = new Set(tags);
  if (all.has('lactose')) all.add('milk-protein');
  if (tags.some((tag) => ofAnimals.includes(tag))) all.add('animal-origin');
  return [...all];
}
