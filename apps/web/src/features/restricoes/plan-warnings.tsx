import type { Stored } from '@alecrim/domain';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { arrivalState } from '../../lib/arrival.ts';
import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FoldedNote, noteBox } from '../../ui/folded-note.tsx';
import { usePlanQuery } from '../numeros/worker/plan-query.ts';
import type { Restrictions } from '../numeros/worker/worker-client.ts';
import { checkedPlan } from './patient-restrictions.ts';
import { WarningItem } from './warning-item.tsx';
import { openWarnings, pathOf, uncheckedWords, type Warning, warningCount, warningsOf } from './warnings.ts';

interface PlanWarningsProps {
  plan: Stored<'Cardapio'>;
  restrictions: Restrictions;
}

/** What a saved plan holds that its patient avoids, as a count that unfolds. Nothing is blocked. */
export function PlanWarnings({ plan, restrictions }: PlanWarningsProps) {
  const { data: checked, isError } = usePlanQuery(plan, {
    key: ['avisos', restrictions],
    read: (known) => checkedPlan(plan, restrictions, known),
  });
  if (isError && !checked)
    return (
      <p className={cn(noteBox, 'px-4 py-3 text-muted')}>Não foi possível conferir as restrições agora.</p>
    );
  if (!checked) return null;
  const warnings = warningsOf(checked, plan.avisos_aceitos);
  const { sure, possible } = openWarnings(warnings);
  const words = [warningCount({ warnings }), uncheckedWords({ checked })].filter(Boolean).join(' · ');
  return (
    <FoldedNote
      icon={sure + possible > 0 ? TriangleAlert : ShieldCheck}
      words={words}
      className={sure > 0 ? 'text-danger' : possible > 0 ? 'text-warning' : 'text-muted'}
    >
      {warnings.length === 0 && (
        <p className="text-muted">Nada neste cardápio contém o que o paciente evita.</p>
      )}
      <ul aria-label="Avisos de restrição" className="grid gap-2 empty:hidden">
        {warnings.map((warning) => (
          <WarningItem key={warning.id} warning={warning}>
            <ButtonLink
              variant="soft"
              size="sm"
              state={stateOf(warning)}
              to={paths.editar(plan.id)}
              aria-label={`Ir ao item: ${warning.word}, ${warning.text}`}
            >
              Ir ao item
            </ButtonLink>
          </WarningItem>
        ))}
      </ul>
    </FoldedNote>
  );
}

const stateOf = ({ place, text, from, to }: Warning) => {
  const path = pathOf(place);
  return arrivalState({ field: path, passage: { path, text, from, to } });
};
