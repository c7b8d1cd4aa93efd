import { daysWords } from '@alecrim/domain/pure';
import { cn } from '../../lib/cn.ts';
import { Select } from '../../ui/select.tsx';
import { energyWords } from './amount-words.ts';
import { useDayKinds } from './numbers-store.ts';

/** Which kind of day the numbers are of; each with its energy. Nothing where all days are alike. */
export function DaySelect({ className }: { className?: string }) {
  const kinds = useDayKinds();
  if (!kinds) return null;
  return (
    <div className={cn('max-w-full min-w-0', className)}>
      <Select
        aria-label="Tipo de dia"
        value={kinds.chosen}
        onChange={({ target }) => kinds.choose(Number(target.value))}
      >
        {kinds.days.map(({ kind, numbers }, place) => (
          <option key={`${kind}`} value={place}>
            {daysWords(kind)}: {energyWords(numbers.amounts.energy)}
          </option>
        ))}
      </Select>
    </div>
  );
}
