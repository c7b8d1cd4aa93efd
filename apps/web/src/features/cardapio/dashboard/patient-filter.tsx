import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useClient } from '../../../data/context.ts';
import { recordQuery } from '../../../data/entity-queries.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';

/** Names the patient whose plans are shown, and leads back to all plans. */
export function PatientFilter({ id }: { id: string }) {
  const { data: patient } = useQuery(recordQuery(useClient(), 'Paciente', id));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="min-w-0 break-words text-muted">
        Só os cardápios de <strong className="text-ink">{patient?.nome ?? 'um paciente'}</strong>
      </p>
      <Button asChild size="sm" look="outline">
        <Link to={paths.dashboard}>
          <X aria-hidden="true" />
          Ver todos
        </Link>
      </Button>
    </div>
  );
}
