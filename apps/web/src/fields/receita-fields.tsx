import type { receitaFields } from '@alecrim/domain';
import type { LabelsOf } from './labels-of.ts';
import { LinesField } from './lines-field.tsx';
import { LongPartField, PartField } from './part-field.tsx';

export const receitaLabels = {
  nome: 'Nome',
  ingredientes: 'Ingredientes',
  modo_preparo: 'Modo de preparo',
} satisfies LabelsOf<typeof receitaFields>;

/** A recipe, in a plan (`receitas.0.`) or as a template (no prefix). */
export function ReceitaFields({ prefix = '' }: { prefix?: string }) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <PartField
        name={`${prefix}nome`}
        label={`Nome da Receita${prefix === '' ? ' *' : ''}`}
        placeholder="Ex: Panqueca de aveia"
        className="lg:col-span-2"
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
