import type { Item } from '@alecrim/nutrition';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { inTenths, inWhole } from './amount-words.ts';
import { FoodSearch } from './food-search.tsx';
import { GramsForm } from './grams-form.tsx';
import { measureWords, sourceWords } from './source-words.ts';
import { Substitutions } from './substitutions.tsx';
import { useDecide } from './use-decide.ts';
import { useDecided } from './use-decided.ts';
import type { ItemPlace } from './use-substitutions.ts';

/** One food of a line: what it was taken for, where the figures come from, and what can be done about it. */
export function ReadItem({ item, at }: { item: Item; at: ItemPlace }) {
  const { wording, food, grams, confidence, suggestion, role } = item;
  const decide = useDecide();
  const decided = useDecided(wording);
  const [act, setAct] = useState<'food' | 'grams' | 'substitutions' | undefined>();
  const close = () => setAct(undefined);
  const isToConfirm = confidence === 'unsure' && food !== undefined && grams !== undefined && !decided;
  const hasGroup = role === 'chosen' && confidence === 'sure' && food?.exchange !== undefined;
  return (
    <div className="grid gap-1.5 rounded-control bg-soft/60 p-2.5">
      <p className="text-sm [overflow-wrap:anywhere]">
        {role === 'alternative' && <span className="text-muted">ou </span>}
        <span className="font-medium">{item.name}</span>
        {grams !== undefined && ` · ${inTenths(grams)} g`}
        {energyOf(item) !== undefined && ` · ${inWhole(energyOf(item) ?? 0)} kcal`}
      </p>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        {[item.source && sourceWords(item.source), measureWords(item), item.reason]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {role !== 'free' && (
        <div className="flex flex-wrap gap-x-1 gap-y-1">
          {isToConfirm && (
            <Button look="soft" size="sm" onClick={() => decide(wording, { food: food.id, grams })}>
              Está certo
            </Button>
          )}
          {!food && suggestion && (
            <Button look="soft" size="sm" onClick={() => decide(wording, { food: suggestion.id })}>
              Usar {suggestion.name}
            </Button>
          )}
          <Button look="ghost" size="sm" aria-expanded={act === 'food'} onClick={() => setAct('food')}>
            Trocar alimento
          </Button>
          {food && (
            <Button look="ghost" size="sm" aria-expanded={act === 'grams'} onClick={() => setAct('grams')}>
              Ajustar gramas
            </Button>
          )}
          <Button look="ghost" size="sm" onClick={() => decide(wording, { skip: true })}>
            Não calcular
          </Button>
          {hasGroup && (
            <Button
              look="ghost"
              size="sm"
              aria-expanded={act === 'substitutions'}
              onClick={() => setAct(act === 'substitutions' ? undefined : 'substitutions')}
            >
              Substituições
            </Button>
          )}
          {decided && (
            <Button look="ghost" size="sm" onClick={() => decide(wording, undefined)}>
              Desfazer decisão
            </Button>
          )}
        </div>
      )}
      {act === 'food' && (
        <FoodSearch
          onCancel={close}
          onPick={(picked) => {
            decide(wording, (before) => ({ ...before, food: picked, skip: false }));
            // The answer may come late, when she is at the grams already.
            setAct((now) => (now === 'food' ? undefined : now));
          }}
        />
      )}
      {act === 'grams' && (
        <GramsForm
          start={grams}
          onCancel={close}
          onUse={(typed) => {
            // What was chosen a moment ago may not have been read yet.
            decide(wording, (before) => ({ food: before?.food ?? food?.id, grams: typed }));
            close();
          }}
        />
      )}
      {act === 'substitutions' && hasGroup && <Substitutions item={item} at={at} />}
    </div>
  );
}

function energyOf({ food, grams }: Item): number | undefined {
  const per100 = food?.figures.energy;
  return per100 === undefined || per100 === null || grams === undefined ? undefined : (per100 * grams) / 100;
}
