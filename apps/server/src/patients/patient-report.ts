import { Cardapio, Paciente, type PatientReport, type Profile } from '@alecrim/domain';
import { findUser } from '../accounts/people/users.ts';
import { actorOf, type SignedIn } from '../accounts/viewer.ts';
import { writeAct } from '../audit/trail.ts';
import type { Row } from '../entities/rows.ts';
import type { Deps } from '../platform/deps.ts';
import { ownPatient } from './own-patient.ts';
import { type KeptVersion, patientRows } from './patient-rows.ts';
import { patientTrail } from './patient-trail.ts';
import { keepUntil } from './retention.ts';

/** Everything that is kept about one patient, for that patient to have (LGPD arts. 18 and 19). */
export async function patientReport(deps: Deps, user: SignedIn, id: string): Promise<PatientReport> {
  const { db, now } = deps;
  const own = await ownPatient(db, user, id);
  // Noted first: the report tells of itself.
  await writeAct(deps, {
    action: 'patient_exported',
    actor: actorOf(user),
    ownerId: user.id,
    entity: 'Paciente',
    recordId: id,
    patientId: id,
  });
  const rows = await patientRows(db, id);
  const openings = await openingsOf(
    deps,
    rows.plans.map((plan) => plan.id),
  );
  const profile = await findUser(db, user.id);
  return {
    formato: 'alecrim-paciente',
    versao: 1,
    gerado_em: now().toISOString(),
    controlador: {
      ...Object.fromEntries(contactFields.map((field) => [field, profile?.[field] ?? null])),
      nome_nutricionista: profile?.nome_nutricionista || profile?.full_name,
    },
    guarda_ate: keepUntil(rows),
    paciente: { ...pickFields(Paciente.fields, own), ...momentsOf(own) },
    versoes_do_cadastro: versionsOf(rows.versions, id, Paciente.fields),
    cardapios: rows.plans.map((plan) => ({
      ...pickFields(Cardapio.fields, plan),
      ...momentsOf(plan),
      aberturas_do_link: openings.get(plan.id) ?? { total: 0, ultima: null },
      versoes: versionsOf(rows.versions, plan.id, Cardapio.fields),
    })),
    registro: await patientTrail(db, rows),
  } as PatientReport;
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

const versionsOf = (versions: readonly KeptVersion[], recordId: string, fields: object) =>
  versions
    .filter(({ record_id }) => record_id === recordId)
    .map(({ version, saved_date, content }) => ({ version, saved_date, ...pickFields(fields, content) }));

async function openingsOf({ db }: Pick<Deps, 'db'>, planIds: readonly string[]) {
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
