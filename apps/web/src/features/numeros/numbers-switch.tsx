import { Calculator } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useNumbersChoice } from './numbers-choice.ts';

/** Switches the numbers on and off, for all plans and templates on this device. */
export function NumbersSwitch({ className }: { className?: string }) {
  const [isOn, choose] = useNumbersChoice();
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
