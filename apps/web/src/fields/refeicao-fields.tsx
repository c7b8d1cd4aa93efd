import type { refeicaoFields } from '@alecrim/domain';
import { Plus } from 'lucide-react';
import { memo, type ReactNode, useCallback } from 'react';
import { newId } from '../lib/new-id.ts';
import { Button } from '../ui/button.tsx';
import { type NewOption, NewOptionContext, OpcaoFields } from './opcao-fields.tsx';
import { type LabelsOf, PartField } from './part-field.tsx';
import { usePartList } from './part-list.ts';
import { PartMenu } from './part-menu.tsx';
import { DragHandle, SortableList } from './sortable-list.tsx';
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

/** The options of a meal. Their numbers are their places. */
export function OpcoesFields({ prefix }: { prefix: string }) {
  const name = `${prefix}opcoes`;
  const { root, keys, add, move, tools, actionsFor } = usePartList(name, 'Opção', 'textarea');
  const addAfter = useCallback<NewOption>(
    (index, itens) => tools.insertAt(index + 1, { itens }, `Opção ${index + 2} criada`),
    [tools],
  );
  return (
    <div ref={root} className="flex flex-col gap-3">
      <NewOptionContext value={addAfter}>
        <SortableList
          keys={keys}
          noun="Opção"
          onMove={move}
          isGrid
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))] items-start gap-3"
        >
          {(key, index) => (
            <Opcao key={key} name={name} index={index} count={keys.length} actionsFor={actionsFor} />
          )}
        </SortableList>
      </NewOptionContext>
      <Button look="soft" size="sm" className="self-start" onClick={() => add(anOpcao())}>
        <Plus aria-hidden="true" />
        Adicionar opção
      </Button>
    </div>
  );
}

interface OpcaoProps {
  name: string;
  index: number;
  count: number;
  actionsFor: ReturnType<typeof usePartList>['actionsFor'];
}

// A change of one option must not draw the others.
const Opcao = memo(function Opcao({ name, index, count, actionsFor }: OpcaoProps) {
  const title = `Opção ${index + 1}`;
  return (
    <OpcaoFields
      prefix={`${name}.${index}.`}
      number={index + 1}
      start={<DragHandle label={`Mover ${title}`} />}
      end={<PartMenu label={`Ações da ${title}`} actions={actionsFor(index, count)} />}
    />
  );
});

export const anOpcao = () => ({ id: newId() });
