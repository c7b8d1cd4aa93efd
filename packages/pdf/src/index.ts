export { type EvolutionPaper, evolutionSheet } from './evolution-sheet.ts';
export type { PaperChoice } from './look.ts';
export { frameOf } from './look.ts';
export { type PlanPaper, planSheet } from './plan-sheet.ts';
export { type ReportPaper, reportSheet } from './report-sheet.ts';
export type {
  Card,
  CardBlock,
  Cards,
  Chart,
  Meal,
  Notes,
  Paragraph,
  Part,
  Pictures,
  Section,
  Sheet,
  Table,
} from './sheet.ts';
export { type ShoppingPaper, shoppingSheet } from './shopping-sheet.ts';
export { type SubstitutionPaper, substitutionSheet } from './substitution-sheet.ts';
