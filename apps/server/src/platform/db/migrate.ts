import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { OperatorError } from '../errors.ts';
import {
  announceSchema,
  columnTypes,
  disableTimeouts,
  type Engine,
  engineOf,
  isLockFailure,
  lockName,
  waitForLocks,
} from './dialect.ts';
import { migrations } from './migrations/index.ts';
import { stepBeyond } from './schema-version.ts';
import type { Db } from './tables.ts';

export interface Migration {
  name: string;
  /**
   * The oldest migration that a program must know to work beside this one. Without it, programs that do not know this
   * migration stop. A step that only adds (expand) names an earlier step; the one that removes (contract) names the step
   * that added. Only steps after 0028 may have it.
   */
  needs?: string;
  // Migrations are history: they speak of tables that the present types may no longer know.
  up(db: Kysely<never>, types: ReturnType<typeof columnTypes>, engine: Engine): Promise<void>;
}

export class DatabaseIsNewer extends OperatorError {
  constructor(name: string) {
    super(
      `Este banco de dados foi aberto por uma versão mais nova do Alecrim (contém "${name}"). Atualize o programa; nada foi alterado.`,
    );
  }
}

/** A command that is not meant to change tables found an older database. */
export class DatabaseIsOlder extends OperatorError {
  constructor(pending: readonly string[]) {
    super(
      `Este comando precisa do banco de dados da versão ${pending.at(-1)}, e não altera tabelas: faltam ${pending.join(', ')}. Inicie o servidor desta versão ou execute: npm run admin -- migrate.`,
    );
  }
}

// A step beside a running process takes its locks one by one. A backup or an import may keep a table for minutes.
const LOCK_WAIT_MS = 3_000;
const BETWEEN_TRIES_MS = 1_000;
const TRIES = 100;

/**
 * Brings the tables up to date, one transaction for each step. A lock of the transaction, not of a session, lets one process
 * at a time do a step: a session may be shared behind a pooler. Refuses a database that a newer version made. Returns the
 * names of the steps that it ran.
 */
export async function migrate(
  db: Db,
  steps: readonly Migration[] = migrations,
  onStep: (name: string) => void = () => {},
): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const step = await withRetries(() => db.transaction().execute((on) => runNext(on, steps, onStep)));
    if (!step) return done;
    done.push(step.name);
  }
}

/** While a step waits for a table, the process before it waits too: so it lets go and tries again, all of the step. */
async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (!isLockFailure(error) || tries === TRIES) throw error;
      await wait(BETWEEN_TRIES_MS);
    }
  }
}

async function runNext(
  on: Db,
  steps: readonly Migration[],
  onStep: (name: string) => void,
): Promise<Migration | undefined> {
  await disableTimeouts(on);
  await lockMigrations(on);
  await waitForLocks(on, LOCK_WAIT_MS);
  await createStepsTable(on);
  const applied = await on.selectFrom('schema_migrations').selectAll().execute();
  refuseNewer(applied, steps);
  const next = steps.find((step) => !applied.some(({ name }) => name === step.name));
  if (!next) return undefined;
  onStep(next.name);
  await applyStep(on, next);
  await announceSchema(on);
  return next;
}

/** Until the transaction ends, no other process changes tables. */
export const lockMigrations = (on: Db): Promise<unknown> => lockName(on, 'alecrim:migrations');

/** The table of the applied migrations, as the first of them finds it. */
export async function createStepsTable(on: Db): Promise<void> {
  const types = columnTypes(engineOf(on));
  await on.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', types.text, (column) => column.primaryKey())
    .addColumn('applied_at', types.text, (column) => column.notNull())
    .execute();
}

/** Runs one migration inside the caller's transaction. */
export async function applyStep(on: Db, { name, needs, up }: Migration): Promise<void> {
  const engine = engineOf(on);
  await up(on as unknown as Kysely<never>, columnTypes(engine), engine);
  const applied_at = new Date().toISOString();
  await on
    .insertInto('schema_migrations')
    .values({ name, applied_at, ...(needs && { needs }) })
    .execute();
}

/** Throws when this program is too old for the applied migrations. */
export function refuseNewer(
  applied: Parameters<typeof stepBeyond>[0],
  steps: readonly Migration[] = migrations,
): void {
  const step = stepBeyond(applied, steps);
  if (step !== undefined) throw new DatabaseIsNewer(step);
}
