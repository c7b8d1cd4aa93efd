import type { Item } from '@alecrim/nutrition';
import { NO_AMOUNT } from '@alecrim/nutrition/decisions';
import { useContext, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { inTenths, inWhole } from './amount-words.ts';
import { FoodSearch } from './food-search.tsx';
import { GramsForm } from './grams-form.tsx';
import { PanelContext } from './panel-context.ts';
import { measureWords, sourceWords } from './source-words.ts';
import { Substitutions } from './substitutions.tsx';
import { useDecide } from './use-decide.ts';
import { useDecided } from './use-decided.ts';
import type { ItemPlace } from './use-substitutions.ts';

/** One food of a line: what it was taken for, where the figures come from, and what can be done about it. */
export function ReadItem({ item, at }: { item: Item; at: ItemPlace }) {
  const { food, grams, confidence, suggestion, role, counts } = item;
  const decideAbout = useDecide();
  const decide = (said: Parameters<typeof decideAbout>[2]) => decideAbout(at.line, item, said);
  const isDecided = useDecided(item);
  const isInOption = useContext(PanelContext) !== null;
  const [act, setAct] = useState<'food' | 'grams' | 'substitutions' | undefined>();
  const close = () => setAct(undefined);
  const isFree = role === 'free';
  const isToConfirm = confidence === 'unsure' && food !== undefined && grams !== undefined;
  const hasGroup = role === 'chosen' && confidence === 'sure' && food?.exchange !== undefined && isInOption;
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
      <div className="flex flex-wrap gap-x-1 gap-y-1">
        {isToConfirm && (
          <Button look="soft" size="sm" onClick={() => decide({ isRight: true })}>
            Está certo
          </Button>
        )}
        {!isFree && !food && suggestion && (
          <Button look="soft" size="sm" onClick={() => decide({ food: suggestion.id })}>
            Usar {suggestion.name}
          </Button>
        )}
        {!isFree && (
          <Button look="ghost" size="sm" aria-expanded={act === 'food'} onClick={() => setAct('food')}>
            Trocar alimento
          </Button>
        )}
        {/* Written grams always win: they are changed in the text. */}
        {food && counts && !isFree && (
          <Button look="ghost" size="sm" aria-expanded={act === 'grams'} onClick={() => setAct('grams')}>
            Ajustar gramas
          </Button>
        )}
        {!isFree && (
          <Button look="ghost" size="sm" onClick={() => decide({ isSkipped: true })}>
            Não calcular
          </Button>
        )}
        {isFree && !isDecided && food && counts && (
          <Button look="ghost" size="sm" aria-expanded={act === 'grams'} onClick={() => setAct('grams')}>
            Calcular
          </Button>
        )}
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
        {isDecided && (
          <Button look={isFree ? 'soft' : 'ghost'} size="sm" onClick={() => decide(undefined)}>
            {isFree ? 'Calcular de novo' : 'Desfazer decisão'}
          </Button>
        )}
      </div>
      {act === 'food' && (
        <FoodSearch
          onCancel={close}
          onPick={(picked) => {
            decide({ food: picked });
            // The answer may come late, when she is at the grams already.
            setAct((now) => (now === 'food' ? undefined : now));
          }}
        />
      )}
      {act === 'grams' && counts && (
        <GramsForm
          label={counts.measure === NO_AMOUNT ? 'Quantos gramas?' : `Quantos gramas tem 1 ${counts.measure}?`}
          start={grams === undefined ? undefined : grams / counts.times}
          onCancel={close}
          onUse={(one) => {
            decide({ one });
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
