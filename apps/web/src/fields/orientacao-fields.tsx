import type { orientacaoFields } from '@alecrim/domain';
import { LinesField } from './lines-field.tsx';
import { type LabelsOf, PartField } from './part-field.tsx';
export const orientacaoLabels = {
  titulo: 'Título',
  itens: 'Itens',
} satisfies LabelsOf<typeof orientacaoFields>;

/** A guidance sheet, in a plan (`orientacoes.0.`) or as a template (no prefix). */
export function OrientacaoFields({ prefix = '' }: { prefix?: string }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <PartField
        name={`${prefix}titulo`}
        label={`Título da Orientação${prefix === '' ? ' *' : ''}`}
        placeholder="Ex.: Hidratação"
      />
      <LinesField
        name={`${prefix}itens`}
        label={orientacaoLabels.itens}
        hint="Um por linha"
        placeholder={'Beba água ao longo do dia\nEvite líquidos durante as refeições'}
        rows={4}
      />
    </div>
  );
}
