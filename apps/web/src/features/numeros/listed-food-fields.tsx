import { heldUnits } from '@alecrim/domain/pure';
import type { ListedGroup } from '@alecrim/nutrition';
import { Button } from '../../ui/button.tsx';
import { portionWords } from './amount-words.ts';
import { newTagWords } from './tag-words.ts';

interface ListedFoodFieldsProps {
  food: ListedGroup['foods'][number];
  picked: ReadonlySet<string>;
  onPick: (words: readonly string[], isPicked: boolean) => void;
}

/** One food of the plan and a tick for each substitution. */
export function ListedFoodFields({ food, picked, onPick }: ListedFoodFieldsProps) {
  const { words, item, equivalents } = food;
  const all = equivalents.map((one) => one.words);
  const isAll = all.every((one) => picked.has(one));
  return (
    <fieldset className="rounded-control border border-line p-3">
      <legend className="sr-only">{words}</legend>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 pt-1.5">
          <p aria-hidden="true" className="font-medium [overflow-wrap:anywhere]">
            {heldUnits(words)}
          </p>
          {item.food && (
            <p className="text-sm text-muted tabular-nums">{portionWords(item.food, item.grams ?? 0)}</p>
          )}
        </div>
        <Button
          look="ghost"
          size="sm"
          aria-label={`${isAll ? 'Nenhuma' : 'Todas'} para ${words}`}
          onClick={() => onPick(all, !isAll)}
        >
          {isAll ? 'Nenhuma' : 'Todas'}
        </Button>
      </div>
      <ul className="mt-1 grid">
        {equivalents.map((one) => (
          <li key={one.words}>
            <label className="flex min-h-11 items-center gap-3 rounded-control px-1 py-1 hover:bg-soft/60">
              <input
                type="checkbox"
                checked={picked.has(one.words)}
                onChange={(event) => onPick([one.words], event.target.checked)}
                className="size-5 shrink-0"
              />
              <span className="min-w-0 text-sm [overflow-wrap:anywhere]">
                {heldUnits(one.words)}
                <span className="block text-muted tabular-nums">{portionWords(one.food, one.grams)}</span>
                <span className="block text-warning">{newTagWords(one.food, item.food)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
