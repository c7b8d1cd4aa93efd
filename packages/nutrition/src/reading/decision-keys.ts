import type { Item } from './answer.ts';

/** The measure of an item that has no amount: a decision can say what it weighs as it stands. */
export const NO_AMOUNT = 'sem quantidade';

/** Between the wording of an item and what else its line says that is not understood. */
export const BESIDE = ' … ';

type Named = Pick<Item, 'subject' | 'counts'>;

/**
 * The key of a decision about what one measure of these words weighs: "torrada | unidade". A size has the form that it has in
 * stored decisions: "pedaço pequena".
 */
export const weightKey = (subject: string, measure: string): string =>
  `${subject} | ${measure.replace(/ (pequen|ras|fin|gross)o$/, ' $1a')}`;

/** Apart again; undefined where the key is about the food or about a whole wording. */
export function partsOfKey(key: string): { subject: string; measure: string } | undefined {
  const [subject, measure, ...more] = key.split(' | ');
  return subject && measure && more.length === 0 ? { subject, measure } : undefined;
}

/** The keys under which decisions about an item are looked up. */
export const keysFor = ({ subject, counts, wording }: Named & Pick<Item, 'wording'>): string[] => [
  ...wordingsOf(wording),
  subject,
  ...(counts ? [weightKey(subject, counts.measure)] : []),
];

/** "a … b … c" gives itself, "a … b" and "a". */
function wordingsOf(wording: string): string[] {
  const pieces = wording.split(BESIDE);
  return pieces.map((_, i) => pieces.slice(0, pieces.length - i).join(BESIDE));
}
