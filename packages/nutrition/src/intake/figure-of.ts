import type { Food, Source } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import { NUTRIENTS, type Nutrient } from '../nutrients.ts';
import { CALCULATIONS, MORE_FIGURES } from './more-figures.ts';

export interface SourcedFigure {
  /** Per 100 g. */
  readonly value: number;
  readonly source: Source;
}

/** The first nutrient of the table of further figures. */
const FIRST = NUTRIENTS.indexOf('saturatedFat');

let further: ReadonlyMap<string, Partial<Record<Nutrient, SourcedFigure>>> | undefined;

function read() {
  const figures = new Map<string, Partial<Record<Nutrient, SourcedFigure>>>();
  for (const line of MORE_FIGURES.trim().split('\n')) {
    const [place = '', from = '', how = '', cells = ''] = line.split(';');
    const id = FOODS[Number(place)]?.id ?? '';
    const source = sourceOf(id, from, how);
    const known = figures.get(id) ?? {};
    for (const [i, cell] of cells.split(',').entries()) {
      const nutrient = NUTRIENTS[FIRST + i];
      if (cell !== '' && nutrient) known[nutrient] = { value: Number(cell), source };
    }
    figures.set(id, known);
  }
  return figures;
}

function sourceOf(id: string, from: string, how: string): Source {
  const reference = from.slice(1);
  const adjusted = how === '' ? undefined : CALCULATIONS[Number(how)];
  if (from.startsWith('T') || from.startsWith('I'))
    return { table: from.startsWith('T') ? 'TACO' : 'IBGE', id: reference, ...(adjusted && { adjusted }) };
  const cite = from.startsWith('U') ? `USDA SR28, NDB ${reference}` : reference;
  return { table: 'own', id, cite: adjusted ? `${cite}, ${adjusted}` : cite };
}

/** What a food holds of a nutrient: by its own row, else by a second source. Undefined is unknown, which is never zero. */
export function figureOf(food: Food, nutrient: Nutrient): SourcedFigure | undefined {
  const value = food.figures[nutrient];
  if (value !== null && value !== undefined) return { value, source: food.source };
  if (food.isCustom) return undefined;
  further ??= read();
  return further.get(food.id)?.[nutrient];
}
