import type { RestricaoDoPaciente } from '@alecrim/domain/pure';
import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import { type KnownFoods, planReaders } from '../plan/plan-readers.ts';
import type { Item } from '../reading/answer.ts';
import type { LineReader } from '../reading/read-line.ts';
import { findingAt, type RestrictionFinding } from './finding.ts';
import { PHOSPHORUS } from './phosphorus.ts';

type Mineral = 'potassio' | 'fosforo';

/** Milligrams in the amount that a line gives. Sources: docs/restrictions.md. */
const LIMITS: Readonly<
  Record<Mineral, { readonly much: number; readonly some: number; readonly name: string }>
> = {
  potassio: { much: 250, some: 200, name: 'potássio' },
  fosforo: { much: 150, some: 120, name: 'fósforo' },
};

let phosphorus: ReadonlyMap<string, number> | undefined;

function phosphorusOf({ id }: Food): number | null {
  if (!phosphorus) {
    const cells = PHOSPHORUS.split(',');
    phosphorus = new Map(
      FOODS.flatMap((food, i) => (cells[i] ? [[food.id, Number(cells[i])] as const] : [])),
    );
  }
  return phosphorus.get(id) ?? null;
}

/** Milligrams in 100 g; `null` is unknown. */
const figureOf = (food: Food, mineral: Mineral): number | null =>
  mineral === 'potassio' ? food.figures.potassium : phosphorusOf(food);

const isMineral = (tipo: RestricaoDoPaciente['tipo']): tipo is Mineral =>
  tipo === 'potassio' || tipo === 'fosforo';

/** Reads amounts, where a restriction asks for them. */
export function kidneyReader(
  restrictions: readonly RestricaoDoPaciente[],
  known: KnownFoods,
): LineReader | undefined {
  if (!restrictions.some(({ tipo }) => isMineral(tipo))) return undefined;
  const making = planReaders([], known);
  for (let step = making.next(); ; step = making.next()) if (step.done) return step.value.readItem;
}

/** Items whose amount has much potassium or phosphorus, and items of which that is not known. */
export function kidneyFindings(
  text: string,
  restrictions: readonly RestricaoDoPaciente[],
  read: LineReader | undefined,
): RestrictionFinding[] {
  if (!read) return [];
  const { items } = read(text);
  return restrictions.flatMap((restriction) => {
    const { tipo } = restriction;
    return isMineral(tipo) ? items.flatMap((item) => itemFinding(text, item, tipo, restriction)) : [];
  });
}

function itemFinding(
  text: string,
  item: Item,
  mineral: Mineral,
  restriction: RestricaoDoPaciente,
): RestrictionFinding[] {
  const { food, grams, role, foodSpan = [0, text.length] as const } = item;
  const { much, some, name } = LIMITS[mineral];
  const unknown = (reason: string) => [findingAt(text, foodSpan, restriction, 'nao_verificado', reason)];
  if (role === 'free' && !food) return [];
  if (!food) return unknown(`não sei quanto ${name} há em “${text.slice(...foodSpan)}”`);
  if (food.contains?.includes(mineral))
    return [findingAt(text, foodSpan, restriction, 'contem', `tem muito ${name}`)];
  const figure = figureOf(food, mineral);
  if (figure === null) return unknown(`a lista não tem o ${name} de ${food.name.toLowerCase()}`);
  if (grams === undefined) return figure === 0 ? [] : unknown(`sem quantidade, não sei quanto ${name} há`);
  const held = (figure * grams) / 100;
  if (held < some) return [];
  const certainty = held >= much ? 'contem' : 'pode_conter';
  return [
    findingAt(
      text,
      foodSpan,
      restriction,
      certainty,
      `cerca de ${Math.round(held)} mg de ${name} nesta quantidade`,
    ),
  ];
}

/** Whether an amount of a food has little of what the kidneys must be spared. An unknown figure is not little. */
export function sparesKidneys(
  food: Food,
  restrictions: readonly RestricaoDoPaciente[],
  grams = 100,
): boolean {
  return restrictions.every(({ tipo }) => {
    if (!isMineral(tipo)) return true;
    const figure = figureOf(food, tipo);
    return figure !== null && (figure * grams) / 100 < LIMITS[tipo].some;
  });
}
