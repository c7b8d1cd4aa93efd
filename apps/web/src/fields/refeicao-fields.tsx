import type { refeicaoFields } from '@alecrim/domain';
import { Plus } from 'lucide-react';
import { newId } from '../lib/new-id.ts';
import { Button } from '../ui/button.tsx';
import { DaysChip } from './days-field.tsx';
import { NameField, type PartPrefix } from './name-field.tsx';
import { type NewOption, NewOptionContext, OpcaoFields } from './opcao-fields.tsx';
import type { LabelsOf } from './part-labels.ts';
import { usePartList } from './part-list.ts';
import { PartMenu } from './part-menu.tsx';
import { PasteButton } from './paste-button.tsx';
import { DragHandle, SortableList } from './sortable-list.tsx';
import { TextField } from './text-field.tsx';

export const refeicaoLabels = {
  nome: 'Nome',
  horario: 'Horário',
  opcoes: 'Opções',
  dias: 'Dias',
} satisfies LabelsOf<typeof refeicaoFields>;

/** Name and time of a meal: the heading of its card in a plan (`refeicoes.0.`), or fields of a template (no prefix). */
export const RefeicaoHeading = ({ prefix = '' }: PartPrefix) => (
  <div className="flex min-w-0 grow flex-wrap items-start gap-2">
    <NameField prefix={prefix} name="nome" label="Nome da Refeição" placeholder="Ex.: Café da manhã" />
    <TextField
      name={`${prefix}horario`}
      label={refeicaoLabels.horario}
      isLabelHidden={prefix !== ''}
      placeholder="07:00hrs"
      className="w-28"
    />
    {/* In a plan the card of the meal has it. */}
    {prefix === '' && <DaysChip name="dias" isAlways className="self-end" />}
  </div>
);

/** The options of a meal. Their numbers are their places. */
export function OpcoesFields({ prefix = '' }: PartPrefix) {
  const name = `${prefix}opcoes`;
  const { keys, add, move, tools, actionsFor } = usePartList(name, 'Opção', 'itens');
  const addAfter: NewOption = (index, itens) =>
    tools.insertAt(index + 1, { itens }, `Opção ${index + 2} criada`);
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
            <OpcaoFields
              prefix={`${name}.${index}.`}
              number={index + 1}
              start={<DragHandle label={`Mover Opção ${index + 1}`} />}
              end={
                <PartMenu
                  label={`Ações da Opção ${index + 1}`}
                  days={`${name}.${index}.dias`}
                  actions={actionsFor(index)}
                />
              }
            />
          )}
        </SortableList>
      </NewOptionContext>
      <div className="flex flex-wrap gap-2">
        <Button look="soft" size="sm" onClick={() => add(anOpcao())}>
          <Plus aria-hidden="true" />
          Adicionar opção
        </Button>
        <PasteButton kind="opcoes" noun="Opção" count={keys.length} tools={tools} />
      </div>
    </div>
  );
}

export const anOpcao = () => ({ id: newId() });
