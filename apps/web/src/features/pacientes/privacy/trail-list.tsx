import { trailSteps } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../data/context.ts';
import { trailQuery } from '../../../data/patient-privacy.ts';
import { longMoment } from '../../../lib/dates.ts';
import { LoadingArea, QueryView } from '../../../ui/states.tsx';
import { TrailSteps } from './trail-steps.tsx';

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
