// Apart from the food list: only a screen that shows nutrients loads it.
export { closeGap, type GapOffer, type GapQuestion } from './close-gap.ts';
export { type DayIntake, dayIntake, type Intake, type IntakeFood } from './day-intake.ts';
export {
  type DriPerson,
  driFor,
  type Reference,
  type References,
  STAGE_YEARS,
  type Stage,
  targetOf,
} from './dri.ts';
export { figureOf } from './figure-of.ts';
export type { MealName } from './meal-times.ts';
export { INTAKE_NUTRIENTS, type IntakeNutrient } from './nutrients-of-a-day.ts';
