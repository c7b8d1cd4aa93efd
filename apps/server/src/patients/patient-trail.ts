import {
  type AuditAction,
  childrenOfPatient,
  type EntityName,
  type Envio,
  entityNamed,
  type Stored,
  type TrailLine,
} from '@alecrim/domain';
import { sql } from 'kysely';
import type { AnyRecord } from '../entities/rows.ts';
import { sendingsOf } from '../entities/sendings.ts';
import { engineOf, isAnyOf } from '../platform/db/dialect.ts';
import type { AuditRow, Db } from '../platform/db/tables.ts';
import { type RecordHead, type VersionHead, versionHeads } from './patient-rows.ts';

// Enough for years of care; the whole list is in the audit trail.
const MOST = 500;

/** All events about a patient's data, newest first: saves come from the versions, the rest from the audit trail. */
export async function patientTrail(
  on: Db,
  patient: AnyRecord,
  related: readonly RecordHead[],
): Promise<TrailLine[]> {
  const own = { ...(patient as AnyRecord & RecordHead), entity: 'Paciente', titulo: null } as const;
  const heads: RecordHead[] = [own, ...related];
  // Her own request for a record in the bin is no intrusion.
  const entries = (await entriesAbout(on, patient, heads)).filter(
    ({ action, actor_id }) => action !== 'access_refused' || actor_id !== patient.created_by_id,
  );
  const versions = new Map<string, VersionHead[]>(heads.map(({ id }) => [id, []]));
  for (const version of await versionHeads(on, [...versions.keys()])) versions.get(version.id)?.push(version);
  const saves = heads.flatMap((record) => savesOf(record, versions.get(record.id) ?? []));
  const nameOf = await peopleNamed(on, [
    ...entries.map((entry) => entry.actor_id ?? entry.on_behalf_of_id),
    ...saves.map(({ by }) => by),
  ]);
  const known = new Map(heads.map((head) => [head.id, head]));
  return [
    ...saves.map(({ by, ...line }) => ({ ...line, quem: nameOf(by) })),
    ...sendingLines(await sendingsOf(on, idsOf('Cardapio', related)), known, nameOf),
    ...consentLines(patient),
    ...entries.map(
      (entry): TrailLine => ({
        em: entry.at,
        acao: entry.action as AuditAction,
        // The patient's report does not name the account; the operator can look it up.
        quem: entry.action === 'access_refused' ? null : nameOf(entry.actor_id ?? entry.on_behalf_of_id),
        ...namesOf(entityOf(entry, known), known.get(entry.record_id ?? '')?.titulo ?? null),
        detalhe: detailOf(entry),
      }),
    ),
  ]
    .sort((a, b) => (a.em < b.em ? 1 : -1))
    .slice(0, MOST);
}

const idsOf = (name: EntityName, heads: readonly RecordHead[]) =>
  heads.filter(({ entity }) => entity === name).map(({ id }) => id);

const about: readonly EntityName[] = ['Paciente', 'Cardapio', ...childrenOfPatient];

/** An entry about a list names the entity; others may name the record only. */
function entityOf({ entity, record_id }: AuditRow, known: ReadonlyMap<string, RecordHead>): EntityName {
  const named = about.find((name) => name === entity);
  return named ?? known.get(record_id ?? '')?.entity ?? 'Paciente';
}

/** How a line names its record. A title that is a day is written as people write it. */
function namesOf(
  entity: EntityName,
  title: string | null,
): Pick<TrailLine, 'registro' | 'palavras' | 'titulo'> {
  const titulo = title?.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1') ?? null;
  if (!childrenOfPatient.includes(entity)) return { registro: entity, titulo };
  return { registro: entity, palavras: entityNamed(entity).words, titulo };
}

/** Entries about the patient, their plans and other records, and exports of lists that contain them. */
function entriesAbout(on: Db, patient: AnyRecord, heads: readonly RecordHead[]): Promise<AuditRow[]> {
  const ids = heads.map(({ id }) => id);
  return on
    .selectFrom('audit_entries')
    .selectAll()
    .where((e) =>
      e.or([
        e('patient_id', '=', patient.id),
        isAnyOf(engineOf(on), sql.ref('record_id'), ids),
        e.and([
          e('owner_id', '=', patient.created_by_id),
          e('action', 'in', ['exported', 'account_exported']),
          e('at', '>=', patient.created_date),
          e.or([e('entity', 'is', null), e('entity', 'in', about)]),
        ]),
      ]),
    )
    .orderBy('seq', 'desc')
    .limit(MOST)
    .execute();
}

type Save = Omit<TrailLine, 'quem'> & { by: string | null };

/** The times at which a record was saved. A version has the time when it was made, not when it was replaced. */
function savesOf(record: RecordHead, kept: readonly VersionHead[]): Save[] {
  const moments = new Map(kept.map(({ saved_date, author_id }) => [saved_date, author_id]));
  if (!moments.has(record.updated_date)) moments.set(record.updated_date, null);
  moments.set(record.created_date, record.created_by_id);
  return [...moments].map(([em, by]) => ({
    em,
    acao: em === record.created_date ? 'created' : 'edited',
    // Records have one writer, their owner; the service role writes for them.
    by: by ?? record.created_by_id,
    ...namesOf(record.entity, record.titulo),
    detalhe: null,
  }));
}

/** Only the owner of a plan sends it from here. */
function sendingLines(
  sendings: ReadonlyMap<string, readonly Envio[]>,
  known: ReadonlyMap<string, RecordHead>,
  nameOf: (id: string | null) => string | null,
): TrailLine[] {
  return [...sendings].flatMap(([id, sent]) => {
    const plan = known.get(id);
    return sent.map(({ via, em }) => ({
      em,
      acao: 'sent' as const,
      quem: nameOf(plan?.created_by_id ?? null),
      ...namesOf('Cardapio', plan?.titulo ?? null),
      detalhe: via,
    }));
  });
}

function consentLines({ consentimentos }: AnyRecord): TrailLine[] {
  const patient = { registro: 'Paciente', titulo: null } as const;
  return ((consentimentos ?? []) as Stored<'Paciente'>['consentimentos']).flatMap((consent): TrailLine[] => {
    const line = { ...patient, quem: consent.registrado_por ?? null, detalhe: consent.finalidade ?? null };
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
async function peopleNamed(on: Db, ids: readonly (string | null)[]) {
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
