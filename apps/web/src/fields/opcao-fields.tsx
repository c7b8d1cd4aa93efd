import type { opcaoFields } from '@alecrim/domain';
import { createContext, type ReactNode } from 'react';
import { DaysChip } from './days-field.tsx';
import { LinesField } from './lines-field.tsx';
import type { LabelsOf } from './part-labels.ts';
import { TextField } from './text-field.tsx';

export const opcaoLabels = {
  descricao: 'Descrição',
  itens: 'Itens',
  dias: 'Dias',
} satisfies LabelsOf<typeof opcaoFields>;

interface OpcaoFieldsProps {
  /** The path of the option in the form, such as `refeicoes.0.opcoes.1.`. */
  prefix: string;
  number: number;
  /** The handle before the heading and the menu after it. */
  start?: ReactNode;
  end?: ReactNode;
}

export function OpcaoFields({ prefix, number, start, end }: OpcaoFieldsProps) {
  const title = `Opção ${number}`;
  return (
    <fieldset aria-label={title} className="rounded-control border border-line bg-canvas/70 p-2.5 pt-1.5">
      <div className="mb-1.5 flex items-start gap-1 sm:items-center">
        {start}
        {/* One above the other on a phone, or only the first word of the description would be in sight. */}
        <div className="flex min-w-0 grow flex-col sm:flex-row sm:items-center sm:gap-1">
          <span
            aria-hidden="true"
            className="shrink-0 text-sm font-semibold text-brand-ink max-sm:pt-2 max-sm:pl-2"
          >
            {title}
          </span>
          <TextField
            name={`${prefix}descricao`}
            label={`${opcaoLabels.descricao} da ${title}`}
            isLabelHidden
            placeholder="Descrição (opcional)"
            className="min-w-0 grow sm:ml-1 [&_input]:h-9 [&_input]:border-transparent [&_input]:bg-transparent [&_input]:px-2 [&_input]:shadow-none [&_input]:hover:border-line-strong"
          />
        </div>
        {end}
      </div>
      <DaysChip name={`${prefix}dias`} />
      <LinesField
        name={`${prefix}itens`}
        label={`${opcaoLabels.itens} da ${title}`}
        isLabelHidden
        placeholder={'Um item por linha, como:\n2 fatias de pão integral (50 g)\n1 ovo mexido'}
        rows={4}
      />
    </fieldset>
  );
}

/** Adds an option with these lines after the option at `index`. Returns a function that focuses it. */
export type NewOption = (index: number, itens: string[]) => () => void;

/** Null outside of a meal. */
export const NewOptionContext = createContext<NewOption | null>(null);
