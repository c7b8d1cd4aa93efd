import type { AuditAction, TrailLine } from '@alecrim/domain';
import type { AnyRecord } from '../entities/rows.ts';
import type { AuditRow, Db } from '../platform/db/tables.ts';
import { type PlanHead, type VersionHead, versionHeads } from './patient-rows.ts';

// Enough for years of care; the whole list is in the audit trail.
const MOST = 500;

/** All events about a patient's data, newest first: saves come from the versions, the rest from the audit trail. */
export async function patientTrail(
  on: Db,
  patient: AnyRecord,
  plans: readonly PlanHead[],
): Promise<TrailLine[]> {
  // Her own request for a record in the bin is no intrusion.
  const entries = (await entriesAbout(on, patient, plans)).filter(
    ({ action, actor_id }) => action !== 'access_refused' || actor_id !== patient.created_by_id,
  );
  const versions = await versionHeads(on, [patient.id, ...plans.map(({ id }) => id)]);
  const saves = [patient as AnyRecord & PlanHead, ...plans].flatMap((record) =>
    savesOf(
      record,
      versions.filter(({ id }) => id === record.id),
      record.id === patient.id,
    ),
  );
  const nameOf = await namesOf(on, [
    ...entries.map((entry) => entry.actor_id ?? entry.on_behalf_of_id),
    ...saves.map(({ by }) => by),
  ]);
  const titles = new Map(plans.map((plan) => [plan.id, String(plan.titulo ?? '')]));
  return [
    ...saves.map(({ by, ...line }) => ({ ...line, quem: nameOf(by) })),
    ...consentLines(patient),
    ...entries.map(
      (entry): TrailLine => ({
        em: entry.at,
        acao: entry.action as AuditAction,
        // The patient's report does not name the account; the operator can look it up.
        quem: entry.action === 'access_refused' ? null : nameOf(entry.actor_id ?? entry.on_behalf_of_id),
        registro: entry.entity === 'Cardapio' || titles.has(entry.record_id ?? '') ? 'Cardapio' : 'Paciente',
        titulo: titles.get(entry.record_id ?? '') ?? null,
        detalhe: detailOf(entry),
      }),
    ),
  ]
    .sort((a, b) => (a.em < b.em ? 1 : -1))
    .slice(0, MOST);
}

/** Entries about the patient or their plans, and exports of lists that contain them. */
function entriesAbout(on: Db, patient: AnyRecord, plans: readonly PlanHead[]): Promise<AuditRow[]> {
  const ids = [patient.id, ...plans.map(({ id }) => id)];
  return on
    .selectFrom('audit_entries')
    .selectAll()
    .where((e) =>
      e.or([
        e('patient_id', '=', patient.id),
        e('record_id', 'in', ids),
        e.and([
          e('owner_id', '=', patient.created_by_id),
          e('action', 'in', ['exported', 'account_exported']),
          e('at', '>=', patient.created_date),
          e.or([e('entity', 'is', null), e('entity', 'in', ['Paciente', 'Cardapio'])]),
        ]),
      ]),
    )
    .orderBy('seq', 'desc')
    .limit(MOST)
    .execute();
}

type Save = Omit<TrailLine, 'quem'> & { by: string | null };

/** The times at which a record was saved. A version has the time when it was made, not when it was replaced. */
function savesOf(record: PlanHead, kept: readonly VersionHead[], isPatient: boolean): Save[] {
  const moments = new Map(kept.map(({ saved_date, author_id }) => [saved_date, author_id]));
  if (!moments.has(record.updated_date)) moments.set(record.updated_date, null);
  moments.set(record.created_date, record.created_by_id);
  return [...moments].map(([em, by]) => ({
    em,
    acao: em === record.created_date ? 'created' : 'edited',
    // Records have one writer, their owner; the service role writes for them.
    by: by ?? record.created_by_id,
    registro: isPatient ? 'Paciente' : 'Cardapio',
    titulo: isPatient ? null : String(record.titulo ?? ''),
    detalhe: null,
  }));
}

interface Consent {
  finalidade?: string | null;
  concedido_em?: string | null;
  revogado_em?: string | null;
  registrado_por?: string | null;
}

function consentLines({ consentimentos }: AnyRecord): TrailLine[] {
  const about = { registro: 'Paciente', titulo: null } as const;
  return ((consentimentos ?? []) as Consent[]).flatMap((consent): TrailLine[] => {
    const line = { ...about, quem: consent.registrado_por ?? null, detalhe: consent.finalidade ?? null };
    return [
      ...(consent.concedido_em
        ? [{ ...line, em: consent.concedido_em, acao: 'consent_given' as const }]
        : []),
      ...(consent.revogado_em
        ? [{ ...line, em: consent.revogado_em, acao: 'consent_revoked' as const }]
        : []),
    ];
  });
}

function detailOf({ details }: AuditRow): string | null {
  const { format, reason } = JSON.parse(details) as { format?: string; reason?: string };
  return format ?? reason ?? null;
}

/** Names are looked up when they are shown: the trail itself holds ids. */
async function namesOf(on: Db, ids: readonly (string | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const users =
    wanted.length === 0
      ? []
      : await on
          .selectFrom('users')
          .select(['id', 'full_name', 'nome_nutricionista', 'email'])
          .where('id', 'in', wanted)
          .execute();
  const names = new Map(
    users.map((user) => [user.id, user.nome_nutricionista || user.full_name || user.email]),
  );
  return (id: string | null) => (id === null ? null : (names.get(id) ?? null));
}
