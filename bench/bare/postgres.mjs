import pg from 'pg';
import { schema, statements } from './schema.mjs';

/** Asks PostgreSQL through the driver's pool, every statement prepared once on a connection. */
export async function openPostgres(connectionString, isChecking) {
  // Idle connections stay open: the bare server waits for its turn while other sides are measured.
  const pool = new pg.Pool({ connectionString, max: 10, idleTimeoutMillis: 0 });
  for (const statement of schema(isChecking)) await pool.query(statement);
  const texts = Object.fromEntries(
    Object.entries(statements({ isChecking, indexOf: 'strpos' })).map(([name, text]) => [
      name,
      numbered(text),
    ]),
  );
  return async (name, ...values) => (await pool.query({ name, text: texts[name], values })).rows;
}

/** PostgreSQL numbers its parameters. */
function numbered(text) {
  let count = 0;
  return text.replaceAll('?', () => `$${++count}`);
}
