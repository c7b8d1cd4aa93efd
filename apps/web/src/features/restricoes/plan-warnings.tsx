import type { Stored } from '@alecrim/domain';
import { decisionsOf } from '@alecrim/nutrition/decisions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useClient } from '../../data/context.ts';
import { ownFoodsQuery } from '../../data/food-knowledge.ts';
import { cn } from '../../lib/cn.ts';
import { callWorker, type Restrictions } from '../numeros/worker/worker-client.ts';
import { WarningItem } from './warning-item.tsx';
import { uncheckedWords, warningCount } from './warning-words.ts';
import { isOpenWarning, warningsOf } from './warnings.ts';

interface PlanWarningsProps {
  plan: Stored<'Cardapio'>;
  restrictions: Restrictions;
}

/** What a saved plan holds that its patient avoids, as a count that unfolds. Nothing is blocked. */
export function PlanWarnings({ plan, restrictions }: PlanWarningsProps) {
  const { data: checked, isError } = useCheckedPlan(plan, restrictions);
  if (isError && !checked)
    return (
      <p className={cn(boxStyle, 'px-4 py-3 text-muted')}>Não foi possível conferir as restrições agora.</p>
    );
  if (!checked) return null;
  const warnings = warningsOf(checked, plan.avisos_aceitos);
  const open = warnings.filter(isOpenWarning).length;
  const words = [warningCount({ warnings }), uncheckedWords({ checked })].filter(Boolean).join(' · ');
  const Icon = open > 0 ? TriangleAlert : ShieldCheck;
  return (
    <details className={cn('group', boxStyle)}>
      <summary
        className={cn(
          'flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-card px-4 py-2 font-medium [&::-webkit-details-marker]:hidden',
          open > 0 ? 'text-danger' : 'text-muted',
        )}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 grow">{words}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-2 px-4 pb-4">
        {warnings.length === 0 && (
          <p className="text-muted">Nada neste cardápio contém o que o paciente evita.</p>
        )}
        <ul aria-label="Avisos de restrição" className="grid gap-2 empty:hidden">
          {warnings.map((warning) => (
            <WarningItem key={warning.id} warning={warning} />
          ))}
        </ul>
      </div>
    </details>
  );
}

const boxStyle = 'rounded-card border border-line bg-surface text-sm shadow-card print:hidden';

function useCheckedPlan(plan: Stored<'Cardapio'>, restrictions: Restrictions) {
  const client = useClient();
  const queries = useQueryClient();
  const { refeicoes, receitas, orientacoes, observacoes_finais } = plan;
  return useQuery({
    queryKey: ['avisos', plan.id, plan.version, restrictions],
    queryFn: async () => {
      const ownFoods = await queries.fetchQuery(ownFoodsQuery(client));
      const [checked] = await callWorker('check', {
        plans: [{ refeicoes, receitas, orientacoes, observacoes_finais }],
        restrictions,
        known: { decisions: decisionsOf(plan.leituras), ownFoods },
      });
      return checked ?? null;
    },
    // The own foods may have changed since the plan was last shown.
    staleTime: 0,
  });
}
