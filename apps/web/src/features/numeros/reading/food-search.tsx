import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { inWhole } from '../amount-words.ts';
import { sourceWords } from '../food-words.ts';
import { useWorkerCall } from '../worker/use-worker-call.ts';
import { callWorker } from '../worker/worker-client.ts';

const AlimentoDialog = lazyDialog(() =>
  import('../../alimentos/alimento-dialog.tsx').then((m) => m.AlimentoDialog),
);

/** Picks another food for a wording, from the food list or the own foods. */
export function FoodSearch({ onPick, onCancel }: { onPick: (id: string) => void; onCancel: () => void }) {
  const [words, setWords] = useState('');
  const { data, hasFailed } = useWorkerCall(() => callWorker('foods', words), [words]);
  const foods = hasFailed ? [] : data;
  // A new food starts with the searched words. Its closed form stays mounted, so that its text can be restored.
  const [written, setWritten] = useState<{ nome: string; isOpen: boolean }>();
  const newFood = useRef<HTMLButtonElement>(null);
  const listId = useId();
  return (
    <div className="grid gap-2">
      <Field label="Qual alimento?">
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            placeholder="Ex.: arroz integral cozido"
            value={words}
            aria-controls={listId}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              // Enter picks the nearest name, and must not save the form around the dialog.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              // Searched again, because the list may still be that of fewer letters.
              void callWorker('foods', words).then(
                ([nearest]) => nearest && onPick(nearest.id),
                // The list below already says that nothing was found.
                () => {},
              );
            }}
          />
        )}
      </Field>
      <ul
        id={listId}
        className="grid max-h-64 overflow-y-auto rounded-control border border-line empty:hidden"
      >
        {foods?.map((food) => (
          <li key={food.id} className="border-b border-line last:border-0">
            <button
              type="button"
              onClick={() => onPick(food.id)}
              className="flex min-h-11 w-full flex-wrap items-baseline gap-x-2 px-3 py-2 text-left text-sm hover:bg-soft"
            >
              <span className="font-medium">{food.name}</span>
              <span className="text-muted">
                {food.figures.energy !== null && `${inWhole(food.figures.energy)} kcal/100 g · `}
                {sourceWords(food.source)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-muted empty:hidden">
        {words.trim() !== '' && foods?.length === 0 && 'Nenhum alimento com esse nome.'}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancelar
        </Button>
        <Button
          ref={newFood}
          variant="link"
          size="inline"
          onClick={() => setWritten({ nome: words.trim(), isOpen: true })}
        >
          Cadastrar em Meus Alimentos
        </Button>
      </div>
      {written && (
        <AlimentoDialog
          {...written}
          home={newFood}
          onClose={() => setWritten({ ...written, isOpen: false })}
          onReopen={() => setWritten({ ...written, isOpen: true })}
          onSaved={({ id }) => onPick(id)}
        />
      )}
    </div>
  );
}
