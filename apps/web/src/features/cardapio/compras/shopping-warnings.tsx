import { restricaoText, type ShoppingSection } from '@alecrim/domain/pure';
import type { CheckedPlan } from '@alecrim/nutrition';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useClient } from '../../../data/context.ts';
import { ownFoodsQuery } from '../../../data/food-knowledge.ts';
import { callWorker, type Restrictions } from '../../numeros/worker/worker-client.ts';
import { useRestrictionsOf } from '../../restricoes/patient-restrictions.ts';
import { certaintyLabels, isOpenWarning, type Warning, warningsOf } from '../../restricoes/warnings.ts';

interface ShoppingWarningsProps {
  patientId: string | null;
  list: readonly ShoppingSection[];
}

/** Which things of the list the patient avoids. It is for the nutritionist: copies, messages and paper do not have it. */
export function ShoppingWarnings({ patientId, list }: ShoppingWarningsProps) {
  const restrictions = useRestrictionsOf(patientId);
  const names = list.flatMap(({ lines }) => lines.map(({ name }) => name));
  const { data, isError } = useCheckedNames(names, restrictions);
  if (isError) return <p className="text-sm text-muted">Não foi possível conferir as restrições agora.</p>;
  const warnings = data ? warningsOf(data, []).filter(isOpenWarning) : [];
  if (warnings.length === 0) return null;
  return (
    <section
      aria-label="O paciente evita"
      className="flex items-start gap-2.5 rounded-control bg-danger-soft px-4 py-3 text-sm text-danger print:hidden"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="grid gap-1">
        <p className="font-semibold">Esta lista tem o que o paciente evita:</p>
        <ul className="grid gap-0.5">
          {warnings.map((warning) => (
            <li key={warning.id}>{boughtWords(warning)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** "Leite integral: contém lactose". */
function boughtWords({ text, certainty, findings }: Warning): string {
  const avoided = findings.map(({ restriction }) => restricaoText(restriction).toLowerCase());
  return `${text}: ${certaintyLabels[certainty].toLowerCase()} ${[...new Set(avoided)].join(', ')}`;
}

function useCheckedNames(names: readonly string[], restrictions: Restrictions) {
  const client = useClient();
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['avisos', 'compras', names, restrictions],
    queryFn: async (): Promise<CheckedPlan | null> => {
      const ownFoods = await queries.fetchQuery(ownFoodsQuery(client));
      // The names are read like the items of a meal.
      const plans = [{ refeicoes: [{ opcoes: [{ itens: [...names] }] }] }];
      const known = { decisions: new Map(), ownFoods };
      return (await callWorker('check', { plans, restrictions, known }))[0] ?? null;
    },
    enabled: restrictions.length > 0 && names.length > 0,
  });
}
