import { aboutOf, type Item, type Reading, sayDoubt } from './reading/answer.ts';

/** A reading in words: what each part of the line was taken for, and why that is not sure. */
export function explainReading({ text, status, items, denied }: Reading): string {
  const left = denied.length > 0 ? `\n  sem: ${[...new Set(denied)].join(', ')}` : '';
  return `“${text}” → ${status}${left}${items.map((item) => explained(text, item)).join('')}`;
}

function explained(text: string, item: Item): string {
  const { group, role, name, grams, confidence, counts, reason, doubts, subject, foodSpan, amounts } = item;
  const words = (span: readonly [number, number] | undefined) => (span ? `“${text.slice(...span)}”` : '–');
  const lines = [
    `grupo ${group}, ${role}: ${name}${grams === undefined ? '' : `, ${grams} g`} (${confidence === 'sure' ? 'certo' : 'a conferir'})`,
    `  alimento ${words(foodSpan)}; quantidades ${amounts.map(({ span }) => words(span)).join(', ') || '–'}`,
    `  ${reason.split('; ')[0]}; decisões sobre “${subject}”${counts ? `, 1 ${counts.measure}` : ''}`,
    ...doubts.map((one) => `  ? ${one.code} (${aboutOf(one)}) ${words(one.span)}: ${sayDoubt(one)}`),
  ];
  return lines.map((line) => `\n  ${line}`).join('');
}
