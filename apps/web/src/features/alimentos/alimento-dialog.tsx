import type { Stored } from '@alecrim/domain';
import { type RefObject, useState } from 'react';
import { AlimentoFields, alimentoLabels } from '../../fields/alimento-fields.tsx';
import { useOffer } from '../../ui/toast.tsx';
import type { EditTarget } from '../entity-manager/edit-target.ts';
import { EntityDialog } from '../entity-manager/entity-dialog.tsx';

interface AlimentoDialogProps {
  /** The name that a new food starts with. */
  nome?: string;
  isOpen: boolean;
  /** Gets the focus when the button that opened the dialog is gone. */
  home: RefObject<HTMLElement | null>;
  onClose: () => void;
  onSaved: (alimento: Stored<'Alimento'>) => void;
  /** The closed form is opened again with its text. */
  onReopen: () => void;
}

/** A new own food from another page, such as from a line that is not understood. */
export function AlimentoDialog({ nome, onReopen, ...props }: AlimentoDialogProps) {
  const [target, setTarget] = useState<EditTarget<'Alimento'>>({ start: { nome: nome ?? '' } });
  return (
    <EntityDialog
      {...alimentoLook}
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
export const alimentoLook = {
  newTitle: 'Novo Alimento',
  editTitle: 'Editar Alimento',
  Fields: AlimentoFields,
  fieldLabels: alimentoLabels,
  dialogClassName: 'sm:max-w-3xl',
};
