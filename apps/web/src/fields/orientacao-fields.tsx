import type { orientacaoFields } from '@alecrim/domain';
import { LinesField } from './lines-field.tsx';
import { type LabelsOf, PartField } from './part-field.tsx';
export const orientacaoLabels = {
  titulo: 'Título',
  itens: 'Itens',
} satisfies LabelsOf<typeof orientacaoFields>;

interface PrefixProps {
  /** Of a sheet of a plan (`orientacoes.0.`); absent in a template. */
  prefix?: string;
}

export function OrientacaoHeading({ prefix = '' }: PrefixProps) {
  const isTemplate = prefix === '';
  return (
    <PartField
      name={`${prefix}titulo`}
      label={`Título da Orientação${isTemplate ? ' *' : ''}`}
      isLabelHidden={!isTemplate}
      placeholder="Ex.: Hidratação"
      className="grow"
    />
  );
}

export function OrientacaoFields({ prefix = '' }: PrefixProps) {
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
