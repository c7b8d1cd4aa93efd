import { minutesOfDay } from '@alecrim/domain/pure';

const DAY = 1440;
// Meals lie three hours apart: the nearest one within half of that is the meal of this hour.
const NEAR = 90;

/** The place of the meal that is due around now, or undefined. Times are as written, now is in minutes since midnight. */
export function mealOfThisHour(times: readonly string[], now: number): number | undefined {
  let nearest: number | undefined;
  let distance = NEAR;
  for (const [place, text] of times.entries()) {
    const time = minutesOfDay(text);
    if (time === undefined) continue;
    const apart = Math.abs(time - now);
    const away = Math.min(apart, DAY - apart);
    // On a tie the later meal: the earlier one has probably been eaten.
    if (away <= distance) [nearest, distance] = [place, away];
  }
  return nearest;
}

/** The place of the first meal that is still to come today, or undefined. */
export function nextMeal(times: readonly string[], now: number): number | undefined {
  let next: number | undefined;
  let soonest = DAY;
  for (const [place, text] of times.entries()) {
    const time = minutesOfDay(text);
    if (time !== undefined && time > now && time < soonest) [next, soonest] = [place, time];
  }
  return next;
}

/** Marks the current or the next meal by the phone's clock, in the plan and in its index. */
export function markMealOfThisHour(plan: Element, mayGoThere: boolean): void {
  const meals = [...plan.querySelectorAll('.doc-meal')];
  // A folded meal is for another day.
  const times = meals.map((meal) =>
    meal.closest('.doc-days:not([open])') ? '' : (meal.querySelector('.doc-meal-head p')?.textContent ?? ''),
  );
  const clock = new Date();
  const now = clock.getHours() * 60 + clock.getMinutes();
  const current = mealOfThisHour(times, now);
  const wanted = current ?? nextMeal(times, now);
  const links = [...plan.querySelectorAll('.doc-index a')];
  const isMarked = wanted !== undefined && links[wanted]?.matches('[aria-current], [data-next]');
  for (const [place, meal] of meals.entries()) {
    for (const shown of [meal, links[place]]) {
      if (place === current) shown?.setAttribute('aria-current', 'time');
      else shown?.removeAttribute('aria-current');
      shown?.toggleAttribute('data-next', place === wanted && place !== current);
    }
  }
  if (wanted === undefined) return;
  const index = plan.querySelector('.doc-index ol');
  const link = links[wanted];
  // The reader may have moved the index since.
  if (index && !isMarked && link instanceof HTMLElement) index.scrollLeft = link.offsetLeft - 16;
  // A returning reader wants the next meal; a first visit begins at the top, which says whose plan it is.
  const [arrival] = performance.getEntriesByType('navigation');
  const isArrival = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate';
  if (mayGoThere && isArrival && !location.hash && innerWidth < 768) meals[wanted]?.scrollIntoView();
}
