import { aboutOf, type Decision, type Item } from '../reading/answer.ts';
import { BESIDE, weightKey } from '../reading/decision-keys.ts';

export { keysFor, NO_AMOUNT, partsOfKey } from '../reading/decision-keys.ts';

/** A decision as plans and the memory keep it. */
export interface StoredDecision {
  /** The key of the decision: a subject, a measure of it, or a whole wording. */
  readonly texto?: string | null;
  /** The words that it is about, as they were written. */
  readonly escrito?: string | null;
  /** The id of a food. */
  readonly alimento?: string | null;
  readonly gramas?: number | null;
  readonly nao_contar?: boolean | null;
}

/** All of it, as a new one is stored. */
export interface MadeDecision extends StoredDecision {
  readonly texto: string;
  readonly escrito: string;
  readonly alimento: string | null;
  readonly gramas: number | null;
  readonly nao_contar: boolean;
}

export type Decisions = ReadonlyMap<string, Decision>;

/** Stored decisions as the reading takes them, by their keys. */
export const decisionsOf = (stored: readonly StoredDecision[]): Decisions =>
  new Map(
    stored.flatMap(({ texto, alimento, gramas, nao_contar }) => {
      const decision = { food: alimento ?? undefined, grams: gramas ?? undefined, skip: nao_contar === true };
      return texto ? [[texto, decision] as const] : [];
    }),
  );

/** What a nutritionist corrects or confirms about an item. */
export interface Correction {
  /** Another food. */
  readonly food?: string;
  /** What one of its measure weighs. */
  readonly one?: number;
  readonly isSkipped?: boolean;
  /** The reading is right as it is. */
  readonly isRight?: boolean;
}

type Decided = Pick<
  Item,
  'subject' | 'wording' | 'counts' | 'food' | 'grams' | 'doubts' | 'foodSpan' | 'amounts'
>;

/**
 * The decisions that keep a correction of an item of a line: each about the food, the measure or the wording, never
 * about a total.
 */
export function decisionsFrom(item: Decided, correction: Correction, line: string): MadeDecision[] {
  const { subject, wording, counts, food, grams } = item;
  const row = (texto: string, of: Partial<MadeDecision>): MadeDecision => ({
    texto,
    escrito: writtenIn(line, item, texto === wording).slice(0, LONGEST),
    alimento: null,
    gramas: null,
    nao_contar: false,
    ...of,
  });
  // Whatever else the line says: the item is left out by its own words.
  if (correction.isSkipped) {
    const [own = wording] = wording.split(BESIDE);
    return [row(own, { nao_contar: true, escrito: writtenIn(line, item, true).slice(0, LONGEST) })];
  }
  const weight = (one: number) => (counts ? [row(weightKey(subject, counts.measure), { gramas: one })] : []);
  const rows = [
    ...(correction.food === undefined ? [] : [row(subject, { alimento: correction.food })]),
    ...(correction.one === undefined ? [] : weight(correction.one)),
  ];
  if (!correction.isRight || !food || grams === undefined) return rows;
  const about = new Set(item.doubts.map(aboutOf));
  if (about.has('food')) rows.push(row(subject, { alimento: food.id }));
  if (about.has('weight') && counts) rows.push(...weight(grams / counts.times));
  // What the whole line leaves open was looked at for this wording, as it is read now.
  if (about.has('line') || rows.length === 0) rows.push(row(wording, { alimento: food.id, gramas: grams }));
  return rows;
}

// The limit of the field.
const LONGEST = 300;

/** The words of an item as the line has them, with its amounts or without. */
function writtenIn(line: string, { foodSpan, amounts, wording }: Decided, isWhole: boolean): string {
  const spans = [...(foodSpan ? [foodSpan] : []), ...(isWhole ? amounts.map(({ span }) => span) : [])];
  const from = Math.min(...spans.map(([start]) => start));
  const to = Math.max(...spans.map(([, end]) => end));
  return spans.length > 0 ? line.slice(from, to) : wording;
}
