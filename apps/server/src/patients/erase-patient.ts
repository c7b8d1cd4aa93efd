import type { ErasureMode, ErasureReason, ServerReason } from '@alecrim/domain';
import { actorOf, type SignedIn } from '../accounts/viewer.ts';
import type { Actor } from '../audit/acts.ts';
import { appendActs } from '../audit/trail.ts';
import type { RecordChange } from '../platform/change-events.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { forEachCollectingErrors } from '../platform/periodic-jobs.ts';
import { type Erased, eraseData } from './erase-data.ts';
import { erasureIsDone, rememberErasure } from './ledger.ts';
import { syncLedger } from './ledger-file.ts';
import { ownPatient } from './own-patient.ts';
import { planHeads } from './patient-rows.ts';
import { keepUntil } from './retention.ts';

export interface ErasureRequest {
  id: string;
  mode: ErasureMode;
  reason: ErasureReason;
  /** The nutritionist confirms knowing that the law requires keeping the record longer. */
  knowsTheRule: boolean;
}

/** Anonymises or erases one patient of the asking nutritionist, for good. Gives the number of plans it touched. */
export async function erasePatient(deps: Deps, user: SignedIn, request: ErasureRequest): Promise<number> {
  const { id, mode, reason, knowsTheRule } = request;
  await deps.db.transaction().execute(async (on) => {
    const patient = await ownPatient(on, user, id);
    const plans = await planHeads(on, id);
    if (mode === 'eliminar' && !knowsTheRule) refuseBefore(keepUntil([patient, ...plans]), deps.now());
    await beginErasure({ ...deps, db: on }, { id, ownerId: user.id, mode, reason, actor: actorOf(user) });
  });
  const plans = await carryOut(deps, id, mode);
  // The database has it; the copy beside it is made again every hour, should this one fail.
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

/** The ledger and the trail know of an erasure before the work begins: `finishErasures` finishes one that is interrupted. */
export async function beginErasure(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, ownerId, mode, reason, actor }: Beginning,
): Promise<void> {
  const at = now().toISOString();
  await rememberErasure(db, { patient_id: id, owner_id: ownerId, mode, reason, at, done_date: null });
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

/** Gives the number of plans it touched. */
export async function carryOut(deps: CarryOutDeps, id: string, mode: ErasureMode): Promise<number> {
  const erased = await eraseData(deps, id, mode);
  await erasureIsDone(deps, id);
  deps.hub.announce(changesOf(erased, mode));
  return erased.plans.length;
}

// An erasure that is under way in another process is left alone; doing it twice at once would do no harm.
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

function changesOf({ patient, plans }: Erased, mode: ErasureMode): RecordChange[] {
  const type = mode === 'eliminar' ? 'delete' : 'update';
  return [
    ...(patient ? [{ entity: 'Paciente' as const, record: patient }] : []),
    ...plans.map((plan) => ({ entity: 'Cardapio' as const, record: plan })),
  ].map(({ entity, record }) => ({ entity, type, id: record.id, ownerId: record.created_by_id }));
}
