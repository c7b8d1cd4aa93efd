import { ApiError, type Client } from '@alecrim/client';
import { type Creation, type Draft, duplicateOf, type EntityName, type Stored } from '@alecrim/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

/** "Duplicar": same content, ' (Cópia)' on the title, owned by whoever copies. */
export function copyMutation<N extends EntityName>(client: Client, queries: QueryClient, name: N) {
  const create = (copy: Draft<N>) =>
    client.entities[name].create(copy as unknown as Creation<EntityName> & Creation<N>) as Promise<Stored<N>>;
  return mutationOptions({
    mutationKey: [name, 'copy'],
    mutationFn: async (source: Draft<N>) => {
      const copy = duplicateOf(name, source);
      try {
        return await create(copy);
      } catch (error) {
        const field = brokenReference(error);
        if (!field) throw error;
        // The original still points at a category that was erased; its copy starts without one.
        return create({ ...copy, [field]: null });
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [name] }),
  });
}

function brokenReference(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_REFERENCE') return undefined;
  const field = error.data?.extra_data?.field;
  return typeof field === 'string' ? field : undefined;
}
