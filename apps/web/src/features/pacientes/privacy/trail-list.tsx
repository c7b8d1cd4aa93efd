import { type ReportStep, trailSteps } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../data/context.ts';
import { trailQuery } from '../../../data/patient-privacy.ts';
import { longMoment } from '../../../lib/dates.ts';
import { LoadingArea, QueryView } from '../../../ui/states.tsx';

/** The trail of a patient's data, newest first. */
export function TrailList({ id }: { id: string }) {
  const trail = useQuery(trailQuery(useClient(), id));
  return (
    <QueryView query={trail} loading={<LoadingArea className="min-h-40" />}>
      {({ registro }) => (
        <div className="grid grid-cols-1 gap-4">
          <p className="text-sm text-muted">
            O que foi feito com os dados deste paciente. Quem abre o link público não é identificado.
          </p>
          <TrailSteps steps={trailSteps(registro, longMoment)} />
        </div>
      )}
    </QueryView>
  );
}

/** What was done with a patient's data, in the order that it is given. */
export function TrailSteps({ steps }: { steps: readonly ReportStep[] }) {
  return (
    <ol aria-label="Registro de acessos" className="grid grid-cols-1 gap-3 border-l-2 border-line pl-4">
      {steps.map(({ text, em, when, who }, place) => (
        // Entries have no id and never change their order, so the index is a safe key.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever replaced as a whole
        <li key={place} className="grid grid-cols-1 gap-0.5 break-inside-avoid">
          <p>{text}</p>
          <p className="text-sm text-muted">
            <time dateTime={em}>{when}</time>
            {who && ` · ${who}`}
          </p>
        </li>
      ))}
    </ol>
  );
}
