import { type EntityName, entityNamed } from '@alecrim/domain';
import { sql } from 'kysely';
import type { KnownViewer } from '../accounts/viewer.ts';
import { type RecordChange, recordChange } from '../platform/change-events.ts';
import { engineOf, isAnyOf } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { yieldToEventLoop } from '../platform/event-loop.ts';
import { hadValue } from './history.ts';
import { changesSeen, copiesOf, insertMeasurements, measurementWrites } from './measurements.ts';
import { remeasured } from './measures.ts';
import type { ChangeRequest, PreparedChange } from './record-writes.ts';
import { renewSwaps } from './renew-numbers.ts';
import { recordsOf } from './repository.ts';
import {
  type AnyRecord,
  type Found,
  foundSelection,
  inPortions,
  oneTransactionOf,
  type StoredRow,
} from './rows.ts';

// More plans of one patient than anybody has.
const MOST_PLANS = 1_000;

export interface PreparedWrite {
  after: AnyRecord[];
  /** False when a record moved meanwhile. */
  write(on: Db): Promise<boolean>;
}

interface Following {
  /** Of other records; to be announced. */
  changes: RecordChange[];
  /** Both write in the transaction of the change, before and after it. False when a record moved meanwhile. */
  before(on: Db): Promise<boolean>;
  after(on: Db): Promise<boolean>;
  /** The changed rows with what the database itself has changed in them. */
  asStored(on: Db, stored: readonly StoredRow[]): Promise<StoredRow[]>;
  /** After the transaction. */
  finish(): Promise<void>;
}

type FollowDeps = Pick<Deps, 'db' | 'newId' | 'tasks'>;
type Ready = (name: EntityName, requests: readonly ChangeRequest[]) => Promise<PreparedWrite>;

/** What changed patients change elsewhere: the name in their plans, their measurements, the swaps of their plans. */
export async function changesThatFollow(
  deps: FollowDeps,
  name: EntityName,
  viewer: KnownViewer,
  prepared: readonly PreparedChange[],
  ready: Ready,
): Promise<Following | undefined> {
  if (name !== 'Paciente') return undefined;
  const pairs = wholeChanges(prepared);
  const renamed = await renamedPlans(deps, viewer, pairs, ready);
  const measured = remeasured(name, pairs);
  const restricted = pairs.filter(({ before, after }) => before.restricoes !== after.restricoes);
  if (!renamed && measured.length === 0 && restricted.length === 0) return undefined;
  const { creations, requests } = await measurementWrites(deps, measured);
  const changed = requests.length > 0 ? await ready('Avaliacao', requests) : undefined;
  const restrictedIds = restricted.map(({ after }) => after.id);
  await forgetReadings(deps.db, restrictedIds);
  return {
    changes: [
      ...(renamed?.after ?? []).map((plan) => recordChange('Cardapio', 'update', plan)),
      ...creations.flatMap((row) => changesSeen('Avaliacao', 'create', row)),
      ...(changed?.after ?? []).flatMap((row) => changesSeen('Avaliacao', 'update', row)),
    ],
    async before(on) {
      if (creations.length > 0) await insertMeasurements(on, viewer, creations);
      return changed ? changed.write(on) : true;
    },
    async after(on) {
      // Only what was read again since `forgetReadings`.
      if (restrictedIds.length > 0)
        await sql`update cardapios set versao_leitura = null where ${hasReading(on, restrictedIds)}`.execute(
          on,
        );
      return renamed ? renamed.write(on) : true;
    },
    async asStored(on, stored) {
      if (measured.length === 0) return [...stored];
      const copies = await copiesOf(
        on,
        measured.map(({ after }) => after.id),
      );
      for (const { after } of prepared) Object.assign(after, copies.get(after.id));
      return stored.map((row) => ({ ...row, ...copies.get(row.id) }));
    },
    finish: () => renewSwaps(deps, restrictedIds),
  };
}

const hasReading = (on: Db, patientIds: readonly string[]) =>
  sql`versao_leitura is not null and ${isAnyOf(engineOf(on), sql.ref('paciente_id'), patientIds)}`;

/**
 * The swaps of these patients' plans are no longer current: they are made again, and not shown until then. A plan is written
 * as a whole, so many are not written in the transaction of the patient, which blocks other writers.
 */
async function forgetReadings(db: Db, patientIds: readonly string[]): Promise<void> {
  if (patientIds.length === 0) return;
  const engine = engineOf(db);
  const { rows } = await sql<Found>`select ${foundSelection(entityNamed('Cardapio'), engine)} from cardapios
    where ${hasReading(db, patientIds)}`.execute(db);
  for (const portion of inPortions(rows)) {
    await yieldToEventLoop();
    const ids = portion.map(({ id }) => id);
    await sql`update cardapios set versao_leitura = null where ${isAnyOf(engine, sql.ref('id'), ids)}`.execute(
      db,
    );
  }
}

/** A request may change one record twice: what counts is the record before the first change and after the last. */
function wholeChanges(prepared: readonly PreparedChange[]) {
  const pairs = new Map<string, { before: AnyRecord; after: AnyRecord }>();
  for (const { before, after } of prepared)
    pairs.set(before.id, { before: pairs.get(before.id)?.before ?? before, after });
  return [...pairs.values()];
}

/** The plans of renamed patients that carry the old name get the new one. Their earlier versions keep the old one. */
async function renamedPlans(
  { db }: FollowDeps,
  viewer: KnownViewer,
  pairs: ReturnType<typeof wholeChanges>,
  ready: Ready,
): Promise<PreparedWrite | undefined> {
  const plans = recordsOf(db, 'Cardapio', viewer);
  const requests: ChangeRequest[] = [];
  for (const { before, after } of pairs.filter(({ before, after }) => before.nome !== after.nome)) {
    const linked = { paciente_id: before.id, paciente_nome: before.nome };
    for (const { id } of oneTransactionOf(await plans.matching(linked, MOST_PLANS)))
      requests.push({ id, body: { paciente_nome: after.nome } });
  }
  return requests.length > 0 ? ready('Cardapio', requests) : undefined;
}

/** The name of a plan's patient who was renamed while the plan was in the bin. */
export async function newPatientName(
  db: Db,
  viewer: KnownViewer,
  { paciente_id, paciente_nome }: AnyRecord,
): Promise<unknown> {
  const patient = paciente_id ? await recordsOf(db, 'Paciente', viewer).find(String(paciente_id)) : undefined;
  if (!patient || patient.nome === paciente_nome) return undefined;
  return (await hadValue(db, 'Paciente', patient.id, 'nome', paciente_nome)) ? patient.nome : undefined;
}
