import { useFormContext, useWatch } from 'react-hook-form';
import { numbersWords } from '../amount-words.ts';
import { type FormValues, formTexts, partOf } from '../form-texts.ts';
import { useNumbersOf, useReadingCount } from '../numbers-store.ts';
import { useWorkerCall } from '../worker/use-worker-call.ts';
import { callWorker, type ReadLine } from '../worker/worker-client.ts';
import { isRecipe, LineActionsContext, useLineActions, type WriteLine } from './line-actions.ts';
import { ReadLineCard } from './read-line-card.tsx';
import { ReadingDialog } from './reading-dialog.tsx';

interface ReadingPanelProps {
  /** The path of the list of lines in the form. */
  name: string;
  label: string;
  write: WriteLine;
  onClose: () => void;
}

/** How each line was read. Lines that the nutritionist should check come first. */
export function ReadingPanel({ name, label, write, onClose }: ReadingPanelProps) {
  const numbers = useNumbersOf(partOf(name));
  const { data, hasFailed } = useReadLines(name);
  const { actions, onCloseAutoFocus } = useLineActions(name, write, onClose);
  return (
    <ReadingDialog
      title="Conferir itens"
      description={label}
      sum={numbers && numbersWords(numbers)}
      failure={hasFailed && 'Não foi possível calcular os itens agora. Tente de novo.'}
      lineCount={data?.lines.length}
      emptyText="Ainda não há itens para calcular."
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {data && data.lines.length > 0 && (
        <LineActionsContext value={actions}>
          <ol className="grid gap-3">
            {data.order.map((index) => {
              const line = data.lines[index];
              return (
                line && (
                  <li key={index}>
                    <ReadLineCard line={line} index={index} />
                  </li>
                )
              );
            })}
          </ol>
        </LineActionsContext>
      )}
      <p className="mt-4 text-sm text-muted">
        Estimativa feita a partir do texto, que só você altera. Uma decisão vale para estas palavras neste
        cardápio e é lembrada nos próximos.
      </p>
    </ReadingDialog>
  );
}

interface OrderedLines {
  lines: ReadLine[];
  /** The indexes of the lines, in the order in which they are shown. */
  order: number[];
}

/** Read again after each change of a line, and after each reading of the form, which may follow a decision. */
function useReadLines(name: string) {
  const { getValues } = useFormContext();
  const lines = useWatch({ name, exact: true });
  const readings = useReadingCount();
  return useWorkerCall(
    () =>
      callWorker('lines', {
        lines: (getValues(name) ?? []) as string[],
        recipes: formTexts(getValues() as FormValues).texts.recipes,
        isRecipe: isRecipe(name),
      }),
    [getValues, name, lines, readings],
    // The order does not change after a decision: a line must not move away under the finger.
    (before: OrderedLines | undefined, lines) => ({
      lines,
      order: before?.lines.length === lines.length ? before.order : openLinesFirst(lines),
    }),
  );
}

const states = ['unsure', 'unknown', 'partial', 'counted', 'free', 'not-food'];

function openLinesFirst(lines: readonly ReadLine[]): number[] {
  const rank = (index: number) => states.indexOf(lines[index]?.state ?? '');
  return lines.map((_, index) => index).sort((a, b) => rank(a) - rank(b) || a - b);
}
