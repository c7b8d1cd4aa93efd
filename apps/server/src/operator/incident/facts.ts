import { type AuditAction, childrenOfPatient, type EntityName, entityNamed } from '@alecrim/domain';
import { type RawBuilder, sql } from 'kysely';
import { sqlOf } from '../../entities/query/columns.ts';
import { type DataKind, dataKinds, kindsOfChild, kindsOfPlan } from '../../patients/data-kinds.ts';
import type { AuditRow, Db } from '../../platform/db/tables.ts';
import { type Affected, affectedPatients, patientsOf, recordsById } from './affected.ts';
import { isInScope, type Scope } from './scope.ts';

export interface Facts {
  scope: Scope;
  /** How often each thing happened. */
  counts: Map<AuditAction, number>;
  /** Patients whose data the trail or a save shows to have been touched. */
  affected: Affected[];
  /** Patients whose data an account that was in use could read: reading leaves no trace. */
  withinReach: Affected[];
  /** Plans whose public link was opened, and in how many different hours. */
  links: { planId: string; title: string; hours: number }[];
  /** The number of all patients. */
  everybody: number;
}

/** All patients who may have to be informed, with or without a trace in the trail. */
export const everyoneIn = ({ affected, withinReach }: Facts) => [...affected, ...withinReach];

const PAGE = 1_000;

/** Collects facts about a time window from the trail and the records. Call it inside a snapshot. */
export async function gatherFacts(on: Db, scope: Scope): Promise<Facts> {
  const counts = new Map<AuditAction, number>();
  const opened = new Map<string, number>();
  const lists = new Map<string, { ownerId: string | null; at: string; of: readonly DataKind[] }>();
  const records = new Map<string, Set<DataKind>>();
  const touched = new Map<string, Set<DataKind>>();
  const active = new Set<string>(scope.account ? [scope.account.id] : []);
  const add = (to: typeof touched, id: string, of: readonly DataKind[]) =>
    to.set(id, new Set([...(to.get(id) ?? []), ...of]));

  for await (const entry of entriesIn(on, scope)) {
    const action = entry.action as AuditAction;
    counts.set(action, (counts.get(action) ?? 0) + 1);
    const user = userIn(entry);
    if (user) active.add(user);
    if (action === 'link_opened' && entry.record_id)
      opened.set(entry.record_id, (opened.get(entry.record_id) ?? 0) + 1);
    const touch = touchOf(entry);
    if (touch?.kind === 'list')
      lists.set(`${touch.ownerId} ${touch.of}`, { ownerId: touch.ownerId, at: entry.at, of: touch.of });
    else if (touch?.patientId) add(touched, touch.patientId, touch.of);
    else if (touch) add(records, touch.recordId, touch.of);
  }

  for (const { ownerId, at, of } of lists.values())
    for (const id of await patientsOf(on, ownerId, at)) add(touched, id, of);
  const plans = await recordsById(on, 'Cardapio', [...new Set([...records.keys(), ...opened.keys()])]);
  const everyone = await patientsOf(on, null, scope.to);
  const isPatient = new Set(everyone);
  for (const [id, of] of records) {
    const patientId = plans.get(id)?.paciente_id ?? (isPatient.has(id) ? id : null);
    if (patientId) add(touched, String(patientId), plans.has(id) ? kindsOfPlan : [...of]);
  }
  for (const { patientId, of } of await savesIn(on, scope)) add(touched, patientId, of);

  const reach = new Map<string, Set<DataKind>>();
  if (!scope.planId)
    for (const ownerId of active)
      for (const id of await patientsOf(on, ownerId, scope.to))
        if (!touched.has(id)) add(reach, id, ['identificacao', 'contato', 'saude']);
  return {
    scope,
    counts,
    affected: await affectedPatients(on, touched),
    withinReach: await affectedPatients(on, reach),
    links: [...opened].map(([planId, hours]) => ({
      planId,
      hours,
      title: String(plans.get(planId)?.titulo ?? ''),
    })),
    everybody: everyone.length,
  };
}

/**
 * The account that an entry shows in use. A disabled account can sign in and gets nothing, until it is enabled again: its
 * sessions count from then on.
 */
function userIn({ action, actor_id, record_id, details }: AuditRow): string | null {
  const { disabled } = JSON.parse(details) as { disabled?: boolean };
  if (action === 'sign_in') return disabled ? null : actor_id;
  return action === 'access_changed' && disabled === false ? record_id : null;
}

async function* entriesIn(on: Db, scope: Scope): AsyncGenerator<AuditRow> {
  for (let after = 0; ; ) {
    const rows = await on
      .selectFrom('audit_entries')
      .selectAll()
      .where(isInScope(scope))
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.seq;
  }
}

/** What an entry of the trail did to patients' data: to one record, or to a nutritionist's whole list. */
type Touch =
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

function touchOf(entry: AuditRow): Touch | undefined {
  const action = entry.action as AuditAction;
  const details = JSON.parse(entry.details) as { verb?: string; route?: string };
  const named = about.find((name) => entry.entity === name || inRoute(details.route, name));
  const of = named ? kindsIn(named) : everyKind;
  const ownerId = entry.owner_id ?? entry.on_behalf_of_id;
  if (action === 'account_exported') return { kind: 'list', ownerId, of: everyKind };
  if (action === 'operator_command')
    return details.verb === 'export' ? { kind: 'list', ownerId, of: everyKind } : undefined;
  if (action === 'exported') return named ? { kind: 'list', ownerId, of } : undefined;
  if (!touching.includes(action)) return undefined;
  if (entry.record_id) return { kind: 'record', recordId: entry.record_id, patientId: entry.patient_id, of };
  return inRoute(details.route, named) ? { kind: 'list', ownerId, of } : undefined;
}

/** The entities whose records are about patients. */
const about: readonly EntityName[] = ['Cardapio', ...childrenOfPatient, 'Paciente'];

const inRoute = (route = '', name = '') => name !== '' && new RegExp(`/entities/${name}\\b`).test(route);

function kindsIn(name: EntityName): readonly DataKind[] {
  if (name === 'Paciente') return everyKind;
  return name === 'Cardapio' ? kindsOfPlan : kindsOfChild;
}

interface Saved {
  patientId: string;
  of: readonly DataKind[];
}

/** Saves are not in the trail. They are found by the dates of records and versions. */
async function savesIn(on: Db, { from, to, account, planId }: Scope): Promise<Saved[]> {
  const isIn = (column: string) => sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`;
  const isMine = account ? sql`and r.created_by_id = ${account.id}` : sql``;
  const versioned = (entity: string) => sql`exists (select 1 from record_versions v
    where v.entity = ${entity} and v.record_id = r.id and ${isIn('v.saved_date')})`;
  const saves: Saved[] = [];
  for (const name of planId ? (['Cardapio'] as const) : about) {
    const entity = entityNamed(name);
    const patient = sqlOf({ ...entity, table: 'r' }).patientId;
    const found = await idsOf(
      on,
      sql`select distinct ${patient} as id from ${sql.table(entity.table)} r where ${patient} is not null
        and (${isIn('r.updated_date')} or ${versioned(name)}) ${isMine}
        ${planId ? sql`and r.id = ${planId}` : sql``}`,
    );
    saves.push(...found.map((patientId) => ({ patientId, of: kindsIn(name) })));
  }
  return saves;
}

async function idsOf(on: Db, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await (query as RawBuilder<{ id: string }>).execute(on);
  return rows.map(({ id }) => id);
}
