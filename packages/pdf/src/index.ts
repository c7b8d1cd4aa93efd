export type { PaperChoice } from './look.ts';
export { type EvolutionPaper, evolutionSheet, reportSheet } from './patient-sheets.ts';
export { planSheet, shoppingSheet, substitutionSheet } from './plan-sheet.ts';
export type { Pictures, Sheet } from './sheet.ts';
