import type { RestricaoDoPaciente } from '@alecrim/domain/pure';
import type { Known } from '../plan/plan-readers.ts';
import type { Finding } from './finding.ts';

/** What a line holds that a patient avoids, and what of it could not be checked. */
export function checkLine(
  _text: string,
  _restrictions: readonly RestricaoDoPaciente[],
  _known: Known = {},
): readonly Finding[] {
  return [];
}
