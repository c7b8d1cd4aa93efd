import type { DayIntake, Intake } from './day-intake.ts';
import { type DriPerson, driFor, type Reference, targetOf } from './dri.ts';
import type { IntakeNutrient } from './nutrients-of-a-day.ts';

/**
 * `below` the EAR or the AI; `between` EAR and RDA; `open`: too little of the day has a figure to say it; `within` a limit;
 * `none`: there is nothing to compare with.
 */
export type AdequacyStatus = 'meets' | 'between' | 'below' | 'above' | 'within' | 'open' | 'none';

export interface Adequacy {
  readonly intake: Intake;
  readonly reference?: Reference;
  /** What the day should reach. */
  readonly target?: number;
  /** What the day should not exceed. */
  readonly limit?: number;
  readonly status: AdequacyStatus;
}

/** From this share of the energy on, what is missing does not change the verdict. */
export const ENOUGH_SHARE = 0.9;

/** WHO, 2023: saturated fat at most 10 % of the energy; 9 kcal in a gram. */
const MOST_SATURATED = 0.1 / 9;

/** Less of these is no lack: the salt of the kitchen is mostly not written, and the body makes saturated fat itself. */
const ONLY_LIMITED: readonly IntakeNutrient[] = ['sodium', 'saturatedFat'];

/** The day beside the reference intakes of a person; without a person there is little to compare with. */
export function intakeAdequacy(day: DayIntake, person: DriPerson | undefined): readonly Adequacy[] {
  const references = person && driFor(person);
  return day.nutrients.map((intake) => {
    const { nutrient } = intake;
    const reference = references?.[nutrient];
    const target = reference && !ONLY_LIMITED.includes(nutrient) ? targetOf(reference) : undefined;
    const limit =
      nutrient === 'saturatedFat' ? day.energy * MOST_SATURATED || undefined : (reference?.ul ?? undefined);
    return {
      intake,
      ...(reference && { reference }),
      ...(target !== undefined && { target }),
      ...(limit !== undefined && { limit }),
      status: statusOf(intake, reference, target, limit),
    };
  });
}

function statusOf(
  { chosen, share }: Intake,
  reference: Reference | undefined,
  target: number | undefined,
  limit: number | undefined,
): AdequacyStatus {
  if (limit !== undefined && chosen > limit) return 'above';
  const isOpen = share < ENOUGH_SHARE;
  if (target === undefined) {
    if (limit === undefined) return 'none';
    return isOpen ? 'open' : 'within';
  }
  if (chosen >= target) return 'meets';
  if (isOpen) return 'open';
  return reference?.ear !== undefined && chosen >= reference.ear ? 'between' : 'below';
}
