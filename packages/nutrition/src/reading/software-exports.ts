import type { WrittenAmount } from './amount-at.ts';
import type { Element } from './elements.ts';
import { isContent } from './lexicon.ts';

/** As software prints it: "Grama: 130", "Colher de sopa (20g): 2", "Fatia média: 3", "colher de sopa 2". */
export function exportedAmount(inside: readonly Element[]): WrittenAmount | undefined {
  const [first, ...rest] = inside;
  if (first?.is !== 'measure' && first?.is !== 'unit') return undefined;
  if (rest[0]?.is === 'word' && !isContent(rest[0].word)) rest.shift();
  const brackets = rest[0]?.is === 'brackets' ? rest.shift() : undefined;
  const colon =
    rest[0]?.is === 'join' && (rest[0].join === 'colon' || rest[0].join === 'dash')
      ? rest.shift()
      : undefined;
  const [number, ...more] = rest;
  if (number?.is !== 'amount' || number.amount.quantity === undefined || number.amount.measure !== undefined)
    return undefined;
  if (more.some((element) => element.is !== 'word') || (first.is === 'unit' && colon === undefined))
    return undefined;
  const { quantity, span, total } = number.amount;
  // "(caixinha 200 ml)": what one holds.
  if (total !== undefined && first.is === 'measure')
    return { each: total, span: [first.measure.span[0], span[1]], ofNext: false };
  if (first.is === 'unit')
    return {
      quantity,
      total: { kind: first.kind, value: quantity.value * first.factor },
      span,
      ofNext: false,
    };
  const weight =
    brackets?.is === 'brackets' && brackets.inside[0]?.is === 'amount'
      ? brackets.inside[0].amount.total
      : undefined;
  return { quantity, measure: first.measure, ...(weight && { each: weight }), span, ofNext: false };
}

/** Without brackets around it: "Ovo – Unidade (50 g): 2". */
export function labelledAt(
  elements: readonly Element[],
  at: number,
): { amount: WrittenAmount; next: number } | undefined {
  const colon = elements[at + 1]?.is === 'brackets' ? at + 2 : at + 1;
  const join = elements[colon];
  if (join?.is !== 'join' || join.join !== 'colon') return undefined;
  const number = elements[colon + 1];
  if (number?.is !== 'amount' || number.amount.total !== undefined) return undefined;
  const amount = exportedAmount(elements.slice(at, colon + 2));
  return amount && { amount, next: colon + 2 };
}
