import type { refeicaoFields } from '@alecrim/domain';
import type { ReactNode } from 'react';
import type { LabelsOf } from './labels-of.ts';
import { OpcoesFields } from './opcoes-fields.tsx';
import { PartField } from './part-field.tsx';

export const refeicaoLabels = {
  nome: 'Nome',
  horario: 'Horário',
  opcoes: 'Opções',
} satisfies LabelsOf<typeof refeicaoFields>;

interface RefeicaoFieldsProps {
  prefix?: string;
  /** More fields before the options. */
  children?: ReactNode;
}

/** A meal, in a plan (`refeicoes.0.`) or as a template (no prefix). */
export function RefeicaoFields({ prefix = '', children }: RefeicaoFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-[1fr_6.25rem] items-start gap-2 sm:grid-cols-[1fr_10rem] sm:gap-4">
        <PartField
          name={`${prefix}nome`}
          label={`Nome da Refeição${prefix === '' ? ' *' : ''}`}
          placeholder="Ex.: Café da manhã"
        />
        <PartField name={`${prefix}horario`} label={refeicaoLabels.horario} placeholder="07:00hrs" />
      </div>
      {children}
      <OpcoesFields prefix={prefix} />
    </div>
  );
}
