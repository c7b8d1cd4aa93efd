import { type Condicao, condicaoLabels } from '@alecrim/domain/pure';
import type { FormulaId } from './formula.ts';

export const CONDITIONS = condicaoLabels;
export type Condition = Condicao;

type Additions = Readonly<Partial<Record<Condition, number>>>;

interface Source {
  readonly kcal: Additions;
  readonly reference: string;
}

const IOM: Source = {
  kcal: { 'gestacao-1': 0, 'gestacao-2': 340, 'gestacao-3': 452, 'lactacao-1': 330, 'lactacao-2': 400 },
  reference: 'IOM 2005, com a equação e o peso de antes da gestação',
};
const FAO: Source = {
  // After six months the publication gives no figure: it depends on how much milk is still given.
  kcal: { 'gestacao-1': 85, 'gestacao-2': 285, 'gestacao-3': 475, 'lactacao-1': 505 },
  reference: 'FAO/WHO/UNU 2001, com o peso de antes da gestação',
};
const DRI_2023: Source = {
  kcal: { 'lactacao-1': 400, 'lactacao-2': 380 },
  reference: 'DRI 2023',
};

const sourceFor = (formula: FormulaId): Source => {
  if (formula === 'fao-oms') return FAO;
  return formula === 'dri-2023' ? DRI_2023 : IOM;
};

export interface Addition {
  readonly kcal: number;
  readonly name: string;
  readonly reference: string;
}

export const isCondition = (value: unknown): value is Condition =>
  typeof value === 'string' && Object.hasOwn(CONDITIONS, value);

/** What a condition adds to the energy of a formula; undefined where its publication gives no figure to add. */
export function additionFor(formula: FormulaId, condition: Condition): Addition | undefined {
  const { kcal, reference } = sourceFor(formula);
  const added = kcal[condition];
  return added === undefined ? undefined : { kcal: added, name: CONDITIONS[condition], reference };
}
