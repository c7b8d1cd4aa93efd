import type { Dia } from '../days.ts';
import { foldLetters } from '../fold.ts';

/** The last words of a heading, in brackets or behind a dash. */
const LAST = /^.*(?:[(:–—]|\s-\s)\s*(.+?)\s*\)?$/;
const DAY_PHRASES: readonly (readonly [RegExp, Dia])[] = [
  [/^(?:n?[oa]s? |aos? )?(?:fi[mn]s? de semana|finais de semana|sabados? e domingos?)$/, 'fim_de_semana'],
  [/^(?:n?[oa]s? |de )?(?:dias? uteis|seg(?:unda)?(?:-feira)? a sex(?:ta)?(?:-feira)?)$/, 'uteis'],
  [/^(?:n?[oa]s? |em )?dias? (?:de|com) treino$/, 'treino'],
  [/^(?:n?[oa]s? |em )?dias? (?:de descanso|sem treino)$/, 'descanso'],
];

/** The days that the heading of a meal or an option ends with: "Almoço (fim de semana)". Its words stay in the heading. */
export function daysOfTitle(title: string): { dias?: Dia[] } {
  const [, last = ''] = LAST.exec(` - ${foldLetters(title)}`) ?? [];
  const found = DAY_PHRASES.find(([phrase]) => phrase.test(last));
  return found ? { dias: [found[1]] } : {};
}
