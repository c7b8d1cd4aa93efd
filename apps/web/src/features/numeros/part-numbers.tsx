import { energyWords } from './amount-words.ts';
import { useNumbersOf } from './numbers-scope.ts';

/** The energy of a meal or of a portion of a recipe, beside its name. */
export function PartNumbers({ path }: { path: string }) {
  const numbers = useNumbersOf(path);
  if (!numbers || numbers.known === 0) return null;
  return (
    <span className="shrink-0 text-sm whitespace-nowrap text-muted tabular-nums">
      {energyWords(numbers.amounts.energy)}
    </span>
  );
}
