import type { receitaFields } from '@alecrim/domain';
import { LinesField } from './lines-field.tsx';
import { type LabelsOf, LongPartField, NumberPartField, PartField } from './part-field.tsx';
export const receitaLabels = {
  nome: 'Nome',
  porcoes: 'Rende (porções)',
  ingredientes: 'Ingredientes',
  modo_preparo: 'Modo de preparo',
} satisfies LabelsOf<typeof receitaFields>;

interface PrefixProps {
  /** Of a recipe of a plan (`receitas.0.`); absent in a template. */
  prefix?: string;
}

export function ReceitaHeading({ prefix = '' }: PrefixProps) {
  const isTemplate = prefix === '';
  return (
    <PartField
      name={`${prefix}nome`}
      label={`Nome da Receita${isTemplate ? ' *' : ''}`}
      isLabelHidden={!isTemplate}
      placeholder="Ex.: Panqueca de aveia"
      className="grow"
    />
  );
}

export function ReceitaFields({ prefix = '' }: PrefixProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <NumberPartField
        name={`${prefix}porcoes`}
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
      <LongPartField
        name={`${prefix}modo_preparo`}
        label={receitaLabels.modo_preparo}
        placeholder="Amasse a banana, misture tudo e doure dos dois lados."
        rows={5}
      />
    </div>
  );
}
