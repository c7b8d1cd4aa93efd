import { contentOf, type EntityName, entityNamed, type Patch, type Stored } from '@alecrim/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../data/context.ts';
import { updateMutation } from '../../data/entity-mutations.ts';
import { versionQuery } from '../../data/entity-queries.ts';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';

interface RestoredProps<N extends EntityName> {
  entity: N;
  record: Stored<N>;
  onRestored: () => void;
}

/** Saves the content of an earlier version as a new one; what has screens of its own, such as the link, stays as it is. */
export function useRestoreVersion<N extends EntityName>({ entity, record, onRestored }: RestoredProps<N>) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const failed = useFailureNotice();
  const { mutateAsync: save } = useMutation(updateMutation(client, queries, entity));
  const { mutate: restore, isPending } = useMutation({
    mutationFn: async (version: number) => {
      const old = await queries.fetchQuery(versionQuery(client, entity, record.id, version));
      const patch = contentOf(entityNamed(entity), old) as Patch<N>;
      return save({ id: record.id, patch, version: record.version });
    },
    onSuccess: () => {
      toast({ title: 'Versão restaurada' });
      onRestored();
    },
    onError: (error) => {
      failed('Não foi possível restaurar a versão')(error);
      void queries.invalidateQueries({ queryKey: [entity] });
    },
  });
  return { restore, isPending };
}

/** Who saved a version. The server names the author only in the history, so the current version shows none. */
export function savedBy(author: string | null | undefined, me: string): string {
  if (author === undefined) return '';
  if (author === null) return 'salva por outro programa';
  return author === me ? 'salva por você' : `salva por ${author}`;
}
