import type { Client } from '@alecrim/client';
import type { EntityName } from '@alecrim/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { withoutRecord } from './record-changes.ts';

// The server restores at most so many at once, and the filter of an export holds at most 16 KB.
const AT_ONCE = 200;

function* portionsOf(ids: readonly string[]) {
  for (let i = 0; i < ids.length; i += AT_ONCE) yield ids.slice(i, i + AT_ONCE);
}

/** Moves records to the bin. They leave the screen at once. */
export function removeManyMutation(client: Client, queries: QueryClient, name: EntityName) {
  const area = client.entities[name] as Client['entities']['Paciente'];
  return mutationOptions({
    async mutationFn(ids: readonly string[]): Promise<number> {
      let removed = 0;
      for (const portion of portionsOf(ids))
        removed += (await area.deleteMany({ id: { $in: [...portion] } })).deleted;
      return removed;
    },
    async onMutate(ids) {
      await queries.cancelQueries({ queryKey: [name] });
      const before = queries.getQueriesData({ queryKey: [name] });
      queries.setQueriesData({ queryKey: [name] }, (cached: unknown) => ids.reduce(withoutRecord, cached));
      return { before };
    },
    // Without a connection nothing can be read anew, and the records would seem to be gone.
    onError: (_error, _ids, context) => {
      for (const [key, data] of context?.before ?? []) queries.setQueryData(key, data);
    },
    // Also after a failure: a part may be in the bin.
    onSettled: () => queries.invalidateQueries({ queryKey: [name] }),
  });
}

/** Brings records back from the bin. Returns how many. */
export function restoreManyMutation(client: Client, queries: QueryClient, name: EntityName) {
  return mutationOptions({
    mutationFn: (ids: readonly string[]) => restoreMany(client, name, ids),
    onSettled: () => queries.invalidateQueries({ queryKey: [name] }),
  });
}

export async function restoreMany(client: Client, tipo: EntityName, all: readonly string[]): Promise<number> {
  let restored = 0;
  for (const ids of portionsOf(all)) {
    const { data } = await client.functions.invoke<{ restaurados: number }>('restaurarVarios', { tipo, ids });
    restored += data.restaurados;
  }
  return restored;
}

/** The parts of an export of these records. */
export const exportParts = (ids: readonly string[]) =>
  [...portionsOf(ids)].map((portion) => ({ id: { $in: [...portion] } }));
