import type { Client } from '@alecrim/client';
import type { Creation, EntityName, Patch, Stored } from '@alecrim/domain';
import { type InfiniteData, mutationOptions, type QueryClient } from '@tanstack/react-query';

interface Saving<N extends EntityName> {
  draft: Creation<N> | Patch<N>;
  /** Absent for a new record. */
  id?: string;
  /** The version the edit started from: a stale save fails with VERSION_CONFLICT instead of overwriting. */
  version?: number;
  /** The same key sent twice creates one record. */
  idempotencyKey?: string;
}

export function saveMutation<N extends EntityName>(client: Client, queries: QueryClient, name: N) {
  return mutationOptions({
    mutationKey: [name, 'save'],
    mutationFn: async ({ draft, id, version, idempotencyKey }: Saving<N>) => {
      const area = client.entities[name];
      const update = (to: string, from: number | undefined) =>
        area.update(to, draft as Parameters<typeof area.update>[1], { version: from }) as Promise<Stored<N>>;
      if (id) return update(id, version);
      const record = await area.create(draft as Parameters<typeof area.create>[0], { idempotencyKey });
      // The key was used before, by a try whose answer was lost; what was typed since is saved too.
      return saysTheSame(record, draft) ? (record as Stored<N>) : update(record.id, record.version);
    },
    onSuccess: (record) => {
      queries.setQueryData([name, 'record', record.id], record);
      return queries.invalidateQueries({ queryKey: [name] });
    },
  });
}

function saysTheSame(record: object, draft: object): boolean {
  const stored = record as Record<string, unknown>;
  const text = (value: unknown) => JSON.stringify(value ?? null);
  return Object.entries(draft).every(([field, value]) => text(value) === text(stored[field]));
}

/** The record leaves the screen at once and comes back if the server says no. */
export function removeMutation<N extends EntityName>(client: Client, queries: QueryClient, name: N) {
  return mutationOptions({
    mutationKey: [name, 'remove'],
    mutationFn: (id: string) => client.entities[name].delete(id),
    onMutate: async (id) => {
      await queries.cancelQueries({ queryKey: [name] });
      const before = queries.getQueriesData({ queryKey: [name] });
      queries.setQueriesData({ queryKey: [name] }, (cached: unknown) => withoutRecord(cached, id));
      return { before };
    },
    onError: (_error, _id, context) => {
      for (const [key, data] of context?.before ?? []) queries.setQueryData(key, data);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [name] }),
  });
}

/** Takes a deleted record back out of the bin: what "Desfazer" does. */
export function restoreMutation<N extends EntityName>(client: Client, queries: QueryClient, name: N) {
  return mutationOptions({
    mutationKey: [name, 'restore'],
    mutationFn: (id: string) => client.entities[name].restore(id),
    onSettled: () => queries.invalidateQueries({ queryKey: [name] }),
  });
}

interface WithId {
  id: string;
}

function withoutRecord(cached: unknown, id: string): unknown {
  if (Array.isArray(cached)) return cached.filter((record: WithId) => record.id !== id);
  if (!isPaged(cached)) return cached;
  const pages = cached.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) }));
  return { ...cached, pages };
}

const isPaged = (cached: unknown): cached is InfiniteData<{ items: WithId[] }> =>
  typeof cached === 'object' && cached !== null && 'pages' in cached;
