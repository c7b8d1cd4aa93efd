import type { Entity } from '@alecrim/domain';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { validated } from '../http/validate.ts';
import { columnNamed } from './columns.ts';
import { sortOf } from './read-params.ts';
import type { AnyRecord, Row } from './rows.ts';
import type { EntityService } from './service.ts';

export const upsertBody = z.object({
  records: z.array(z.record(z.string(), z.unknown())).max(500),
  key: z.union([z.string(), z.array(z.string()).min(1).max(4)]),
});

/** Creates what is new and changes what is known by its key; the last of equal keys wins. */
export async function upsert(
  entity: Entity,
  service: EntityService,
  { records, key }: z.infer<typeof upsertBody>,
) {
  const keys = [key].flat();
  for (const name of keys)
    if (typeof columnNamed(entity, name).shape === 'object') throw invalid(`${name} não pode ser chave.`);
  const wanted = new Map<string, Row>();
  for (const [i, row] of records.entries()) {
    if (keys.some((name) => row[name] === undefined || row[name] === null))
      throw invalid(`records.${i}: falta a chave.`);
    wanted.set(identity(keys, row), row);
  }
  const known = new Map<string, AnyRecord>();
  for (const portion of inPortions([...wanted.values()], 50)) {
    const query = { $or: portion.map((row) => Object.fromEntries(keys.map((name) => [name, row[name]]))) };
    const found = await service.list({
      query,
      sort: sortOf(entity),
      limit: 5_000,
      skip: 0,
      columns: undefined,
      onlyWritable: true,
    });
    // Oldest last, so that of several with one key the first made is the one that changes.
    for (const record of found) known.set(identity(keys, record), record);
  }
  const fresh: Row[] = [];
  const changes: { id: string; body: Row }[] = [];
  for (const [mark, row] of wanted) {
    const record = known.get(mark);
    if (record) changes.push({ id: record.id, body: validated(entity.patch, row) as Row });
    else fresh.push(validated(entity.creation, row) as Row);
  }
  const written = await service.write(fresh, changes);
  return { created: fresh.length, updated: changes.length, records: written };
}

const identity = (keys: string[], row: Row) => JSON.stringify(keys.map((name) => row[name]));

function* inPortions<T>(items: T[], size: number): Generator<T[]> {
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size);
}

const invalid = (message: string) => new AppError('VALIDATION_ERROR', { message });
