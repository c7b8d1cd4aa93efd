import { createHash } from 'node:crypto';
import type { RestricaoDoPaciente } from '@alecrim/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';

/** The restrictions of a patient, and a text that changes with them; empty without any. */
export interface Restrictions {
  list: readonly RestricaoDoPaciente[];
  fingerprint: string;
}

export type RestrictionsOf = (patientId: unknown) => Promise<Restrictions>;

export const restrictionsReader =
  (db: Db): RestrictionsOf =>
  async (patientId) => {
    if (typeof patientId !== 'string') return restrictionsIn(null);
    const { rows } = await sql<{ restricoes: string | null }>`
      select restricoes from pacientes where id = ${patientId}`.execute(db);
    return restrictionsIn(rows[0]?.restricoes ?? null);
  };

/** Of a column as it is stored. */
export function restrictionsIn(stored: string | null): Restrictions {
  const all = JSON.parse(stored ?? '[]') as RestricaoDoPaciente[];
  const list = all.map(({ tipo, palavras, motivo }) => ({ tipo, palavras, motivo }));
  const fingerprint =
    list.length === 0 ? '' : createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 32);
  return { list, fingerprint };
}
