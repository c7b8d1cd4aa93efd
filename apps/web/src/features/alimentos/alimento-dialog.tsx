import type { Stored } from '@alecrim/domain';
import { type RefObject, useState } from 'react';
import { AlimentoFields, alimentoLabels } from '../../fields/alimento-fields.tsx';
import { useOffer } from '../../ui/toast.tsx';
import { type EditTarget, RecordFormDialog } from '../records/record-form.tsx';

interface AlimentoDialogProps {
  /** The name that a new food starts with. */
  nome?: string;
  isOpen: boolean;
  /** Gets the focus when the button that opened the dialog is gone. */
  home: RefObject<HTMLElement | null>;
  onClose: () => void;
  onSaved: (alimento: Stored<'Alimento'>) => void;
  /** The person opens the closed form again, with its text. */
  onReopen: () => void;
}

/** Creates an own food from another page, such as for a line whose food is unknown. */
export function AlimentoDialog({ nome, onReopen, ...props }: AlimentoDialogProps) {
  const [target, setTarget] = useState<EditTarget<'Alimento'>>({ start: { nome: nome ?? '' } });
  return (
    <RecordFormDialog
      {...alimentoForm}
      {...props}
      key={target.resumed?.editor}
      entity="Alimento"
      offer={useOffer()}
      target={target}
      onReopen={(resumed) => {
        setTarget({ ...target, resumed });
        onReopen();
      }}
    />
  );
}

/** The form of an own food, on its page and in other dialogs. */
export const alimentoForm = {
  newTitle: 'Novo Alimento',
  editTitle: 'Editar Alimento',
  Fields: AlimentoFields,
  fieldLabels: alimentoLabels,
  dialogClassName: 'sm:max-w-3xl',
};
