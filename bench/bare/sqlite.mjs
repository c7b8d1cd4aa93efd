import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { columnsOf, schema } from './table.mjs';

/** The plans in one file, every statement prepared once. */
export function openSqlite(folder) {
  mkdirSync(folder, { recursive: true });
  const db = new Database(join(folder, 'bare.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  for (const statement of schema) db.exec(statement);
  const one = db.prepare('select body from plans where id = ?');
  const byToken = db.prepare('select body from plans where token = ?');
  const newest = db.prepare('select body from plans order by created_date desc, id desc limit 20');
  const found = db.prepare(
    'select body from plans where instr(words, ?) > 0 order by created_date desc, id desc limit 20',
  );
  const count = db.prepare('select count(*) as count from plans where created_date >= ?');
  const insert = db.prepare(
    'insert into plans (id, token, created_date, words, body) values (?, ?, ?, ?, ?)',
  );
  const update = db.prepare('update plans set words = ?, body = ? where id = ?');
  const session = db.prepare('insert into sessions (id) values (?)');
  const bodies = (rows) => `[${rows.map((row) => row.body).join(',')}]`;
  return {
    get: (id) => one.all(id)[0].body,
    byToken: (token) => byToken.all(token)[0].body,
    list: () => bodies(newest.all()),
    search: (words) => bodies(found.all(words)),
    count: (since) => JSON.stringify({ count: count.all(since)[0].count }),
    insert(record) {
      const { body, values } = columnsOf(record);
      insert.run(...values);
      return body;
    },
    update(id, patch) {
      const { body, words } = columnsOf({ ...JSON.parse(one.all(id)[0].body), ...patch });
      update.run(words, body, id);
      return body;
    },
    startSession() {
      const id = crypto.randomUUID();
      session.run(id);
      return JSON.stringify({ access_token: id });
    },
  };
}
