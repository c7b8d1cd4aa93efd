import type { Patch, Stored } from '@alecrim/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../data/client-context.tsx';
import { saveMutation } from '../../../data/entity-mutations.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useToast } from '../../../ui/toast.tsx';

type LinkPatch = Pick<Patch<'Cardapio'>, 'ativo' | 'token_publico' | 'link_expira_em' | 'so_primeiro_nome'>;

/** Changes how a plan is shared. Only the named field is sent, so that a text being edited elsewhere is safe. */
export function useLinkChange({ id }: Stored<'Cardapio'>) {
  const toast = useToast();
  const { mutate, isPending } = useMutation(saveMutation(useClient(), useQueryClient(), 'Cardapio'));
  const change = (draft: LinkPatch, done: string) =>
    mutate(
      { id, draft },
      {
        onSuccess: () => void toast({ title: done }),
        onError: (error) => void toast({ title: failureText(error), look: 'destructive' }),
      },
    );
  return { change, isPending };
}
