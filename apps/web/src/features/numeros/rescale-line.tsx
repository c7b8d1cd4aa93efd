import { heldUnits } from '@alecrim/domain/pure';
import type { RescaledLine } from '@alecrim/nutrition';
import { inWhole } from './amount-words.ts';

interface RescaleLineProps {
  line: RescaledLine;
  isLocked: boolean;
  onLock: (isLocked: boolean) => void;
}

/** One line before and after, or why it stays. */
export function RescaleLine({ line, isLocked, onLock }: RescaleLineProps) {
  const { before, after, kcalBefore, kcalAfter, why } = line;
  const isChanged = before !== after;
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control px-2 py-2 hover:bg-soft">
      <input
        type="checkbox"
        className="mt-0.5 size-4.5 shrink-0"
        aria-label={`Bloquear ${before}`}
        checked={isLocked}
        // A line without a number stays in any case.
        disabled={kcalBefore === null}
        onChange={({ target }) => onLock(target.checked)}
      />
      <span className="grid min-w-0 grow gap-0.5 text-sm [overflow-wrap:anywhere] sm:grid-cols-2 sm:gap-3">
        <span className={isChanged ? 'text-muted' : undefined}>{heldUnits(before)}</span>
        {isChanged ? (
          <span className="font-medium">
            <span aria-hidden="true">→ </span>
            <span className="sr-only">passa a </span>
            {heldUnits(after)}
          </span>
        ) : (
          <span className="text-muted">não muda: {why}</span>
        )}
      </span>
      <span className="w-28 shrink-0 text-right text-xs leading-5 max-sm:w-20 max-sm:whitespace-normal whitespace-nowrap text-muted tabular-nums">
        {kcalBefore !== null && kcalAfter !== null && energy(kcalBefore, kcalAfter)}
      </span>
    </label>
  );
}

const energy = (before: number, after: number) =>
  before === after ? `${inWhole(before)} kcal` : `${inWhole(before)} → ${inWhole(after)} kcal`;
