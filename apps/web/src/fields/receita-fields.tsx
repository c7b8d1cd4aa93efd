import type { receitaFields } from '@alecrim/domain';
import { LinesField } from './lines-field.tsx';
import { type LabelsOf, LongPartField, NumberPartField, PartField } from './part-field.tsx';
export const receitaLabels = {
  nome: 'Nome',
  porcoes: 'Rende (porções)',
  ingredientes: 'Ingredientes',
  modo_preparo: 'Modo de preparo',
} satisfies LabelsOf<typeof receitaFields>;

/** A recipe, in a plan (`receitas.0.`) or as a template (no prefix). */
export function ReceitaFields({ prefix = '' }: { prefix?: string }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_9rem] lg:col-span-2">
        <PartField
          name={`${prefix}nome`}
          label={`Nome da Receita${prefix === '' ? ' *' : ''}`}
          placeholder="Ex.: Panqueca de aveia"
        />
        <NumberPartField name={`${prefix}porcoes`} label={receitaLabels.porcoes} placeholder="Ex.: 4" />
      </div>
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
