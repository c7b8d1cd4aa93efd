import { Calculator } from 'lucide-react';
import { type ReactNode, useContext, useState } from 'react';
import { LinesFoot, type LinesFootProps } from '../../fields/lines-field.tsx';
import { cn } from '../../lib/cn.ts';
import { lazyPart } from '../../ui/lazy-dialog.tsx';
import { GuardContext } from '../restricoes/guard-store.ts';
import { isFoodList } from './form-texts.ts';
import { useNumbersChoice } from './numbers-choice.ts';
import { createNumbersStore, NumbersContext } from './numbers-store.ts';

// Loaded when the numbers are switched on, or when the patient avoids something.
const NumbersEngine = lazyPart(() => import('./reading/numbers-engine.tsx').then((m) => m.NumbersEngine));
const LazyLinesNumbers = lazyPart(() => import('./reading/lines-numbers.tsx').then((m) => m.LinesNumbers), {
  // As high as the line, so that the page does not move when it has loaded.
  waiting: <div className="min-h-11" />,
  isQuiet: true,
});

const LazyFieldMarks = lazyPart(() => import('./reading/field-marks.tsx').then((m) => m.FieldMarks), {
  isQuiet: true,
});

function LinesReadingFoot(props: LinesFootProps) {
  const hasNumbers = useContext(NumbersContext) !== null && isFoodList(props.name);
  return (
    <>
      {hasNumbers && <LazyLinesNumbers {...props} />}
      <LazyFieldMarks {...props} />
    </>
  );
}

/** Reads the form around it while the numbers are switched on, and while its patient avoids something. */
export function NumbersFrame({ children }: { children: ReactNode }) {
  const { isOn } = useNumbersChoice();
  const [store] = useState(createNumbersStore);
  const guard = useContext(GuardContext);
  const isRead = isOn || guard !== null;
  return (
    <NumbersContext value={isOn ? store : null}>
      <LinesFoot value={isRead ? LinesReadingFoot : null}>{children}</LinesFoot>
      {isRead && <NumbersEngine store={isOn ? store : null} guard={guard} />}
    </NumbersContext>
  );
}

/** Switches the numbers on and off, for all plans and templates of the account. */
export function NumbersSwitch({ className }: { className?: string }) {
  const { isOn, choose } = useNumbersChoice();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => choose(!isOn)}
      className={cn(
        'flex min-h-11 items-center gap-3 rounded-control px-2 text-left text-sm hover:bg-soft',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'flex h-6 w-10 shrink-0 items-center rounded-full border p-0.5 transition-colors',
          isOn ? 'brand-edge justify-end bg-brand' : 'justify-start border-line-strong bg-soft',
        )}
      >
        <span className="size-4.5 rounded-full bg-surface shadow-sm" />
      </span>
      <span className="min-w-0">
        <span className="flex items-center gap-1.5 font-semibold">
          <Calculator aria-hidden="true" className="size-4 text-brand-ink" />
          Calorias e macros
        </span>
        <span className="block text-muted">Calorias e macros estimados a partir do que você escreve</span>
      </span>
    </button>
  );
}
