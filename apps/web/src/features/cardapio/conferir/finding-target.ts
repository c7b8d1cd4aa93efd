import type { FindingPlace } from '@alecrim/domain/plan-check';
import { type Arrival, arrivalState } from '../../../lib/arrival.ts';
import { paths } from '../../../lib/paths.ts';

/** The page where a finding is put right, and what it shows first. */
export function findingTarget(
  planId: string,
  place: FindingPlace,
): { to: string; state: { arrival: Arrival } } {
  const at = (to: string, arrival: Arrival) => ({ to, state: arrivalState(arrival) });
  switch (place.page) {
    case 'editor':
      return at(paths.editar(planId), {
        field: place.path,
        ...(place.passage && { passage: place.passage }),
      });
    case 'targets':
      return at(paths.editar(planId), { open: 'targets' });
    case 'profile':
      return at(paths.perfil, { field: place.field });
    case 'practice':
      return at(paths.consultorio, {});
    case 'patient':
      return at(paths.paciente(place.id), { open: 'patient', field: place.field });
    case 'link':
      return at(paths.visualizar(planId), { open: 'link', field: 'link_expira_em' });
  }
}
