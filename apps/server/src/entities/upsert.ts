import type { Entity } from '@alecrim/domain';
import { z } from 'zod';
import { AppError } from '../platform/errors.ts';
import { validated } from '../platform/http/validate.ts';
import { inPortions as bySize } from './portions.ts';
import { columnNamed } from './query/columns.ts';
import type { Records } from './repository.ts';
import type { AnyRecord, Row } from './rows.ts';
import type { EntityService } from './service.ts';

export const upsertBody = z.object({
  records: z.array(z.record(z.string(), z.unknown())).max(500),
  key: z.union([z.string(), z.array(z.string()).min(1).max(4)]),
});

/** Creates new records and changes those that are known by their key; the last of equal keys wins. */
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
  return service.write(async (held) => {
    const known = await knownByKey(held, keys, [...wanted.values()]);
    const creations: Row[] = [];
    const changes: { id: string; body: Row }[] = [];
    for (const [mark, row] of wanted) {
      const record = known.get(mark);
      if (record) changes.push({ id: record.id, body: validated(entity.patch, row) as Row });
      else creations.push(validated(entity.creation, row) as Row);
    }
    return { creations, changes };
  });
}

/** The viewer's records with one of these keys; of several with one key, the oldest. */
async function knownByKey(held: Records, keys: string[], rows: Row[]): Promise<Map<string, AnyRecord>> {
  const found: AnyRecord[] = [];
  for (const portion of inPortions(rows, 50)) {
    const query = { $or: portion.map((row) => Object.fromEntries(keys.map((name) => [name, row[name]]))) };
    for (const part of bySize(await held.matching(query, 5_000)))
      found.push(...(await held.claimFound(part, query)));
  }
  found.sort((a, b) => (a.created_date < b.created_date ? 1 : -1));
  return new Map(found.map((record) => [identity(keys, record), record]));
}

const identity = (keys: string[], row: Row) => JSON.stringify(keys.map((name) => row[name]));

function* inPortions<T>(items: T[], size: number): Generator<T[]> {
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size);
}

const invalid = (message: string) => new AppError('VALIDATION_ERROR', { message });
