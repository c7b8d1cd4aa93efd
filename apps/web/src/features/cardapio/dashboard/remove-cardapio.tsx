import { BIN_DAYS, confirmRemoval } from '@alecrim/domain';
import type { RefObject } from 'react';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { useRemoval } from '../../records/record-removal.tsx';

interface RemoveCardapioProps {
  card: { id: string; titulo: string };
  onClose: () => void;
  /** Called when the deletion begins. */
  onRemove?: () => void;
  opener: RefObject<HTMLElement | null>;
}

export function RemoveCardapio({ card, onClose, onRemove, opener }: RemoveCardapioProps) {
  const remove = useRemoval('Cardapio');
  return (
    <AlertDialog
      isOpen
      opener={opener}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={confirmRemoval('Cardapio')}
      confirmLabel="Excluir"
      isDestructive
      onConfirm={() => {
        remove(card);
        onRemove?.();
      }}
    >
      <strong className="font-semibold break-words text-ink">{card.titulo}</strong> sai da lista e o link
      público deixa de funcionar na hora. Você pode desfazer logo em seguida, ou restaurar por {BIN_DAYS} dias
      em Excluídos.
    </AlertDialog>
  );
}
