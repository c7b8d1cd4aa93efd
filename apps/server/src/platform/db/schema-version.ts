import type { Deps } from '../deps.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './tables.ts';

interface Step {
  name: string;
}

/** The names of the applied migrations; none where there are no tables yet. */
export async function appliedMigrations(db: Db): Promise<{ name: string; needs?: string | null }[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'schema_migrations')) return [];
  // Not by name of its columns: an older database has no `needs`.
  return db.selectFrom('schema_migrations').selectAll().orderBy('name').execute();
}

/**
 * The applied migration that makes this program too old for the database, if there is one: a migration that the program
 * does not know, and whose `needs` it does not know either.
 */
export function stepBeyond(
  applied: readonly { name: string; needs?: string | null }[],
  steps: readonly Step[] = migrations,
): string | undefined {
  const known = new Set(steps.map(({ name }) => name));
  return applied.find(({ name, needs }) => !known.has(name) && !(needs && known.has(needs)))?.name;
}

export interface SchemaWatch {
  /** The migration that this program is too old for; undefined while all is well. */
  blockedBy(): string | undefined;
  /** Reads the version of the database again. */
  check(): Promise<void>;
  /** The listener runs each time when the program turns out to be too old. */
  onBlocked(listener: () => void): void;
}

/** Knows whether another process has brought the database to a version that is too new for this one. */
export function watchSchema(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  steps: readonly Step[] = migrations,
): SchemaWatch {
  const listeners: (() => void)[] = [];
  let blockedBy: string | undefined;
  return {
    blockedBy: () => blockedBy,
    onBlocked: (listener) => void listeners.push(listener),
    async check() {
      const found = stepBeyond(await db.selectFrom('schema_migrations').selectAll().execute(), steps);
      if (found !== undefined && blockedBy === undefined) {
        blockedBy = found;
        log.error(
          { step: found },
          'a newer program has changed the database; this one answers 503 until it is upgraded and restarted',
        );
        for (const listener of listeners) listener();
      }
      blockedBy = found;
    },
  };
}
