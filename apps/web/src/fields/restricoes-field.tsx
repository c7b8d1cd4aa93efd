import { motivoLabels, restricaoLabels, restricaoText } from '@alecrim/domain/pure';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Options, Select } from '../ui/select.tsx';
import {
  hasRestriction,
  type StoredRestriction,
  tipos,
  typedRestriction,
  withRestriction,
} from './restricoes-list.ts';

// The limits of the record.
const MOST = 60;
const MOST_LETTERS = 120;

/** What a patient avoids: chips of the list, words of her own, and the reason of each. */
export function RestricoesField() {
  const { field } = useController({ name: 'restricoes' });
  const list = (field.value ?? []) as readonly StoredRestriction[];
  // The restriction whose words are being typed. The form has it already, so that Esc keeps it as a draft.
  const [typedId, setTypedId] = useState('');
  const listed = list.filter(({ id }) => id !== typedId);
  const home = useRef<HTMLFieldSetElement>(null);
  const remove = (removed: StoredRestriction) => {
    field.onChange(list.filter((one) => one !== removed));
    // The pressed button disappears.
    home.current?.querySelector<HTMLInputElement>('input[type="text"]')?.focus();
  };
  const write = (typed: string) => {
    const next = withRestriction(listed, typedRestriction(typed));
    field.onChange(next);
    setTypedId((next !== listed && next.at(-1)?.id) || '');
  };
  return (
    <fieldset ref={home} className="grid grid-cols-1 gap-4">
      <legend className="sr-only">Restrições e preferências</legend>
      <div className="flex flex-wrap gap-1.5">
        {tipos.map((tipo) => (
          <Checkbox
            key={tipo}
            isOn={hasRestriction(listed, { tipo })}
            onChange={(isOn) =>
              field.onChange(isOn ? withRestriction(list, { tipo }) : list.filter((one) => one.tipo !== tipo))
            }
            className="gap-2 rounded-full border border-line-strong px-3 hover:bg-soft has-checked:border-brand-ink/50 has-checked:bg-brand-soft has-checked:font-semibold sm:min-h-9 [&_input]:size-4"
          >
            {restricaoLabels[tipo]}
          </Checkbox>
        ))}
      </div>
      <OwnWords isFull={listed.length >= MOST} onChange={write} onAdd={() => setTypedId('')} />
      {listed.length > 0 && (
        <ul aria-label="Restrições deste paciente" className="grid gap-2">
          {listed.map((restriction, index) => (
            <ChosenRestriction
              key={restriction.id ?? `${index} ${restricaoText(restriction)}`}
              restriction={restriction}
              onMotive={(motivo) =>
                field.onChange(list.map((one) => (one === restriction ? { ...one, motivo } : one)))
              }
              onRemove={() => remove(restriction)}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

interface OwnWordsProps {
  isFull: boolean;
  onChange: (words: string) => void;
  /** The words are complete. */
  onAdd: () => void;
}

/** Words that are not on the list, such as "camarão" or "não gosta de jiló". */
function OwnWords({ isFull, onChange, onAdd }: OwnWordsProps) {
  const [words, setWords] = useState('');
  const add = () => {
    if (!words.trim()) return;
    onAdd();
    setWords('');
  };
  return (
    <Field label="Outra restrição ou preferência">
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            value={words}
            maxLength={MOST_LETTERS}
            disabled={isFull}
            autoComplete="off"
            placeholder="Ex.: camarão, não gosta de jiló"
            onChange={({ target }) => {
              setWords(target.value);
              onChange(target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // Enter would send the form.
              event.preventDefault();
              add();
            }}
            // Words that were typed and not added are listed.
            onBlur={add}
          />
          <Button icon={Plus} variant="soft" className="shrink-0" disabled={isFull} onClick={add}>
            Adicionar
          </Button>
        </div>
      )}
    </Field>
  );
}

const motives = { '': 'Motivo não informado', ...motivoLabels };

interface ChosenRestrictionProps {
  restriction: StoredRestriction;
  onMotive: (motivo: StoredRestriction['motivo']) => void;
  onRemove: () => void;
}

function ChosenRestriction({ restriction, onMotive, onRemove }: ChosenRestrictionProps) {
  const text = restricaoText(restriction);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-2 sm:grid-cols-[1fr_14rem_auto]">
      <span className="min-w-0 text-sm font-medium [overflow-wrap:anywhere]">{text}</span>
      <div className="max-sm:order-last max-sm:col-span-2">
        <Select
          aria-label={`Motivo: ${text}`}
          className="text-sm"
          value={restriction.motivo ?? ''}
          onChange={({ target }) => onMotive((target.value || null) as StoredRestriction['motivo'])}
        >
          <Options labels={motives} />
        </Select>
      </div>
      <Button
        icon={X}
        variant="ghost"
        size="icon"
        aria-label={`Remover ${text}`}
        className="hover:bg-danger-soft hover:text-danger"
        onClick={onRemove}
      />
    </li>
  );
}
