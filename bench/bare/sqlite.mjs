import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { schema, statements } from './schema.mjs';

/** Asks one file, every statement prepared once. */
export function openSqlite(folder, isChecking) {
  mkdirSync(folder, { recursive: true });
  const db = new Database(join(folder, 'bare.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  for (const statement of schema(isChecking)) db.exec(statement);
  const prepared = Object.fromEntries(
    Object.entries(statements({ isChecking, indexOf: 'instr' })).map(([name, text]) => {
      const statement = db.prepare(text);
      return [name, text.startsWith('select') ? (...values) => statement.all(...values) : run(statement)];
    }),
  );
  return (name, ...values) => prepared[name](...values);
}

const run =
  (statement) =>
  (...values) => {
    statement.run(...values);
    return [];
  };
