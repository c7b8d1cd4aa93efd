import type { Patch, Stored } from '@alecrim/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../data/context.ts';
import { updateMutation } from '../../../data/entity-mutations.ts';
import { useFailureNotice, useToast } from '../../../ui/toast.tsx';

type LinkPatch = Pick<
  Patch<'Cardapio'>,
  | 'ativo'
  | 'token_publico'
  | 'link_expira_em'
  | 'so_primeiro_nome'
  | 'mostrar_numeros'
  | 'mostrar_faixas'
  | 'permitir_trocas'
  | 'mostrar_compras'
>;

/** Changes how a plan is shared, and tells whether it was saved. Only the named field is sent, so that it does not overwrite a text edited elsewhere. */
export function useLinkChange({ id }: Stored<'Cardapio'>) {
  const toast = useToast();
  const failed = useFailureNotice();
  const { mutateAsync, isPending, variables } = useMutation(
    updateMutation(useClient(), useQueryClient(), 'Cardapio'),
  );
  // The change may unmount the field that made it, so the toast must not depend on the field.
  const change = (patch: LinkPatch, done: string, undo?: () => void): Promise<boolean> =>
    mutateAsync({ id, patch }).then(
      () => {
        toast({ title: done, action: undo && { label: 'Desfazer', onPress: undo } });
        return true;
      },
      (error) => {
        failed('Nada mudou no link', () => void change(patch, done, undo))(error);
        return false;
      },
    );
  /** The value that is being saved, so that a switch moves at once and not after the answer. */
  const pending: LinkPatch = isPending ? variables.patch : {};
  return { change, isPending, pending };
}

/** Opens or closes the link of a plan; the change can be undone. */
export function usePublicSwitch(plan: Stored<'Cardapio'>) {
  const { change, isPending } = useLinkChange(plan);
  const setPublic = (ativo: boolean): Promise<boolean> =>
    change(
      { ativo },
      ativo ? 'Cardápio público: o link funciona' : 'Cardápio privado: o link deixou de funcionar',
      () => void setPublic(!ativo),
    );
  return { setPublic, isPending };
}

export type LinkState = 'working' | 'private' | 'expired';

/** Whether the link shows the plan now. */
export function linkState(
  { ativo, link_expira_em }: Pick<Stored<'Cardapio'>, 'ativo' | 'link_expira_em'>,
  now = new Date(),
): LinkState {
  if (!ativo) return 'private';
  return link_expira_em && link_expira_em <= now.toISOString() ? 'expired' : 'working';
}
