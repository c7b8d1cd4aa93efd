import type { AuditAction } from '@alecrim/domain';
import { type DataKind, dataKinds, kindsOfPlan } from '../../patients/data-kinds.ts';
import type { AuditRow } from '../../platform/db/tables.ts';

/** What an entry of the trail did to patients' data: to one record, or to a nutritionist's whole list. */
export type Touch =
  | { kind: 'record'; recordId: string; patientId: string | null; of: readonly DataKind[] }
  | { kind: 'list'; ownerId: string | null; of: readonly DataKind[] };

const everyKind = Object.keys(dataKinds) as DataKind[];

// Signing in, being refused or changing a link's end date shows no patient data.
const touching: readonly AuditAction[] = [
  'patient_exported',
  'deleted',
  'restored',
  'anonymised',
  'erased',
  'link_opened',
  'link_enabled',
  'service_call',
];

export function touchOf(entry: AuditRow): Touch | undefined {
  const action = entry.action as AuditAction;
  const details = JSON.parse(entry.details) as { verb?: string; route?: string };
  const isPlans = entry.entity === 'Cardapio' || /\/Cardapio\b/.test(details.route ?? '');
  const of = isPlans ? kindsOfPlan : everyKind;
  const ownerId = entry.owner_id ?? entry.on_behalf_of_id;
  if (action === 'account_exported') return { kind: 'list', ownerId, of: everyKind };
  if (action === 'operator_command')
    return details.verb === 'export' ? { kind: 'list', ownerId, of: everyKind } : undefined;
  if (action === 'exported')
    return entry.entity === 'Paciente' || isPlans ? { kind: 'list', ownerId, of } : undefined;
  if (!touching.includes(action)) return undefined;
  if (entry.record_id) return { kind: 'record', recordId: entry.record_id, patientId: entry.patient_id, of };
  const isList = /\/entities\/(Paciente|Cardapio)\b/.test(details.route ?? '');
  return isList ? { kind: 'list', ownerId, of } : undefined;
}
