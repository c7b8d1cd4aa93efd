import type { RestricaoDoPaciente } from '@alecrim/domain/pure';
import type { Known } from '../plan/plan-readers.ts';
import type { CheckedPlan } from './finding.ts';

type Text = string | null;
type Lines = readonly string[] | null;

/** A plan, a template, or the part of one that a form holds. */
export interface CheckedParts {
  readonly refeicoes?:
    | readonly {
        readonly id?: Text;
        readonly nome?: Text;
        readonly opcoes?:
          | readonly { readonly id?: Text; readonly descricao?: Text; readonly itens?: Lines }[]
          | null;
      }[]
    | null;
  readonly receitas?:
    | readonly {
        readonly id?: Text;
        readonly nome?: Text;
        readonly ingredientes?: Lines;
        readonly modo_preparo?: Text;
      }[]
    | null;
  readonly orientacoes?:
    | readonly { readonly id?: Text; readonly titulo?: Text; readonly itens?: Lines }[]
    | null;
  readonly observacoes_finais?: Text;
}

/** What a plan holds that its patient avoids: items, alternatives, descriptions, recipes, guidance and notes. */
export function checkPlan(
  _plan: CheckedParts,
  _restrictions: readonly RestricaoDoPaciente[],
  _known: Known = {},
): CheckedPlan {
  return { findings: [], unchecked: [], checkedCount: 0 };
}
