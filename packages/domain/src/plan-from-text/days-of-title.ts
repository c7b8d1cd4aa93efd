import type { Dia } from '../days.ts';
import { foldLetters } from '../fold.ts';

/** The last words of a heading, in brackets or behind a dash. */
const LAST = /^.*(?:[(:–—]|\s-\s)\s*(.+?)\s*\)?$/;
/** The words for kinds of day, in folded letters, as parts of an expression. */
export const DAY_WORDS: Readonly<Record<Dia, string>> = {
  uteis: 'dias? uteis',
  fim_de_semana: '(?:fi[mn]s?|fina(?:l|is)) de semana',
  treino: 'dias? (?:(?:de|com) treino|sem (?:descanso|off))',
  descanso: 'dias? (?:(?:de|com) (?:descanso|off)|sem treino)',
};
const DAY_PHRASES = [
  phrase('fim_de_semana', 'sabados? e domingos?'),
  phrase('uteis', 'seg(?:unda)?(?:-feira)? a sex(?:ta)?(?:-feira)?'),
  phrase('treino'),
  phrase('descanso'),
];

function phrase(dia: Dia, ...others: string[]): readonly [RegExp, Dia] {
  const words = [DAY_WORDS[dia], ...others].join('|');
  return [new RegExp(`^(?:(?:n?[oa]s?|aos?|de|em) )?(?:${words})$`), dia];
}

/** The days that the heading of a meal or an option ends with: "Almoço (fim de semana)". Its words stay in the heading. */
export function daysOfTitle(title: string): { dias?: Dia[] } {
  const [, last = ''] = LAST.exec(` - ${foldLetters(title)}`) ?? [];
  const found = DAY_PHRASES.find(([words]) => words.test(last));
  return found ? { dias: [found[1]] } : {};
}
