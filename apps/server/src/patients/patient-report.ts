import {
  childrenOfPatient,
  type EntityName,
  entityNamed,
  Paciente,
  type PatientReport,
  type Profile,
} from '@alecrim/domain';
import { findUser } from '../accounts/people/users.ts';
import { actorOf, type SignedIn, systemViewer } from '../accounts/viewer.ts';
import { writeAct } from '../audit/trail.ts';
import { recordsOf } from '../entities/repository.ts';
import type { Row } from '../entities/rows.ts';
import { sendingsOf } from '../entities/sendings.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import {
  keepUntil,
  ownPatient,
  type RecordHead,
  relatedHeads,
  versionHeads,
  versionTexts,
} from './patient-rows.ts';
import { patientTrail } from './patient-trail.ts';

/** Plans and versions are read while the report is sent: together they may be too large for memory. */
type WrittenReport = Record<keyof PatientReport, unknown>;

/** Reads the earlier versions of a record. */
type ReadVersions = (db: Db, recordId: string, fields: object) => AsyncGenerator<object>;

/** All stored data about one patient, for the patient (LGPD arts. 18 and 19). */
export async function patientReport(
  deps: Deps,
  user: SignedIn,
  id: string,
  versionsOf: ReadVersions = wholeVersions,
): Promise<WrittenReport> {
  const { db, now } = deps;
  const own = await ownPatient(db, user, id);
  // Written first, so that the report includes itself.
  await writeAct(deps, {
    action: 'patient_exported',
    actor: actorOf(user),
    ownerId: user.id,
    entity: 'Paciente',
    recordId: id,
    patientId: id,
  });
  const related = await relatedHeads(db, id);
  const headsOf = (name: EntityName) => related.filter(({ entity }) => entity === name);
  const profile = await findUser(db, user.id);
  return {
    formato: 'alecrim-paciente',
    versao: 1,
    gerado_em: now().toISOString(),
    controlador: {
      ...Object.fromEntries(contactFields.map((field) => [field, profile?.[field] ?? null])),
      nome_nutricionista: profile?.nome_nutricionista || profile?.full_name,
    },
    guarda_ate: keepUntil([own, ...related]),
    paciente: { ...pickFields(Paciente.fields, own), ...momentsOf(own) },
    versoes_do_cadastro: versionsOf(db, id, Paciente.fields),
    cardapios: plansOf(db, headsOf('Cardapio'), versionsOf),
    registros: Object.fromEntries(
      childrenOfPatient.map((name) => [name, recordsIn(db, name, headsOf(name), versionsOf)]),
    ),
    registro: await patientTrail(db, own, related),
  };
}

async function* plansOf(
  db: Db,
  heads: readonly RecordHead[],
  versionsOf: ReadVersions,
): AsyncGenerator<object> {
  const ids = heads.map(({ id }) => id);
  const [openings, sendings] = [await openingsOf(db, ids), await sendingsOf(db, ids)];
  yield* recordsIn(db, 'Cardapio', heads, versionsOf, (id) => ({
    aberturas_do_link: openings.get(id) ?? { total: 0, ultima: null },
    envios: sendings.get(id) ?? [],
  }));
}

async function* recordsIn(
  db: Db,
  name: EntityName,
  heads: readonly RecordHead[],
  versionsOf: ReadVersions,
  moreOf: (id: string) => object = () => ({}),
): AsyncGenerator<object> {
  const { fields } = entityNamed(name);
  const records = recordsOf(db, name, systemViewer);
  for (const { id } of heads) {
    const [record] = await records.findAny([id]);
    if (!record) continue;
    const versoes = versionsOf(db, id, fields);
    yield { ...pickFields(fields, record), ...momentsOf(record), ...moreOf(id), versoes };
  }
}

const contactFields = [
  'nome_nutricionista',
  'crn',
  'email_profissional',
  'telefone',
  'endereco',
] as const satisfies readonly (keyof Profile)[];
// The token opens the plan: a report that is handed on must not contain it.
const SECRET = 'token_publico';

const pickFields = (fields: object, record: Row): Row =>
  Object.fromEntries(
    Object.keys(fields)
      .filter((field) => field !== SECRET)
      .map((field) => [field, record[field] ?? null]),
  );

const momentsOf = ({ id, created_date, updated_date, version }: Row): Row => ({
  id,
  created_date,
  updated_date,
  version,
});

async function* wholeVersions(db: Db, recordId: string, fields: object): AsyncGenerator<object> {
  for await (const portion of versionTexts(db, await versionHeads(db, [recordId])))
    for (const { version, saved_date, content } of portion)
      yield { version, saved_date, ...pickFields(fields, JSON.parse(content) as Row) };
}

/** Where the report only counts them. */
export async function* versionDates(db: Db, recordId: string): AsyncGenerator<object> {
  for (const { version, saved_date } of await versionHeads(db, [recordId])) yield { version, saved_date };
}

async function openingsOf(db: Db, planIds: readonly string[]) {
  const rows =
    planIds.length === 0
      ? []
      : await db.selectFrom('link_openings').selectAll().where('cardapio_id', 'in', planIds).execute();
  return new Map(
    rows.map(({ cardapio_id, total, last_opened_date }) => [
      cardapio_id,
      { total, ultima: last_opened_date },
    ]),
  );
}
