import { heldUnits } from '@alecrim/domain/pure';
import type { Food, Item } from '@alecrim/nutrition';
import { useContext, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { inTenths, portionWords } from './amount-words.ts';
import type { Substitution } from './messages.ts';
import { PanelContext } from './panel-context.ts';
import { newTagWords } from './tag-words.ts';
import { type ItemPlace, useSubstitutions } from './use-substitutions.ts';

/** Foods that may stand for an item, beside what it contains itself. */
export function Substitutions({ item, at }: { item: Item; at: ItemPlace }) {
  const { found, hasFailed } = useSubstitutions(at);
  const { food, grams = 0 } = item;
  return (
    <section aria-label={`Substituições de ${item.name}`} className="grid gap-2">
      {food && (
        <p className="text-sm text-muted tabular-nums [overflow-wrap:anywhere]">
          Em vez de {item.name.toLocaleLowerCase('pt-BR')} ({inTenths(grams)} g): {portionWords(food, grams)}
        </p>
      )}
      {hasFailed && (
        <Notice look="danger">Não foi possível procurar substituições agora. Tente de novo.</Notice>
      )}
      {!found && !hasFailed && <Skeleton className="h-24" />}
      {found?.length === 0 && (
        <p className="text-sm text-muted">
          Nenhum alimento do mesmo grupo tem uma medida caseira que chegue perto desta quantidade.
        </p>
      )}
      {found && found.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2">
          {found.map((substitution) => (
            <SubstitutionRow
              key={substitution.food.id}
              substitution={substitution}
              original={food}
              place={at.linePlace}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface SubstitutionRowProps {
  substitution: Substitution;
  original: Food | undefined;
  place: number;
}

function SubstitutionRow({ substitution, original, place }: SubstitutionRowProps) {
  const panel = useContext(PanelContext);
  // The toast with its undo is out of reach while the panel is open.
  const [undo, setUndo] = useState<() => void>();
  const { food, grams, words, asAlternative, asReplacement, isInLine } = substitution;
  const brought = newTagWords(food, original);
  const inLine = undo ? 'Desfazer' : 'Já está no item';
  const label = isInLine ? inLine : 'Inserir como “ou …”';
  return (
    <li className="grid content-between gap-1.5 rounded-control border border-line bg-surface p-2.5">
      <div>
        <p className="text-sm font-medium [overflow-wrap:anywhere]">{heldUnits(words)}</p>
        <p className="text-sm text-muted tabular-nums">{portionWords(food, grams)}</p>
        {brought && <p className="text-sm text-warning">{brought}</p>}
      </div>
      <div className="flex flex-wrap gap-1">
        {(isInLine || asAlternative) && (
          // One button, so that the keyboard keeps its place after a press.
          <Button
            look={isInLine ? 'ghost' : 'soft'}
            size="sm"
            aria-label={isInLine ? `${label}: ${words}` : `Inserir como “ou ${words}”`}
            onClick={() => {
              if (isInLine) undo?.();
              else if (asAlternative) setUndo(() => panel?.write(place, asAlternative));
            }}
          >
            {label}
          </Button>
        )}
        {asReplacement && panel?.addOption && (
          <Button
            look="ghost"
            size="sm"
            aria-label={`Nova opção com ${words}`}
            onClick={() => panel.addOption?.(place, asReplacement)}
          >
            Nova opção
          </Button>
        )}
      </div>
    </li>
  );
}
