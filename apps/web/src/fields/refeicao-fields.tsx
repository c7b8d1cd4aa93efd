import { Plus } from 'lucide-react';
import { createContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { newId } from '../lib/new-id.ts';
import { Button } from '../ui/button.tsx';
import { DaysChip } from './days-field.tsx';
import { LinesField } from './lines-field.tsx';
import { type PartPrefix, RefeicaoName } from './part-fields.tsx';
import { opcaoLabels, refeicaoLabels } from './part-labels.ts';
import { usePartList } from './part-list.ts';
import { type PartActions, PartMenu, PasteButton } from './part-menu.tsx';
import { DragHandle, SortableList } from './sortable-list.tsx';
import { TextField } from './text-field.tsx';

/** Name and time of a meal: the heading of its card in a plan (`refeicoes.0.`), or fields of a template (no prefix). */
export const RefeicaoHeading = ({ prefix = '' }: PartPrefix) => (
  <div className="flex min-w-0 grow flex-wrap items-start gap-2">
    <RefeicaoName prefix={prefix} />
    <TextField
      name={`${prefix}horario`}
      label={refeicaoLabels.horario}
      isLabelHidden={prefix !== ''}
      placeholder="07:00hrs"
      className="w-28"
    />
    {/* In a plan the card of the meal has it. */}
    {prefix === '' && <DaysChip name="dias" isAlways />}
  </div>
);

/** Adds an option with these lines after the option at `index`, of the same days. Returns a function that focuses it. */
export type NewOption = (index: number, itens: string[]) => () => void;

/** Null outside of a meal. */
export const NewOptionContext = createContext<NewOption | null>(null);

/** The options of a meal. Their numbers are their places. */
export function OpcoesFields({ prefix = '' }: PartPrefix) {
  const name = `${prefix}opcoes`;
  const { keys, add, move, pasteLast, tools, actionsFor } = usePartList(name, 'Opção', 'itens');
  const { getValues } = useFormContext();
  const addAfter: NewOption = (index, itens) => {
    const dias = getValues(`${name}.${index}.dias`);
    return tools.insertAt(index + 1, { itens, dias }, `Opção ${index + 2} criada`);
  };
  return (
    <div className="flex flex-col gap-3">
      <NewOptionContext value={addAfter}>
        <SortableList
          keys={keys}
          noun="Opção"
          onMove={move}
          isGrid
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] items-start gap-3"
        >
          {(_key, index) => (
            <OpcaoFields prefix={`${name}.${index}.`} number={index + 1} actions={actionsFor(index)} />
          )}
        </SortableList>
      </NewOptionContext>
      <div className="flex flex-wrap gap-2">
        <Button icon={Plus} variant="soft" size="sm" onClick={() => add(anOpcao())}>
          Adicionar opção
        </Button>
        <PasteButton noun="Opção" paste={pasteLast} />
      </div>
    </div>
  );
}

interface OpcaoFieldsProps {
  /** The path of the option in the form, such as `refeicoes.0.opcoes.1.`. */
  prefix: string;
  number: number;
  actions: PartActions;
}

function OpcaoFields({ prefix, number, actions }: OpcaoFieldsProps) {
  const title = `Opção ${number}`;
  return (
    <fieldset
      aria-label={title}
      className="isolate rounded-control border border-line bg-canvas/70 p-2.5 pt-1.5 focus-within:isolation-auto"
    >
      <div className="mb-1.5 flex items-start gap-1 sm:items-center">
        <DragHandle label={`Mover ${title}`} />
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
        <PartMenu label={`Ações da ${title}`} days={`${prefix}dias`} actions={actions} />
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

export const anOpcao = () => ({ id: newId() });
