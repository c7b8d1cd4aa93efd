import { foldLetters, minutesOfDay } from '@alecrim/domain/pure';

/** When a food is eaten: at the table of a warm meal, or at breakfast, between meals and late. */
export type MealTime = 'warm' | 'light';

export interface MealName {
  readonly name: string;
  /** As it was written: "12:30", "às 13h". */
  readonly time?: string;
}

const WARM = /\b(almoco|jantar|janta)\b/;
const LIGHT = /\b(cafe|desjejum|lanche|merenda|colacao|ceia|pre treino|pos treino)\b/;

/** By the name of the meal, else by its hour. Undefined where neither tells. */
export function mealTime({ name, time }: MealName): MealTime | undefined {
  const words = foldLetters(name).replaceAll('-', ' ');
  if (LIGHT.test(words)) return 'light';
  if (WARM.test(words)) return 'warm';
  const minutes = minutesOfDay(time ?? '');
  if (minutes === undefined) return undefined;
  const hour = Math.floor(minutes / 60);
  return (hour >= 11 && hour < 15) || (hour >= 18 && hour < 21) ? 'warm' : 'light';
}

/** A meal of which nothing tells the time takes no offer. */
export const fits = (times: readonly MealTime[], meal: MealName): boolean => {
  const time = mealTime(meal);
  return time !== undefined && times.includes(time);
};
