import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { dayWords } from './amount-words.ts';
import { ask } from './ask.ts';
import { type FormValues, formTexts } from './form-texts.ts';
import type { DoubtfulLine } from './messages.ts';
import { useDayNumbers, useReadings } from './numbers-scope.ts';
import { ReadLineCard } from './read-line-card.tsx';

/** Every line of the plan that is to be looked at, with the buttons that settle it. */
export function DoubtsDialog({ onClose }: { onClose: () => void }) {
  const day = useDayNumbers();
  const { lines, hasFailed } = useDoubts();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="A conferir"
        description="Os itens do cardápio que pedem a sua conferência."
        className="sm:max-w-2xl"
        footer={
          <>
            <p role="status" className="text-sm text-muted sm:mr-auto sm:self-center">
              {day && dayWords(day)}
            </p>
            <DialogClose asChild>
              <Button look="outline">Fechar</Button>
            </DialogClose>
          </>
        }
      >
        {hasFailed && <Notice look="danger">Não foi possível ler os itens agora. Tente de novo.</Notice>}
        {!lines && !hasFailed && <Skeleton className="h-24" />}
        {lines?.length === 0 && <p className="text-muted">Nada a conferir.</p>}
        {lines && lines.length > 0 && (
          <ol className="grid gap-3">
            {lines.map((line) => (
              <li key={keyOf(line)}>
                <p className="mb-1 text-sm text-muted">{line.where}</p>
                <ReadLineCard line={line} place={line.place.line} />
              </li>
            ))}
          </ol>
        )}
      </DialogContent>
    </Dialog>
  );
}

const keyOf = ({ where, place, reading }: NamedLine) => `${where} ${place.line} ${reading.text}`;

interface NamedLine extends DoubtfulLine {
  /** "Almoço, opção 2". */
  where: string;
}

/** A line stays in the list when it is settled, so that it can be seen and taken back; it goes with the dialog. */
function useDoubts() {
  const { getValues } = useFormContext();
  const readings = useReadings();
  const [state, setState] = useState<{ lines?: NamedLine[]; hasFailed: boolean }>({ hasFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading may mean that something was settled.
  useEffect(() => {
    let isCurrent = true;
    const values = getValues() as FormValues;
    ask('doubts', formTexts(values).texts)
      .then((found) => {
        if (!isCurrent) return;
        setState(({ lines: before }) => {
          const named = found.map((line) => ({ ...line, where: whereOf(values, line) }));
          const isShown = new Set(before?.map(keyOf));
          return { lines: named.filter((line) => line.isOpen || isShown.has(keyOf(line))), hasFailed: false };
        });
      })
      .catch(() => isCurrent && setState((before) => ({ ...before, hasFailed: true })));
    return () => {
      isCurrent = false;
    };
  }, [getValues, readings]);
  return state;
}

function whereOf(values: FormValues, { place }: DoubtfulLine): string {
  const plan = 'refeicoes' in values ? values : undefined;
  if ('recipe' in place) return plan?.receitas?.[place.recipe]?.nome || 'Receita';
  const meal = plan?.refeicoes?.[place.meal] as { nome?: string | null } | undefined;
  return [meal?.nome, `opção ${place.option + 1}`].filter(Boolean).join(', ');
}
