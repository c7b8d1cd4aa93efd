import { LinesField } from './lines-field.tsx';
import { orientacaoLabels, receitaLabels } from './part-labels.ts';
import { LongTextField, TextField, wholeNumber } from './text-field.tsx';

export interface PartPrefix {
  /** The path of a part of a plan in the form, such as `receitas.0.`; absent in a template. */
  prefix?: string;
}

/** The name of a part. In a plan it is the heading of the part and has no other label; in a template it is required. */
const nameField =
  (name: string, label: string, placeholder: string) =>
  ({ prefix = '' }: PartPrefix) => (
    <TextField
      name={prefix + name}
      label={prefix ? label : `${label} *`}
      isLabelHidden={prefix !== ''}
      placeholder={placeholder}
      className="grow basis-40"
    />
  );

export const RefeicaoName = nameField('nome', 'Nome da Refeição', 'Ex.: Café da manhã');
export const ReceitaHeading = nameField('nome', 'Nome da Receita', 'Ex.: Panqueca de aveia');
export const OrientacaoHeading = nameField('titulo', 'Título da Orientação', 'Ex.: Hidratação');

export const ReceitaFields = ({ prefix = '' }: PartPrefix) => (
  <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
    <TextField
      name={`${prefix}porcoes`}
      rules={wholeNumber}
      inputMode="numeric"
      label={receitaLabels.porcoes}
      placeholder="Ex.: 4"
      className="w-36 lg:col-span-2"
    />
    <LinesField
      name={`${prefix}ingredientes`}
      label={receitaLabels.ingredientes}
      hint="Um por linha"
      placeholder={'2 ovos\n4 colheres de sopa de aveia\n1 banana madura'}
      rows={5}
    />
    <LongTextField
      name={`${prefix}modo_preparo`}
      label={receitaLabels.modo_preparo}
      placeholder="Amasse a banana, misture tudo e doure dos dois lados."
      rows={5}
    />
  </div>
);

export const OrientacaoFields = ({ prefix = '' }: PartPrefix) => (
  <LinesField
    name={`${prefix}itens`}
    label={orientacaoLabels.itens}
    hint="Um por linha"
    placeholder={'Beba água ao longo do dia\nEvite líquidos durante as refeições'}
    rows={4}
  />
);
