import { searchable } from '@alecrim/domain';
import { sql } from 'kysely';
import type { SignedIn } from '../accounts/viewer.ts';
import { backgroundOptions } from '../entities/query/owner-scope.ts';
import { runInBackground } from '../platform/db/background-queries.ts';
import type { Db } from '../platform/db/tables.ts';

/** As many first names as one request may ask for. */
export const MOST_NAMES = 20;
const MOST_FOUND = 200;

/**
 * The names of the nutritionist's patients who have one of these first names, in any accents and case. The names are read
 * off the event loop, once for all of them.
 */
export async function patientsNamed(
  db: Db,
  user: SignedIn,
  firstNames: readonly string[],
): Promise<string[]> {
  const words = [...new Set(firstNames.map(searchable))].filter((word) => /^\S+$/.test(word));
  if (words.length === 0) return [];
  // The text of the search begins with the name, and other words may follow.
  const begins = words.map(
    (word) => sql`substr(busca || ' ', 1, ${sql.lit(word.length + 1)}) = ${`${word} `}`,
  );
  const { rows } = await runInBackground(
    db,
    backgroundOptions(user, 'records'),
    sql<{ nome: string }>`select distinct nome from pacientes
      where created_by_id = ${user.id} and deleted_date is null and (${sql.join(begins, sql` or `)})
      order by nome limit ${MOST_FOUND}`,
  );
  return rows.map(({ nome }) => nome);
}
