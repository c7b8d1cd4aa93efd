import { heldUnits, mealName, optionName } from '@alecrim/domain/pure';
import type { RescaledLine, RescaledPlan } from '@alecrim/nutrition';
import { Lock } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { cn } from '../../../lib/cn.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { inWhole } from '../amount-words.ts';

interface RescalePreviewProps {
  plan: RescaledPlan;
  isBusy: boolean;
  /** Keys of the lines that must stay. */
  locks: readonly string[];
  onLock: (locks: string[]) => void;
}

type Meal = { nome?: string | null; opcoes?: { descricao?: string | null }[] | null };

/** The plan line by line, before and after, with a lock for each meal and each line. */
export function RescalePreview({ plan, isBusy, locks, onLock }: RescalePreviewProps) {
  const { getValues } = useFormContext();
  const meals: Meal[] = getValues('refeicoes') ?? [];
  const locked = new Set(locks);
  const lock = (keys: readonly string[], isLocked: boolean) => {
    const others = locks.filter((key) => !keys.includes(key));
    onLock(isLocked ? [...others, ...keys] : others);
  };
  return (
    <div aria-busy={isBusy} className="busy-bar grid gap-5">
      <p className="flex items-start gap-2 text-sm text-muted">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        Bloquear: o item marcado fica como está, e os outros mudam mais para compensar.
      </p>
      {meals.map((meal, index) => {
        const lines = plan.lines.filter(({ place }) => place.meal === index);
        const keys = lines.map(keyOf);
        const name = mealName(meal, index + 1);
        if (lines.length === 0) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: meals do not move while the dialog is open.
          <section key={index} aria-label={name} className="grid gap-2">
            <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line">
              <h3 className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</h3>
              <Checkbox
                isOn={keys.every((key) => locked.has(key))}
                onChange={(isOn) => lock(keys, isOn)}
                className="gap-2 text-muted"
              >
                Bloquear refeição
                <span className="sr-only"> {name}</span>
              </Checkbox>
            </div>
            {byOption(lines).map(([option, ofOption]) => (
              <div key={option} className="grid gap-1">
                {(meal.opcoes?.length ?? 0) > 1 && (
                  <h4 className="text-sm text-muted [overflow-wrap:anywhere]">
                    {optionName(meal.opcoes?.[option] ?? {}, option + 1)}
                  </h4>
                )}
                <ul className="grid gap-1">
                  {ofOption.map((line) => (
                    <li key={keyOf(line)}>
                      <RescaleLine
                        line={line}
                        isLocked={locked.has(keyOf(line))}
                        onLock={(isLocked) => lock([keyOf(line)], isLocked)}
                      />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
}

// The form of `placeKey`, which would bring the food list onto the page.
const keyOf = ({ place: { meal, option, line } }: RescaledLine) => `${meal}.${option}.${line}`;

function byOption(lines: readonly RescaledLine[]): [number, RescaledLine[]][] {
  const options = new Map<number, RescaledLine[]>();
  for (const line of lines) options.set(line.place.option, [...(options.get(line.place.option) ?? []), line]);
  return [...options];
}

interface RescaleLineProps {
  line: RescaledLine;
  isLocked: boolean;
  onLock: (isLocked: boolean) => void;
}

/** One line before and after, or why it stays. */
function RescaleLine({ line, isLocked, onLock }: RescaleLineProps) {
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
      <Lock
        aria-hidden="true"
        className={cn(
          'mt-0.5 -ml-1.5 size-4 shrink-0',
          isLocked ? 'text-brand-ink' : 'text-muted opacity-50',
        )}
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
