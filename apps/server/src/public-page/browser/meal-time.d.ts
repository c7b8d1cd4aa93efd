export function mealTime(text: string): number | undefined;
export function mealOfThisHour(times: readonly string[], now: number): number | undefined;
export function nextMeal(times: readonly string[], now: number): number | undefined;
