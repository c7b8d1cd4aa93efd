import { decimalText } from '@alecrim/domain/pure';
import type { Item } from '@alecrim/nutrition';
import { NO_AMOUNT } from '@alecrim/nutrition/decisions';
import { type ComponentProps, useContext, useState } from 'react';
import { typedDecimal } from '../../../fields/decimal-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { inTenths, inWhole } from '../amount-words.ts';
import { measureWords, sourceWords } from '../food-words.ts';
import { Substitutions } from '../substitutions/substitutions.tsx';
import { useDecision } from './decisions.ts';
import { FoodSearch } from './food-search.tsx';
import { type ItemPosition, LineActionsContext } from './line-actions.ts';

/** One food of a line: which food was recognised, the source of its figures, and the buttons that decide about it. */
export function ReadItem({ item, at }: { item: Item; at: ItemPosition }) {
  const { food, grams, confidence, suggestion, role, counts } = item;
  const { isDecided, decide } = useDecision(at.line, item);
  const isInList = useContext(LineActionsContext) !== null;
  const [openForm, setOpenForm] = useState<'food' | 'grams' | 'substitutions' | undefined>();
  const close = () => setOpenForm(undefined);
  const opens = (form: NonNullable<typeof openForm>, isToggle = false) => ({
    'aria-expanded': openForm === form,
    onClick: () => setOpenForm(isToggle && openForm === form ? undefined : form),
  });
  const isFree = role === 'free';
  const per100 = food?.figures.energy;
  const isToConfirm = confidence === 'unsure' && food !== undefined && grams !== undefined;
  const hasGroup = role === 'chosen' && confidence === 'sure' && food?.exchange !== undefined && isInList;
  return (
    <div className="grid gap-1.5 rounded-control bg-soft/60 p-2.5">
      <p className="text-sm [overflow-wrap:anywhere]">
        {role === 'alternative' && <span className="text-muted">ou </span>}
        <span className="font-medium">{item.name}</span>
        {grams !== undefined && ` · ${inTenths(grams)} g`}
        {typeof per100 === 'number' && grams !== undefined && ` · ${inWhole((per100 * grams) / 100)} kcal`}
      </p>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        {[item.source && sourceWords(item.source), measureWords(item), item.reason]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="flex flex-wrap gap-1">
        {isToConfirm && (
          <Act variant="soft" onClick={() => decide({ isRight: true })}>
            Está certo
          </Act>
        )}
        {!isFree && !food && suggestion && (
          <Act variant="soft" onClick={() => decide({ food: suggestion.id })}>
            Usar {suggestion.name}
          </Act>
        )}
        {!isFree && <Act {...opens('food')}>Trocar alimento</Act>}
        {/* Grams in the text always win, so they are changed there. */}
        {food && counts && !isFree && <Act {...opens('grams')}>Ajustar gramas</Act>}
        {!isFree && <Act onClick={() => decide({ isSkipped: true })}>Não calcular</Act>}
        {isFree && !isDecided && food && counts && <Act {...opens('grams')}>Calcular</Act>}
        {hasGroup && <Act {...opens('substitutions', true)}>Substituições</Act>}
        {isDecided && (
          <Act variant={isFree ? 'soft' : 'ghost'} onClick={() => decide(undefined)}>
            {isFree ? 'Calcular de novo' : 'Desfazer decisão'}
          </Act>
        )}
      </div>
      {openForm === 'food' && (
        <FoodSearch
          onCancel={close}
          onPick={(picked) => {
            decide({ food: picked });
            // The search may answer after another form was opened.
            setOpenForm((now) => (now === 'food' ? undefined : now));
          }}
        />
      )}
      {openForm === 'grams' && counts && (
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
      {openForm === 'substitutions' && hasGroup && <Substitutions item={item} at={at} />}
    </div>
  );
}

const Act = (button: ComponentProps<typeof Button>) => <Button variant="ghost" size="sm" {...button} />;

// The server's limit for one line.
const MAX_GRAMS = 10_000;

interface GramsFormProps {
  label: string;
  start: number | undefined;
  onUse: (grams: number) => void;
  onCancel: () => void;
}

/** The weight of one measure. */
function GramsForm({ label, start, onUse, onCancel }: GramsFormProps) {
  const [text, setText] = useState(decimalText(start));
  const [error, setError] = useState<string>();
  function use() {
    const grams = typedDecimal(text);
    if (typeof grams !== 'number' || grams <= 0 || grams > MAX_GRAMS)
      setError('Informe os gramas, por exemplo 37,5');
    else onUse(grams);
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={label} error={error} className="grow basis-48">
        {(control) => (
          <Input
            {...control}
            autoFocus
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              use();
            }}
          />
        )}
      </Field>
      <Button variant="soft" onClick={use}>
        Usar
      </Button>
      <Button variant="outline" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}
