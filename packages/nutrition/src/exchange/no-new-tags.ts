import type { Food } from '../food.ts';
import type { Reading } from '../reading/answer.ts';

/**
 * Whether a food has no tag (gluten, lactose, egg, pork …) that is new to the plan. A record may not say what the patient
 * avoids, but a plan that was written around it shows it. What any line is written without is offered nowhere.
 */
export function noNewTags(readings: readonly Reading[]): (food: Food) => boolean {
  const denied = new Set(readings.flatMap((reading) => reading.denied));
  const items = readings.flatMap((reading) => reading.items);
  const sure = items.filter(({ confidence }) => confidence === 'sure');
  const tags = new Set(sure.flatMap(({ food }) => food?.tags ?? []));
  return (food) => food.tags.every((tag) => tags.has(tag) && !denied.has(tag));
}
