import { mealOfThisHour, nextMeal } from './meal-time.ts';

/** Marks the meal that is due now or comes next, by the reader's own clock, in the list and in the index. */
export function markMealOfThisHour(plan: Element, mayGoThere: boolean): void {
  const meals = [...plan.querySelectorAll('.doc-meal')];
  const times = meals.map((meal) => meal.querySelector('.doc-meal-head p')?.textContent ?? '');
  const clock = new Date();
  const now = clock.getHours() * 60 + clock.getMinutes();
  const current = mealOfThisHour(times, now);
  const wanted = current ?? nextMeal(times, now);
  const links = [...plan.querySelectorAll('.doc-index a')];
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
  if (index && link instanceof HTMLElement) index.scrollLeft = link.offsetLeft - 16;
  // Who knows the plan opens it to eat; a first visit begins at the top, where it says whose plan it is.
  const [arrival] = performance.getEntriesByType('navigation');
  const isArrival = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate';
  if (mayGoThere && isArrival && !location.hash && innerWidth < 768) meals[wanted]?.scrollIntoView();
}
