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
import { yieldToEventLoop } from '../platform/event-loop.ts';
import { type RecordHead, type VersionHead, versionHeads } from './patient-rows.ts';

// Enough for years of care; the whole list is in the audit trail.
const MOST = 500;

/** Only the newest become lines: a patient may have thousands of records. */
interface TrailEvent {
  em: string;
  /** The id of the account that did it. */
  by: string | null;
  /** Without a name, it is the account's. */
  line: () => Omit<TrailLine, 'em' | 'quem'> & Partial<Pick<TrailLine, 'quem'>>;
}

/** The newest events about a patient's data, newest first: saves come from the versions, the rest from the audit trail. */
export async function patientTrail(
  on: Db,
  patient: AnyRecord,
  related: readonly RecordHead[],
): Promise<TrailLine[]> {
  const own = { ...(patient as AnyRecord & RecordHead), entity: 'Paciente', titulo: null } as const;
  const heads: RecordHead[] = [own, ...related];
  const known = new Map(heads.map((head) => [head.id, head]));
  // Between the steps, because each of them takes tens of milliseconds for ten thousand records.
  await yieldToEventLoop();
  const entries = await entriesAbout(on, patient, heads);
  await yieldToEventLoop();
  const versions = new Map<string, VersionHead[]>(heads.map(({ id }) => [id, []]));
  for (const version of await versionHeads(on, [...versions.keys()])) versions.get(version.id)?.push(version);
  await yieldToEventLoop();
  const saves = heads.flatMap((record) => savesOf(record, versions.get(record.id) ?? []));
  await yieldToEventLoop();
  const sendings = await sendingsOf(on, idsOf('Cardapio', related));
  const newest = [
    ...saves,
    ...sendingsIn(sendings, known),
    ...consentsOf(patient),
    // Her own request for a record in the bin is no intrusion.
    ...entries
      .filter(({ action, actor_id }) => action !== 'access_refused' || actor_id !== patient.created_by_id)
      .map((entry) => eventOf(entry, known)),
  ]
    .sort((a, b) => (a.em < b.em ? 1 : -1))
    .slice(0, MOST);
  const nameOf = await peopleNamed(
    on,
    newest.map(({ by }) => by),
  );
  return newest.map(({ em, by, line }) => ({ em, quem: nameOf(by), ...line() }));
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

function eventOf(entry: AuditRow, known: ReadonlyMap<string, RecordHead>): TrailEvent {
  return {
    em: entry.at,
    // The patient's report does not name the account; the operator can look it up.
    by: entry.action === 'access_refused' ? null : (entry.actor_id ?? entry.on_behalf_of_id),
    line: () => ({
      acao: entry.action as AuditAction,
      ...namesOf(entityOf(entry, known), known.get(entry.record_id ?? '')?.titulo ?? null),
      detalhe: detailOf(entry),
    }),
  };
}

/** The times at which a record was saved. A version has the time when it was made, not when it was replaced. */
function savesOf(record: RecordHead, kept: readonly VersionHead[]): TrailEvent[] {
  const moments = new Map(kept.map(({ saved_date, author_id }) => [saved_date, author_id]));
  if (!moments.has(record.updated_date)) moments.set(record.updated_date, null);
  moments.set(record.created_date, record.created_by_id);
  return [...moments].map(([em, by]) => ({
    em,
    // Records have one writer, their owner; the service role writes for them.
    by: by ?? record.created_by_id,
    line: () => ({
      acao: em === record.created_date ? 'created' : 'edited',
      ...namesOf(record.entity, record.titulo),
      detalhe: null,
    }),
  }));
}

/** Only the owner of a plan sends it from here. */
function sendingsIn(
  sendings: ReadonlyMap<string, readonly Envio[]>,
  known: ReadonlyMap<string, RecordHead>,
): TrailEvent[] {
  return [...sendings].flatMap(([id, sent]) => {
    const plan = known.get(id);
    return sent.map(({ via, em }) => ({
      em,
      by: plan?.created_by_id ?? null,
      line: () => ({ acao: 'sent', ...namesOf('Cardapio', plan?.titulo ?? null), detalhe: via }),
    }));
  });
}

function consentsOf({ consentimentos }: AnyRecord): TrailEvent[] {
  return ((consentimentos ?? []) as Stored<'Paciente'>['consentimentos']).flatMap((consent) =>
    [
      { em: consent.concedido_em, acao: 'consent_given' as const },
      { em: consent.revogado_em, acao: 'consent_revoked' as const },
    ].flatMap(({ em, acao }): TrailEvent[] => {
      const line = () => ({
        acao,
        quem: consent.registrado_por ?? null,
        registro: 'Paciente',
        titulo: null,
        detalhe: consent.finalidade ?? null,
      });
      return em ? [{ em, by: null, line }] : [];
    }),
  );
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
