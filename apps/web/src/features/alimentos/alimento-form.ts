import { AlimentoFields, alimentoLabels } from '../../fields/alimento-fields.tsx';

/** The form of an own food, on its page and in other dialogs. */
export const alimentoForm = {
  newTitle: 'Novo Alimento',
  editTitle: 'Editar Alimento',
  Fields: AlimentoFields,
  fieldLabels: alimentoLabels,
  dialogClassName: 'sm:max-w-3xl',
};
