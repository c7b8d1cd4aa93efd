import { entityNamed } from '@alecrim/domain';
import type { RefObject } from 'react';
import type { Binned } from '../../data/bin.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { OpenDialog } from '../../ui/dialog.tsx';
import { EraseForm } from '../pacientes/privacy/erase-form.tsx';

interface EraseQuestionProps {
  binned: Binned;
  home: RefObject<HTMLElement | null>;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a record is erased for good; for a patient what *Privacidade* asks, because that is the only way (L07). */
export const EraseQuestion = (props: EraseQuestionProps) =>
  props.binned.tipo === 'Paciente' ? <PatientQuestion {...props} /> : <RecordQuestion {...props} />;

function PatientQuestion({ binned: { id, titulo }, home, onClose }: EraseQuestionProps) {
  return (
    <OpenDialog
      title="Anonimizar ou eliminar"
      description={titulo}
      home={home}
      className="sm:max-w-xl"
      onClose={onClose}
    >
      <EraseForm paciente={{ id, nome: titulo }} onCancel={onClose} onErased={onClose} />
    </OpenDialog>
  );
}

function RecordQuestion({ binned, home, onClose, onConfirm }: EraseQuestionProps) {
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
        {binned.tipo === 'Cardapio' && <p>As versões anteriores também serão excluídas.</p>}
        <p>Isso não pode ser desfeito.</p>
      </div>
    </AlertDialog>
  );
}
