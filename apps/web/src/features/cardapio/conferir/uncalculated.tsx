import type { Stored } from '@alecrim/domain';
import { figureLabels, mealName, optionPlace, uncalculatedOf } from '@alecrim/domain/pure';
import { planTexts } from '@alecrim/nutrition/texts';
import { Calculator } from 'lucide-react';
import { useState } from 'react';
import { FoldedNote } from '../../../ui/folded-note.tsx';
import { LoadingArea } from '../../../ui/states.tsx';
import { usePlanQuery } from '../../numeros/worker/plan-query.ts';
import { callWorker, type ReadPlanLine } from '../../numeros/worker/worker-client.ts';

/** What the numbers on the document leave out, line by line. The patient is not told. */
export function Uncalculated({ plan }: { plan: Stored<'Cardapio'> }) {
  const [isOpen, setOpen] = useState(false);
  const left = uncalculatedOf(plan);
  return (
    left && (
      <FoldedNote
        icon={Calculator}
        className="text-muted"
        words="O que não está nos totais"
        onToggle={setOpen}
      >
        <p className="text-muted">O paciente vê os totais, sem este aviso.</p>
        {/* It starts the worker that reads the lines. */}
        {isOpen && left.itens > 0 && <UncalculatedItems plan={plan} />}
        {left.faltam.length > 0 && (
          <p>
            A tabela não informa {list.format(left.faltam.map((name) => figureLabels[name].toLowerCase()))} de
            algum alimento: o total real é maior.
          </p>
        )}
      </FoldedNote>
    )
  );
}

const list = new Intl.ListFormat('pt-BR');

/** The items of a saved plan that are not in its sums, as they were written. */
function UncalculatedItems({ plan }: { plan: Stored<'Cardapio'> }) {
  const { data: lines, isError } = useUncalculated(plan);
  if (isError && !lines) return <p className="text-muted">Não foi possível listar os itens agora.</p>;
  if (!lines) return <LoadingArea className="min-h-16" />;
  return (
    <ul aria-label="Itens não calculados" className="grid gap-1">
      {lines.map(({ reading, place }) => (
        <li key={JSON.stringify(place)} className="break-words">
          {reading.text} <span className="text-muted">{whereOf(plan, place)}</span>
        </li>
      ))}
    </ul>
  );
}

const LEFT_OUT: readonly ReadPlanLine['state'][] = ['partial', 'unsure', 'unknown'];

const useUncalculated = (plan: Stored<'Cardapio'>) =>
  usePlanQuery(plan, {
    key: ['não calculados'],
    async read(known) {
      const lines = await callWorker('planLines', { ...planTexts(plan), known });
      return lines.filter(({ place, state }) => 'meal' in place && LEFT_OUT.includes(state));
    },
  });

/** "Almoço, opção 2" */
function whereOf({ refeicoes }: Stored<'Cardapio'>, place: ReadPlanLine['place']): string {
  if (!('meal' in place)) return '';
  const { nome, opcoes } = refeicoes[place.meal] ?? {};
  return optionPlace(mealName({ nome }, place.meal + 1), place.option + 1, opcoes?.length ?? 0);
}
