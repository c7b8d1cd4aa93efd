import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';

/** Runs statements on the database of a running server. */
export async function openSql({ DATABASE_URL, DATA_DIR }) {
  if (!DATABASE_URL) {
    const db = new Database(join(DATA_DIR, 'alecrim.db'));
    db.pragma('busy_timeout = 20000');
    return { run: async (text) => db.exec(text), close: async () => db.close(), no: '0', yes: '1', json: '' };
  }
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  return {
    run: (text) => client.query(text),
    close: () => client.end(),
    no: 'false',
    yes: 'true',
    json: '::json',
  };
}
