import { useFormContext } from 'react-hook-form';
import { dayWords } from '../amount-words.ts';
import { type FormValues, formTexts } from '../form-texts.ts';
import { useDayNumbers, useReadingCount } from '../numbers-store.ts';
import { useWorkerCall } from '../worker/use-worker-call.ts';
import { callWorker, type ReadPlanLine } from '../worker/worker-client.ts';
import { ReadLineCard } from './read-line-card.tsx';
import { ReadingDialog } from './reading-dialog.tsx';

/** Every line of the plan that the nutritionist should check, with the buttons that decide about it. */
export function DoubtsDialog({ onClose }: { onClose: () => void }) {
  const day = useDayNumbers();
  const { data: lines, hasFailed } = useOpenLines();
  return (
    <ReadingDialog
      title="A conferir"
      description="Os itens do cardápio que pedem a sua conferência."
      sum={day && dayWords(day)}
      failure={hasFailed && 'Não foi possível calcular os itens agora. Tente de novo.'}
      lineCount={lines?.length}
      emptyText="Nada a conferir."
      onClose={onClose}
    >
      <ol className="grid gap-3">
        {lines?.map((line) => (
          <li key={keyOf(line)}>
            <p className="mb-1 text-sm text-muted">{line.where}</p>
            <ReadLineCard line={line} index={line.place.line} />
          </li>
        ))}
      </ol>
    </ReadingDialog>
  );
}

interface NamedLine extends ReadPlanLine {
  /** "Almoço, opção 2". */
  where: string;
}

const keyOf = ({ where, place, reading }: NamedLine) => `${where} ${place.line} ${reading.text}`;

/** A line stays in the list after a decision, so that the decision can be undone. It leaves when the dialog closes. */
function useOpenLines() {
  const { getValues } = useFormContext();
  const readings = useReadingCount();
  return useWorkerCall(
    async () => {
      const values = getValues() as FormValues;
      const lines = await callWorker('planLines', formTexts(values).texts);
      return lines.map((line): NamedLine => ({ ...line, where: whereOf(values, line) }));
    },
    // A new reading may mean that a decision was made.
    [getValues, readings],
    (before: NamedLine[] | undefined, lines) => {
      const shown = new Set(before?.map(keyOf));
      return lines.filter((line) => line.isOpen || shown.has(keyOf(line)));
    },
  );
}

function whereOf(values: FormValues, { place }: ReadPlanLine): string {
  const plan = 'refeicoes' in values ? values : undefined;
  if ('recipe' in place) return plan?.receitas?.[place.recipe]?.nome || 'Receita';
  const meal = plan?.refeicoes?.[place.meal] as { nome?: string | null } | undefined;
  return [meal?.nome, `opção ${place.option + 1}`].filter(Boolean).join(', ');
}
