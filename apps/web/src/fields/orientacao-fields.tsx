import type { orientacaoFields } from '@alecrim/domain';
import { LinesField } from './lines-field.tsx';
import { NameField, type PartPrefix } from './name-field.tsx';
import type { LabelsOf } from './part-labels.ts';

export const orientacaoLabels = {
  titulo: 'Título',
  itens: 'Itens',
} satisfies LabelsOf<typeof orientacaoFields>;

/** Of a sheet of a plan (`orientacoes.0.`), or of a template (no prefix). */
export const OrientacaoHeading = ({ prefix }: PartPrefix) => (
  <NameField prefix={prefix} name="titulo" label="Título da Orientação" placeholder="Ex.: Hidratação" />
);

export function OrientacaoFields({ prefix = '' }: PartPrefix) {
  return (
    <LinesField
      name={`${prefix}itens`}
      label={orientacaoLabels.itens}
      hint="Um por linha"
      placeholder={'Beba água ao longo do dia\nEvite líquidos durante as refeições'}
      rows={4}
    />
  );
}
