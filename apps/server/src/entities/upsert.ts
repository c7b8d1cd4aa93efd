import { type Entity, type EntityName, entityNamed } from '@alecrim/domain';
import { z } from 'zod';
import { type KnownViewer, ownerIdOf } from '../accounts/viewer.ts';
import { lockName } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import { AppError } from '../platform/errors.ts';
import { readBounds } from '../platform/http/bounds.ts';
import { validated } from '../platform/http/validate.ts';
import { keyedMutex } from '../platform/keyed-mutex.ts';
import { columnNamed } from './query/columns.ts';
import { sortOf } from './query/read-params.ts';
import type { ChangeRequest } from './record-writes.ts';
import { recordsOf } from './repository.ts';
import type { AnyRecord, Row } from './rows.ts';
import { entityService, type ServiceDeps } from './service.ts';

export const upsertBody = z.object({
  records: z.array(z.record(z.string(), z.unknown())).max(500),
  key: z.union([z.string(), z.array(z.string()).min(1).max(4)]),
});

// Each may take seconds, and its sender waits.
const MAX_WAITING = 10;
// Others may have created records of the same keys each time.
const MOST_ATTEMPTS = 5;
// A record gets its date before it is written, by the clock of its process.
const NEWEST_MS = 5 * 60_000;
const mutexes = new WeakMap<Db, ReturnType<typeof keyedMutex>>();

/**
 * Creates new records and changes those whose key exists; the last of equal keys wins. It searches the keys before its
 * transaction, because that may take long, and then once more among the newest records inside it.
 */
export async function upsert(
  deps: ServiceDeps,
  name: EntityName,
  viewer: KnownViewer,
  { records, key }: z.infer<typeof upsertBody>,
) {
  const entity = entityNamed(name);
  const keys = [key].flat();
  const wanted = wantedByKey(entity, keys, records);
  const service = entityService(deps, name, viewer);
  const lock = `upsert ${name} ${ownerIdOf(viewer)}`;
  const mutex = mutexes.get(deps.db) ?? keyedMutex(MAX_WAITING);
  mutexes.set(deps.db, mutex);
  return mutex(lock, async () => {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const since = new Date(deps.now().getTime() - NEWEST_MS).toISOString();
      const known = await knownByKey(deps.db, name, viewer, keys, wanted);
      const created = [...wanted].filter(([identity]) => !known.has(identity));
      const requests: ChangeRequest[] = [...wanted].flatMap(([identity, row]) => {
        const record = known.get(identity);
        return record ? [{ id: record.id, body: validated(entity.patch, row) as Row }] : [];
      });
      const creations = created.map(([, row]) => validated(entity.creation, row) as Row);
      try {
        return await service.write({ creations, requests }, async (on) => {
          if (created.length === 0) return;
          await lockName(on, lock);
          const now = await knownByKey(on, name, viewer, keys, new Map(created), since);
          if (created.some(([identity]) => now.has(identity))) throw new KeyAppeared();
        });
      } catch (error) {
        if (!(error instanceof KeyAppeared)) throw error;
      }
    }
    throw new AppError('OVERLOADED', { retryAfter: 1 });
  });
}

class KeyAppeared extends Error {}

/** The records by their keys. A key is a plain value: an object would be taken for a filter's operators. */
function wantedByKey(entity: Entity, keys: readonly string[], records: readonly Row[]): Map<string, Row> {
  for (const name of keys)
    if (typeof columnNamed(entity, name).shape === 'object') throw invalid(`${name} não pode ser chave.`);
  const wanted = new Map<string, Row>();
  for (const [i, row] of records.entries()) {
    for (const name of keys) {
      if (row[name] === undefined || row[name] === null) throw invalid(`records.${i}: falta a chave.`);
      if (!['string', 'number', 'boolean'].includes(typeof row[name]))
        throw invalid(`records.${i}: ${name} deve ser um texto, um número ou sim/não.`);
    }
    wanted.set(identityOf(keys, row), row);
  }
  return wanted;
}

/** The viewer's records with one of these keys, all or the newest; of several with one key, the oldest. */
async function knownByKey(
  db: Db,
  name: EntityName,
  viewer: KnownViewer,
  keys: readonly string[],
  wanted: ReadonlyMap<string, Row>,
  since?: string,
): Promise<Map<string, AnyRecord>> {
  if (wanted.size === 0) return new Map();
  const entity = entityNamed(name);
  const valuesOf = (key: string) => [...new Set([...wanted.values()].map((row) => row[key]))];
  // The database searches by the key field with the most different values; the other fields are compared here.
  const [first = ''] = keys.toSorted((a, b) => valuesOf(b).length - valuesOf(a).length);
  const found = await recordsOf(db, name, viewer).list({
    query: { [first]: { $in: valuesOf(first) }, ...(since && { created_date: { $gte: since } }) },
    sort: sortOf(entity, '-created_date'),
    limit: readBounds.rows + 1,
    skip: 0,
    columns: ['id', 'created_date', ...keys].map((column) => columnNamed(entity, column)),
    onlyWritable: true,
  });
  if (found.length > readBounds.rows) throw invalid(`Há registros demais com o mesmo valor de ${first}.`);
  // Newest first: the oldest of one key is the last that is set.
  const byKey = found.map((record) => [identityOf(keys, record), record] as const);
  return new Map(byKey.filter(([identity]) => wanted.has(identity)));
}

const identityOf = (keys: readonly string[], row: Row) => JSON.stringify(keys.map((name) => row[name]));

const invalid = (message: string) => new AppError('VALIDATION_ERROR', { message });
