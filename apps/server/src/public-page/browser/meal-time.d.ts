export function mealTime(text: string): number | undefined;
export function mealOfThisHour(times: readonly string[], now: number): number | undefined;
