import { ApiError, type Client } from '@alecrim/client';
import type { EntityName, Patch, Stored } from '@alecrim/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type RecordChange, showChanges, withoutRecord } from './record-changes.ts';

/** For a record without an editor, such as a copy. */
export function createMutation<N extends EntityName>(client: Client, queries: QueryClient, name: N) {
  return mutationOptions({
    mutationFn: async (creating: CreateRequest) => {
      try {
        return await createOnce(client, name, creating);
      } catch (error) {
        const content = withoutBrokenReference(error, creating.content);
        if (!content) throw error;
        return createOnce(client, name, { ...creating, content });
      }
    },
    // The answer was lost: with its key the request can be repeated.
    retry: (failures, error) => failures === 0 && error instanceof ApiError && error.status === 0,
    onSuccess: (record) => cacheRecord(queries, name, record, 'create'),
  });
}

interface UpdateRequest<N extends EntityName> {
  id: string;
  patch: Patch<N>;
  /** The version the edit started from: a stale save fails with VERSION_CONFLICT instead of overwriting. */
  version?: number;
}

export function updateMutation<N extends EntityName>(client: Client, queries: QueryClient, name: N) {
  const area = client.entities[name];
  return mutationOptions({
    mutationFn: ({ id, patch, version }: UpdateRequest<N>) =>
      area.update(id, patch as Parameters<typeof area.update>[1], { version }) as Promise<Stored<N>>,
    onSuccess: (record) => cacheRecord(queries, name, record),
  });
}

/** Writes a saved record into the cache and updates every list. */
export function cacheRecord(
  queries: QueryClient,
  name: EntityName,
  record: { id: string },
  type: RecordChange['type'] = 'update',
): Promise<void> {
  queries.setQueryData([name, 'record', record.id], record);
  return showChanges(queries, name, [{ type, id: record.id, data: record }]);
}

/** Removes the record from the screen at once, and restores it if the server refuses. */
export function removeMutation<N extends EntityName>(client: Client, queries: QueryClient, name: N) {
  return mutationOptions({
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
    onSettled: (_done, error, id) => showChanges(queries, name, error ? [] : [{ type: 'delete', id }]),
  });
}

/** Restores a deleted record from the bin, for "Desfazer". */
export function restoreMutation<N extends EntityName>(client: Client, queries: QueryClient, name: N) {
  return mutationOptions({
    mutationFn: (id: string) => client.entities[name].restore(id),
    onSettled: (record, _error, id) =>
      showChanges(queries, name, record ? [{ type: 'create', id, data: record }] : []),
  });
}

interface CreateRequest {
  content: object;
  /** The same key sent twice creates one record. */
  key: string;
}

/** Asks for a new record. When its key was used before, by a try whose answer was lost, it is the record of that try. */
export function createOnce<N extends EntityName>(
  client: Client,
  name: N,
  { content, key }: CreateRequest,
): Promise<Stored<N>> {
  const area = client.entities[name];
  const creation = content as Parameters<typeof area.create>[0];
  return area.create(creation, { idempotencyKey: key }) as Promise<Stored<N>>;
}

/** The content without the reference whose record was erased meanwhile, if the server refused it for that. */
export function withoutBrokenReference<C extends object>(error: unknown, content: C): C | undefined {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_REFERENCE') return undefined;
  const field = error.data?.extra_data?.field;
  const isSet = typeof field === 'string' && content[field as keyof C];
  return isSet ? { ...content, [field]: null } : undefined;
}
