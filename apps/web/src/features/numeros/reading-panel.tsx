import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { numbersWords } from './amount-words.ts';
import { ask } from './ask.ts';
import { type FormValues, formTexts, partOf } from './form-texts.ts';
import type { ReadLine } from './messages.ts';
import { useNumbersOf, useReadings } from './numbers-scope.ts';
import { PanelContext } from './panel-context.ts';
import { ReadLineCard } from './read-line-card.tsx';
import { usePanel } from './use-panel.ts';
import type { WriteLine } from './use-write-line.ts';

interface ReadingPanelProps {
  /** The path of the list of lines in the form. */
  name: string;
  label: string;
  write: WriteLine;
  onClose: () => void;
}

/** How each line was read, those to settle first. */
export function ReadingPanel({ name, label, write, onClose }: ReadingPanelProps) {
  const numbers = useNumbersOf(partOf(name));
  const { lines, places, hasFailed } = useReadLines(name);
  const { panel, onCloseAutoFocus } = usePanel(name, write, onClose);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Conferir itens"
        description={label}
        className="sm:max-w-2xl"
        onCloseAutoFocus={onCloseAutoFocus}
        footer={
          <>
            <p role="status" className="text-sm text-muted sm:mr-auto sm:self-center">
              {numbers && numbersWords(numbers)}
            </p>
            <DialogClose asChild>
              <Button look="outline">Fechar</Button>
            </DialogClose>
          </>
        }
      >
        {hasFailed && <Notice look="danger">Não foi possível calcular os itens agora. Tente de novo.</Notice>}
        {!lines && !hasFailed && <Skeleton className="h-24" />}
        {lines?.length === 0 && <p className="text-muted">Ainda não há itens para calcular.</p>}
        {lines && lines.length > 0 && (
          <PanelContext value={panel}>
            <ol className="grid gap-3">
              {places.map((place) => {
                const line = lines[place];
                return (
                  line && (
                    <li key={place}>
                      <ReadLineCard line={line} place={place} />
                    </li>
                  )
                );
              })}
            </ol>
          </PanelContext>
        )}
        <p className="mt-4 text-sm text-muted">
          Estimativa feita a partir do texto, que só você altera. Uma decisão vale para estas palavras neste
          cardápio e é lembrada nos próximos.
        </p>
      </DialogContent>
    </Dialog>
  );
}

/** Read again whenever a line has changed, and after each reading of the form, for instance by a decision. */
function useReadLines(name: string) {
  const { getValues } = useFormContext();
  const lines = useWatch({ name, exact: true });
  const readings = useReadings();
  const [read, setRead] = useState<PanelState>({ places: [], hasFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading may mean that something was settled.
  useEffect(() => {
    let isCurrent = true;
    const input = {
      lines: (getValues(name) ?? []) as string[],
      recipes: formTexts(getValues() as FormValues).texts.recipes,
      isRecipe: name.endsWith('ingredientes'),
    };
    ask('lines', input)
      .then((lines) => isCurrent && setRead((before) => withLines(before, lines)))
      .catch(() => isCurrent && setRead((before) => ({ ...before, hasFailed: true })));
    return () => {
      isCurrent = false;
    };
  }, [getValues, name, lines, readings]);
  return read;
}

interface PanelState {
  lines?: ReadLine[];
  /** The order of the lines on the screen. */
  places: number[];
  hasFailed: boolean;
}

/** The order stays as it was at first: a line must not jump away under the finger that settles it. */
const withLines = ({ lines: before, places }: PanelState, lines: ReadLine[]): PanelState => ({
  lines,
  places: before?.length === lines.length ? places : toSettleFirst(lines),
  hasFailed: false,
});

const order = ['unsure', 'unknown', 'partial', 'counted', 'free', 'not-food'];

function toSettleFirst(lines: readonly ReadLine[]): number[] {
  const rank = (place: number) => order.indexOf(lines[place]?.state ?? '');
  return lines.map((_, place) => place).sort((a, b) => rank(a) - rank(b) || a - b);
}
