import { type ConsentPurpose, consentPurposes } from '@alecrim/domain';
import { sql } from 'kysely';
import { isSet } from '../../platform/db/dialect.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';
import { affectedPatients, patientsOf } from '../incident/affected.ts';
import { agesOf, type Controller, controllerOf } from '../incident/people.ts';

/** The practice in figures, and who answers for it. No patient is named. */
export interface Practice {
  controllers: Controller[];
  patients: number;
  ages: ReturnType<typeof agesOf>;
  plans: number;
  openLinks: number;
  /** Consents that were given and not taken back. */
  consents: Record<ConsentPurpose, number>;
}

/** Give it one moment of the database. */
export async function practiceIn(on: Db, now: Date): Promise<Practice> {
  const ids = await patientsOf(on, null, now.toISOString());
  const patients = await affectedPatients(on, new Map(ids.map((id) => [id, new Set()])));
  const users = await on.selectFrom('users').selectAll().orderBy('email').execute();
  const { rows: plans } = await sql<{ ativo: UserRow['disabled'] }>`
    select ativo from cardapios where deleted_date is null`.execute(on);
  const consents = Object.fromEntries(Object.keys(consentPurposes).map((purpose) => [purpose, 0]));
  for (const { patient } of patients)
    for (const { finalidade, revogado_em } of (patient?.consentimentos ?? []) as Consent[]) {
      const purpose = finalidade && Object.hasOwn(consents, finalidade) ? finalidade : 'outra';
      if (!revogado_em) consents[purpose] = (consents[purpose] ?? 0) + 1;
    }
  return {
    controllers: users.filter(({ disabled }) => !isSet(disabled)).map(controllerOf),
    patients: patients.length,
    ages: agesOf(patients, now),
    plans: plans.length,
    openLinks: plans.filter(({ ativo }) => isSet(ativo)).length,
    consents: consents as Practice['consents'],
  };
}

interface Consent {
  finalidade?: string | null;
  revogado_em?: string | null;
}
