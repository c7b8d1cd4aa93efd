import type { Stored } from '@alecrim/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { versionQuery } from '../../../data/cardapio-queries.ts';
import { useClient } from '../../../data/context.ts';
import { updateMutation } from '../../../data/entity-mutations.ts';
import { planContentOf } from '../../../data/plan-content.ts';
import { useFailureNotice, useToast } from '../../../ui/toast.tsx';

/** Saves the text of an earlier version as a new one; the link stays as it is. */
export function useRestoreVersion(plan: Stored<'Cardapio'>, onRestored: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const failed = useFailureNotice();
  const { mutateAsync: save } = useMutation(updateMutation(client, queries, 'Cardapio'));
  const { mutate: restore, isPending } = useMutation({
    mutationFn: async (version: number) => {
      const content = planContentOf(await queries.fetchQuery(versionQuery(client, plan.id, version)));
      return save({ id: plan.id, patch: content, version: plan.version });
    },
    onSuccess: () => {
      toast({ title: 'Versão restaurada' });
      onRestored();
    },
    onError: (error) => {
      failed('Não foi possível restaurar a versão')(error);
      void queries.invalidateQueries({ queryKey: ['Cardapio'] });
    },
  });
  return { restore, isPending };
}
