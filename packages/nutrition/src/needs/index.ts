// Apart from the food list: a screen that only calculates a target does not load a thousand foods.
export type { Formula, FormulaId, Need } from './formula.ts';
export { FORMULAS, formulaOf } from './formulas.ts';
export { type Macro, type MacroTarget, type MacroUnit, macroGrams, macroShare } from './macros.ts';
export { ACTIVITIES, type Activity, type Person, type Sex } from './person.ts';
