import type { receitaFields } from '@alecrim/domain';
import { LinesField } from './lines-field.tsx';
import { NameField, type PartPrefix } from './name-field.tsx';
import type { LabelsOf } from './part-labels.ts';
import { LongTextField, TextField, wholeNumber } from './text-field.tsx';

export const receitaLabels = {
  nome: 'Nome',
  porcoes: 'Rende (porções)',
  ingredientes: 'Ingredientes',
  modo_preparo: 'Modo de preparo',
} satisfies LabelsOf<typeof receitaFields>;

/** Of a recipe of a plan (`receitas.0.`), or of a template (no prefix). */
export const ReceitaHeading = ({ prefix }: PartPrefix) => (
  <NameField prefix={prefix} name="nome" label="Nome da Receita" placeholder="Ex.: Panqueca de aveia" />
);

export function ReceitaFields({ prefix = '' }: PartPrefix) {
  return (
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
}
