import { counted, heldUnits, isSubstitutionList, SUBSTITUTION_LIST } from '@alecrim/domain/pure';
import type { ListedGroup } from '@alecrim/nutrition';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { PartTools } from '../../../fields/part-list.ts';
import { Button } from '../../../ui/button.tsx';
import { OpenDialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { useRestrictions } from '../../restricoes/guard-store.ts';
import { newTagWords, portionWords } from '../food-words.ts';
import { type FormValues, formTexts } from '../form-texts.ts';
import { useWorkerCall } from '../worker/use-worker-call.ts';
import { callWorker } from '../worker/worker-client.ts';

/** Picks substitutions for the foods of the plan and writes them into its guidance, as text. */
export function SubstitutionListDialog({ tools, onClose }: { tools: PartTools; onClose: () => void }) {
  const { getValues } = useFormContext();
  const restrictions = useRestrictions();
  const { data: groups, hasFailed } = useWorkerCall(
    () => callWorker('substitutionList', { texts: formTexts(getValues() as FormValues).texts, restrictions }),
    [getValues, restrictions],
  );
  const [changedPicks, setPicks] = useState<Picks>();
  const picks = changedPicks ?? firstPicks(groups ?? []);
  const [existing] = useState(() => indexOfList(getValues('orientacoes')));
  const focusPart = useRef<(() => void) | null>(null);
  const lines = groups ? listLines(groups, picks) : [];

  function insert(isReplacement: boolean) {
    const part = { titulo: SUBSTITUTION_LIST, itens: lines };
    const last = getValues('orientacoes')?.length ?? 0;
    focusPart.current = isReplacement
      ? tools.replaceAt(existing, part, `${SUBSTITUTION_LIST} trocada`)
      : tools.insertAt(last, part, `${SUBSTITUTION_LIST} inserida nas orientações`);
    onClose();
  }

  return (
    <OpenDialog
      title={SUBSTITUTION_LIST}
      description="Para os alimentos deste cardápio com quantidade definida, sem nada que o paciente evita e sem alérgeno novo no cardápio. Entra nas orientações como texto, que você pode editar."
      className="sm:max-w-2xl"
      onCloseAutoFocus={(event) => {
        if (!focusPart.current) return;
        event.preventDefault();
        focusPart.current();
      }}
      footer={
        <>
          <p role="status" className="text-sm text-muted sm:mr-auto sm:self-center">
            {groups && countWords(lines.length)}
          </p>
          {existing >= 0 && (
            <Button variant="outline" disabled={lines.length === 0} onClick={() => insert(false)}>
              Adicionar outra
            </Button>
          )}
          <Button disabled={lines.length === 0} onClick={() => insert(existing >= 0)}>
            {existing >= 0 ? 'Trocar a lista atual' : 'Inserir no cardápio'}
          </Button>
        </>
      }
      onClose={onClose}
    >
      {hasFailed && (
        <Notice variant="danger">Não foi possível procurar substituições agora. Tente de novo.</Notice>
      )}
      {!groups && !hasFailed && <Skeleton className="h-40" />}
      {groups?.length === 0 && (
        <p className="text-muted">
          Ainda não há alimentos com quantidade definida. Escreva, por exemplo, “2 fatias de pão integral”.
        </p>
      )}
      <div className="grid gap-6">
        {groups?.map(({ exchange, name, foods }) => (
          <section key={exchange} aria-label={name} className="grid gap-3">
            <h3 className="font-semibold">{name}</h3>
            {foods.map((food) => (
              <ListedFoodFields
                key={food.words}
                food={food}
                picked={picks.get(food) ?? none}
                onPick={(words, isPicked) => setPicks(withPick(picks, food, words, isPicked))}
              />
            ))}
          </section>
        ))}
      </div>
    </OpenDialog>
  );
}

const none: ReadonlySet<string> = new Set();

/** The index of a list that was inserted before, or -1. */
const indexOfList = (parts: { titulo?: string | null }[] | null | undefined): number =>
  (parts ?? []).findIndex(isSubstitutionList);

function countWords(foods: number): string {
  if (foods === 0) return 'Marque pelo menos uma substituição';
  return counted(foods, 'alimento na lista', 'alimentos na lista');
}

interface ListedFoodFieldsProps {
  food: ListedGroup['foods'][number];
  picked: ReadonlySet<string>;
  onPick: (words: readonly string[], isPicked: boolean) => void;
}

/** One food of the plan and a tick for each substitution. */
function ListedFoodFields({ food, picked, onPick }: ListedFoodFieldsProps) {
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
          variant="ghost"
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

type ListedFood = ListedGroup['foods'][number];

/** The picked substitutions of each food of the plan, by their words. */
type Picks = ReadonlyMap<ListedFood, ReadonlySet<string>>;

// As many as fit on one or two lines of paper.
const PICKED_AT_FIRST = 3;

const firstPicks = (groups: readonly ListedGroup[]): Picks =>
  new Map(
    groups
      .flatMap(({ foods }) => foods)
      .map((food) => [food, new Set(food.equivalents.slice(0, PICKED_AT_FIRST).map(({ words }) => words))]),
  );

function withPick(picks: Picks, food: ListedFood, words: readonly string[], isPicked: boolean): Picks {
  const picked = new Set(picks.get(food));
  for (const one of words) {
    if (isPicked) picked.add(one);
    else picked.delete(one);
  }
  return new Map(picks).set(food, picked);
}

/** "No lugar de 1 pão francês: 5 unidades de torrada (40 g); 3 colheres de sopa de aveia em flocos (45 g)". */
function listLines(groups: readonly ListedGroup[], picks: Picks): string[] {
  return groups
    .flatMap(({ foods }) => foods)
    .map((food) => ({
      food,
      picked: food.equivalents.map(({ words }) => words).filter((words) => picks.get(food)?.has(words)),
    }))
    .filter(({ picked }) => picked.length > 0)
    .map(({ food, picked }) => `No lugar de ${lowerFirst(food.words)}: ${picked.join('; ')}`);
}

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1);
