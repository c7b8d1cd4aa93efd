import { counted } from '@alecrim/domain/pure';
import { differenceInDays, differenceInMonths, differenceInYears } from 'date-fns';

/** "35 anos", and for the smallest "8 meses" or "12 dias"; nothing for a day that is still to come. */
export function ageText(birthDay: string, today = new Date()): string | null {
  const born = midnightOf(birthDay);
  if (born > today) return null;
  const years = differenceInYears(today, born);
  if (years >= 2) return `${years} anos`;
  const months = differenceInMonths(today, born);
  if (months > 0) return counted(months, 'mês', 'meses');
  return counted(differenceInDays(today, born), 'dia', 'dias');
}

/** Whole years on a day; null for a day that is still to come. */
export function yearsOld(birthDay: string, today = new Date()): number | null {
  const born = midnightOf(birthDay);
  return born > today ? null : differenceInYears(today, born);
}

/** Under 18 the record names a guardian (L03, LGPD art. 14). */
export function isMinor(birthDay: string, today = new Date()): boolean {
  const years = yearsOld(birthDay, today);
  return years !== null && years < 18;
}

function midnightOf(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}
