import type { ErasureMode, ErasureReason, ServerReason } from '@alecrim/domain';
import { sql } from 'kysely';
import { actorOf, type SignedIn } from '../accounts/viewer.ts';
import { type Actor, appendActs, system } from '../audit/trail.ts';
import { isErasedInBin } from '../entities/bin.ts';
import { type RecordChange, recordChange } from '../platform/change-events.ts';
import { engineOf, forUpdate } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { forEachCollectingErrors } from '../platform/periodic-jobs.ts';
import { type Erased, eraseData } from './erase-data.ts';
import { erasureIsDone, storeErasure, syncLedger } from './ledger.ts';
import { keepUntil, ownPatient, planHeads, relatedHeads } from './patient-rows.ts';

interface ErasureRequest {
  id: string;
  mode: ErasureMode;
  reason: ErasureReason;
  /** The nutritionist confirms that she knows the legal retention period. */
  knowsTheRule: boolean;
}

/** Anonymises or erases one of the nutritionist's patients. Returns the number of plans it changed. */
export async function erasePatient(deps: Deps, user: SignedIn, request: ErasureRequest): Promise<number> {
  const { id, mode, reason, knowsTheRule } = request;
  await deps.db.transaction().execute(async (on) => {
    const patient = await ownPatient(on, user, id);
    const until = keepUntil([patient, ...(await relatedHeads(on, id))]);
    if (mode === 'eliminar' && !knowsTheRule) refuseBefore(until, deps.now());
    await beginErasure({ ...deps, db: on }, { id, ownerId: user.id, mode, reason, actor: actorOf(user) });
  });
  const plans = await carryOut(deps, id, mode);
  // The database has the entry. If this copy fails, the hourly clean-up writes it.
  await syncLedger(deps).catch((err: unknown) =>
    deps.log.error({ err }, 'the erasure ledger was not written'),
  );
  return plans;
}

interface Beginning {
  id: string;
  ownerId: string | null;
  mode: ErasureMode;
  reason: ErasureReason | ServerReason;
  actor: Actor;
}

/** Writes the ledger and the trail before the work begins, so that `finishErasures` can finish an interrupted erasure. */
async function beginErasure(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, ownerId, mode, reason, actor }: Beginning,
): Promise<void> {
  const at = now().toISOString();
  await storeErasure(db, { patient_id: id, owner_id: ownerId, mode, reason, at, done_date: null });
  const plans = (await planHeads(db, id)).length;
  await appendActs({ db, now }, [
    {
      action: mode === 'eliminar' ? 'erased' : 'anonymised',
      actor,
      ownerId,
      entity: 'Paciente',
      recordId: id,
      patientId: id,
      details: { reason, plans },
    },
  ]);
}

type CarryOutDeps = Pick<Deps, 'db' | 'now' | 'tasks' | 'hub'>;

/** Returns the number of plans it changed. */
async function carryOut(deps: CarryOutDeps, id: string, mode: ErasureMode): Promise<number> {
  const erased = await eraseData(deps, id, mode);
  await erasureIsDone(deps, id);
  deps.hub.announce(changesOf(erased, mode));
  return erased.plans.length;
}

// A running erasure of another process is left alone, although doing it twice would do no harm.
const INTERRUPTED_AFTER_MS = 10 * 60_000;

/** Finishes erasures that a crash or a failure interrupted. */
export async function finishErasures(deps: CarryOutDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - INTERRUPTED_AFTER_MS).toISOString();
  const due = await deps.db
    .selectFrom('erasures')
    .selectAll()
    .where('done_date', 'is', null)
    .where('at', '<=', before)
    .execute();
  await forEachCollectingErrors(due, ({ patient_id, mode }) =>
    carryOut(deps, patient_id, mode as ErasureMode),
  );
}

function refuseBefore(until: string, now: Date): void {
  if (until <= now.toISOString()) return;
  throw new AppError('VALIDATION_ERROR', {
    message: `A lei pede guardar o prontuário por 20 anos depois do último registro, até ${until.slice(0, 10).split('-').reverse().join('/')}. Confirme que sabe disso, ou anonimize.`,
  });
}

function changesOf({ patient, plans, children }: Erased, mode: ErasureMode): RecordChange[] {
  const type = mode === 'eliminar' ? 'delete' : 'update';
  return [
    ...(patient ? [recordChange('Paciente', type, patient)] : []),
    ...plans.map((plan) => recordChange('Cardapio', type, plan)),
    ...children.map((child) => recordChange(child.entity, 'delete', child)),
  ];
}

// Each patient takes a read of all versions of the nutritionist's plans. The next clean-up continues in an hour.
const MOST_MS = 5 * 60_000;

interface Due {
  id: string;
  created_by_id: string | null;
}

/**
 * Anonymises the patients who have been in the bin since before `until`. It never eliminates one: the law requires keeping
 * the record for 20 years, and only a person may decide to shorten that (ADR 39).
 */
export async function eraseBinnedPatients(
  deps: Pick<Deps, 'db' | 'now' | 'tasks' | 'hub'>,
  until: string,
): Promise<void> {
  const { db, now } = deps;
  const end = Date.now() + MOST_MS;
  await forEachCollectingErrors(await dueIn(db, until), async ({ id }) => {
    if (Date.now() > end) return;
    const isBegun = await db.transaction().execute(async (on) => {
      // Locked until the ledger has the entry: the patient may have been restored meanwhile.
      const [patient] = await dueIn(on, until, id);
      if (!patient) return false;
      const about = { id, ownerId: patient.created_by_id, mode: 'anonimizar', reason: 'lixeira' } as const;
      await beginErasure({ db: on, now }, { ...about, actor: system });
      return true;
    });
    if (isBegun) await carryOut(deps, id, 'anonimizar');
  });
}

async function dueIn(on: Db, until: string, id?: string): Promise<Due[]> {
  const held = id === undefined ? sql`` : sql`and id = ${id} ${forUpdate(engineOf(on), 'pacientes')}`;
  const { rows } = await sql<Due>`select id, created_by_id from pacientes
    where deleted_date <= ${until} and not ${isErasedInBin} ${held}`.execute(on);
  return rows;
}
