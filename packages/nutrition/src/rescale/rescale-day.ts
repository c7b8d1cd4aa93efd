import { onDay, type PlanTexts } from '../plan/plan-texts.ts';
import type { Goal } from './goals.ts';
import { type Readers, type RescaledPlan, type RescaleOptions, rescalePlan } from './rescale-plan.ts';
import { placeKey } from './scalable-line.ts';

/**
 * Changes the amounts of one kind of day, so that this day meets the goal. Options that the day lacks stay as they are; those
 * that it shares with other days change for them too.
 */
export function rescaleDay(
  texts: PlanTexts,
  readers: Readers,
  goal: Goal,
  { locks = new Set(), ...options }: RescaleOptions = {},
  place?: number,
): RescaledPlan {
  const day = onDay(texts, place);
  const lockedIn = [...locks].flatMap((key) => {
    const [meal = 0, option = 0, line = 0] = key.split('.').map(Number);
    const at = day.placeIn(meal, option);
    return at < 0 ? [] : [placeKey({ meal, option: at, line })];
  });
  const plan = rescalePlan(day.texts, readers, goal, { ...options, locks: new Set(lockedIn) });
  const lines = plan.lines.map((line) => {
    const { meal, option } = line.place;
    return { ...line, place: { ...line.place, option: day.placeOf(meal, option) } };
  });
  return { ...plan, lines };
}
