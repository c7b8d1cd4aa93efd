import { entityNamed } from '@alecrim/domain';
import type { RefObject } from 'react';
import type { Binned } from '../../data/bin.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';

interface EraseQuestionProps {
  binned: Binned;
  home: RefObject<HTMLElement | null>;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a record is erased for good. */
export function EraseQuestion({ binned, home, onClose, onConfirm }: EraseQuestionProps) {
  const { singular, gender } = entityNamed(binned.tipo).words;
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Excluir definitivamente ${gender === 'a' ? 'esta' : 'este'} ${singular}?`}
      confirmLabel="Excluir definitivamente"
      isDestructive
      home={home}
      onConfirm={onConfirm}
    >
      <div className="grid gap-2">
        <p className="font-semibold break-words text-ink">{binned.titulo}</p>
        {binned.tipo === 'Paciente' && (
          <p>Os cardápios ficam. Os registros de pacientes devem ser guardados por 20 anos.</p>
        )}
        {binned.tipo === 'Cardapio' && <p>As versões anteriores também serão excluídas.</p>}
        <p>Isso não pode ser desfeito.</p>
      </div>
    </AlertDialog>
  );
}
