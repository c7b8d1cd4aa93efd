export type { PaperChoice } from './look.ts';
export { frameOf } from './look.ts';
export { type PlanPaper, planSheet } from './plan-sheet.ts';
export type {
  Card,
  CardBlock,
  Cards,
  Meal,
  Notes,
  Paragraph,
  Part,
  Pictures,
  Section,
  Sheet,
  Table,
} from './sheet.ts';
