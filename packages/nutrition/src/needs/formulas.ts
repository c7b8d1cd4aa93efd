import type { Formula, FormulaId } from './formula.ts';
import { iom } from './iom.ts';
import { faoOms, harrisBenedict, mifflin } from './resting-formulas.ts';

export const FORMULAS: readonly Formula[] = [mifflin, harrisBenedict, faoOms, iom];

export const formulaOf = (id: FormulaId): Formula | undefined =>
  FORMULAS.find((formula) => formula.id === id);
