// Apart from the food list: only a screen that shows nutrients loads it.
export { type Adequacy, type AdequacyStatus, ENOUGH_SHARE, intakeAdequacy } from './adequacy.ts';
export { closeGap, type GapOffer, type GapQuestion } from './close-gap.ts';
export { type DayIntake, dayIntake, type Intake, type IntakeFood } from './day-intake.ts';
export { type DriPerson, driFor, type Reference, type Stage } from './dri.ts';
export { driPerson, type PregnancyFacts } from './dri-person.ts';
export type { MealName } from './meal-times.ts';
export { type IntakeNutrient, NUTRIENT_FIELDS } from './nutrients-of-a-day.ts';
