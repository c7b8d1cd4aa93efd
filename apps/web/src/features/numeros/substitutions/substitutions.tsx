import { heldUnits } from '@alecrim/domain/pure';
import type { Food, Item } from '@alecrim/nutrition';
import { useContext, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useRestrictions } from '../../restricoes/guard-store.ts';
import { inTenths } from '../amount-words.ts';
import { newTagWords, portionWords } from '../food-words.ts';
import { type FormValues, formTexts } from '../form-texts.ts';
import { type ItemPosition, LineActionsContext } from '../reading/line-actions.ts';
import { useWorkerCall } from '../worker/use-worker-call.ts';
import { callWorker, type Substitution } from '../worker/worker-client.ts';

/** Foods that may replace an item, and the figures of the item itself. */
export function Substitutions({ item, at }: { item: Item; at: ItemPosition }) {
  const { data, hasFailed } = useSubstitutions(at);
  const found = hasFailed ? undefined : data;
  const { food, grams = 0 } = item;
  return (
    <section aria-label={`Substituições de ${item.name}`} className="grid gap-2">
      {food && (
        <p className="text-sm text-muted tabular-nums [overflow-wrap:anywhere]">
          Em vez de {item.name.toLocaleLowerCase('pt-BR')} ({inTenths(grams)} g): {portionWords(food, grams)}
        </p>
      )}
      {hasFailed && (
        <Notice variant="danger">Não foi possível procurar substituições agora. Tente de novo.</Notice>
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
              lineIndex={at.lineIndex}
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
  lineIndex: number;
}

function SubstitutionRow({ substitution, original, lineIndex }: SubstitutionRowProps) {
  const actions = useContext(LineActionsContext);
  // The toast with its undo cannot be reached while the panel is open.
  const [undo, setUndo] = useState<() => void>();
  const { food, grams, words, asAlternative, asReplacement, isInLine } = substitution;
  const newTags = newTagWords(food, original);
  const inLine = undo ? 'Desfazer' : 'Já está no item';
  const label = isInLine ? inLine : 'Inserir como “ou …”';
  return (
    <li className="grid content-between gap-1.5 rounded-control border border-line bg-surface p-2.5">
      <div>
        <p className="text-sm font-medium [overflow-wrap:anywhere]">{heldUnits(words)}</p>
        <p className="text-sm text-muted tabular-nums">{portionWords(food, grams)}</p>
        {newTags && <p className="text-sm text-warning">{newTags}</p>}
      </div>
      <div className="flex flex-wrap gap-1">
        {(isInLine || asAlternative) && (
          // One button for all states, so that it keeps the focus after a press.
          <Button
            variant={isInLine ? 'ghost' : 'soft'}
            size="sm"
            aria-label={isInLine ? `${label}: ${words}` : `Inserir como “ou ${words}”`}
            onClick={() => {
              if (isInLine) undo?.();
              else if (asAlternative) setUndo(() => actions?.write(lineIndex, asAlternative));
            }}
          >
            {label}
          </Button>
        )}
        {asReplacement && actions?.addOption && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Nova opção com ${words}`}
            onClick={() => actions.addOption?.(lineIndex, asReplacement)}
          >
            Nova opção
          </Button>
        )}
      </div>
    </li>
  );
}

function useSubstitutions({ line, itemIndex }: ItemPosition) {
  const { getValues } = useFormContext();
  const isRecipe = useContext(LineActionsContext)?.isRecipe ?? false;
  const restrictions = useRestrictions();
  return useWorkerCall(() => {
    const { recipes } = formTexts(getValues() as FormValues).texts;
    return callWorker('substitutions', { line, itemIndex, recipes, isRecipe, restrictions });
  }, [getValues, line, itemIndex, isRecipe, restrictions]);
}
