import { useState } from 'react';
import type { LinesFootProps } from '../../../fields/lines-field.tsx';
import { cn } from '../../../lib/cn.ts';
import { numbersWords } from '../amount-words.ts';
import { partOf } from '../form-texts.ts';
import { useNumbersOf, useNumbersStatus } from '../numbers-store.ts';
import { useWriteLine } from './line-actions.ts';
import { ReadingPanel } from './reading-panel.tsx';

/** The numbers under the lines of an option or a recipe. A press opens the reading of the lines. */
export function LinesNumbers({ name, label }: LinesFootProps) {
  const [isOpen, setOpen] = useState(false);
  // Here, because a change of a line can still be undone after the panel is closed.
  const write = useWriteLine(name);
  const numbers = useNumbersOf(partOf(name));
  const status = useNumbersStatus();
  const read = numbers && numbersWords(numbers);
  const failed = read ? `Desatualizado: ${read}` : 'Não foi possível calcular os itens agora';
  const words = status === 'failed' ? failed : read || 'Calculando os itens…';
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Calorias e macros de ${label}: ${words}`}
        onClick={() => setOpen(true)}
        className={cn(
          // High enough for two lines, so that the page does not move when the words grow.
          'flex min-h-11 w-full items-center gap-1.5 rounded-control px-2 text-left text-sm leading-5 text-muted hover:bg-soft hover:text-ink',
          numbers && numbers.known < numbers.lines && 'text-warning hover:text-warning',
        )}
      >
        <span className="min-w-0 grow">{words}</span>
        <span aria-hidden="true" className="shrink-0 px-1 text-lg">
          ›
        </span>
      </button>
      {isOpen && <ReadingPanel {...{ name, label, write }} onClose={() => setOpen(false)} />}
    </>
  );
}
