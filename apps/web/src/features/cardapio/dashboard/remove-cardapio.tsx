import { confirmRemoval } from '@alecrim/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { useClient } from '../../../data/client-context.tsx';
import { removeMutation, restoreMutation } from '../../../data/entity-mutations.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';

interface RemoveCardapioProps {
  card: { id: string; titulo: string };
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

export function RemoveCardapio({ card, onClose, opener }: RemoveCardapioProps) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const { mutateAsync: remove } = useMutation(removeMutation(client, queries, 'Cardapio'));
  const { mutateAsync: restore } = useMutation(restoreMutation(client, queries, 'Cardapio'));
  const fail = (error: unknown) => void toast({ title: failureText(error), look: 'destructive' });

  // The card and this dialog disappear at once, so the later steps must not depend on them.
  const confirm = () =>
    remove(card.id).then(
      () =>
        toast({
          title: 'Cardápio excluído',
          description: (
            <>
              {card.titulo}
              <Link to={paths.excluidos('Cardapio')} className="mt-1 block underline underline-offset-4">
                Ver excluídos
              </Link>
            </>
          ),
          action: { label: 'Desfazer', onPress: () => void restore(card.id).catch(fail) },
        }),
      fail,
    );

  return (
    <AlertDialog
      isOpen
      opener={opener}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={confirmRemoval('Cardapio')}
      confirmLabel="Excluir"
      isDestructive
      onConfirm={() => void confirm()}
    >
      <strong className="font-semibold break-words text-ink">{card.titulo}</strong> sai da lista e o link
      público deixa de funcionar na hora. Você pode desfazer logo em seguida, ou restaurar por 30 dias em
      Excluídos.
    </AlertDialog>
  );
}
