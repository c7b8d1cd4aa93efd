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

/** How each line was read. */
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
      lineCount={data?.length}
      emptyText="Ainda não há itens para calcular."
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <LineActionsContext value={actions}>
        <ol className="grid gap-3">
          {data?.map(({ line, index }) => (
            <li key={index}>
              <ReadLineCard line={line} index={index} />
            </li>
          ))}
        </ol>
      </LineActionsContext>
      <p className="mt-4 text-sm text-muted">
        Estimativa feita a partir do texto, que só você altera. Uma decisão vale para estas palavras neste
        cardápio e é lembrada nos próximos.
      </p>
    </ReadingDialog>
  );
}

type PlacedLine = { line: ReadLine; index: number };

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
    (before: PlacedLine[] | undefined, lines) => {
      const placed = lines.map((line, index) => ({ line, index }));
      const rank = ({ line, index }: PlacedLine) =>
        // The order does not change after a decision: a line must not move away under the finger.
        before?.length === lines.length
          ? before.findIndex((shown) => shown.index === index)
          : states.indexOf(line.state);
      return placed.sort((a, b) => rank(a) - rank(b));
    },
  );
}

// Lines that should be checked come first.
const states = ['unsure', 'unknown', 'partial', 'counted', 'free', 'not-food'];
