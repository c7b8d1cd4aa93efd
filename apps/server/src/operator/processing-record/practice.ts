import { type ConsentPurpose, consentPurposes } from '@alecrim/domain';
import { sql } from 'kysely';
import type { AnyRecord } from '../../entities/rows.ts';
import { isSet } from '../../platform/db/dialect.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';
import { affectedPatients, patientsOf } from '../incident/affected.ts';
import { agesOf } from '../incident/people.ts';

/** The practice in figures, and who answers for it. No patient is named. */
export interface Practice {
  people: UserRow[];
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
  const people = await on.selectFrom('users').selectAll().orderBy('email').execute();
  const { rows } = await sql<{ ativo: unknown }>`
    select ativo from cardapios where deleted_date is null`.execute(on);
  const consents = Object.fromEntries(Object.keys(consentPurposes).map((purpose) => [purpose, 0]));
  for (const { patient } of patients)
    for (const purpose of currentConsents(patient)) consents[purpose] = (consents[purpose] ?? 0) + 1;
  return {
    people: people.filter(({ disabled }) => !isSet(disabled)),
    patients: patients.length,
    ages: agesOf(patients, now),
    plans: rows.length,
    openLinks: rows.filter(({ ativo }) => isSet(ativo as UserRow['disabled'])).length,
    consents: consents as Practice['consents'],
  };
}

interface Consent {
  finalidade?: string | null;
  revogado_em?: string | null;
}

const currentConsents = (patient: AnyRecord | undefined): string[] =>
  ((patient?.consentimentos ?? []) as Consent[])
    .filter(({ revogado_em }) => !revogado_em)
    .map(({ finalidade }) =>
      Object.hasOwn(consentPurposes, finalidade ?? '') ? String(finalidade) : 'outra',
    );
