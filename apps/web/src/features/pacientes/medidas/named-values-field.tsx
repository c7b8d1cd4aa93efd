import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { DecimalField } from '../../../fields/decimal-field.tsx';
import { usePartList } from '../../../fields/part-list.ts';
import { TextField } from '../../../fields/text-field.tsx';
import { Button } from '../../../ui/button.tsx';

interface NamedValuesFieldProps {
  name: 'exames' | 'outras_medidas';
  /** In "… removida". */
  noun: string;
  /** In "Remover … 1". */
  item: string;
  addLabel: string;
  placeholder: string;
  /** Names to choose from, each with its usual unit. */
  units: Readonly<Record<string, string>>;
}

/** Values with a name and a unit of their own, a row each. A known name brings its unit along. */
export function NamedValuesField({ name, noun, item, addLabel, placeholder, units }: NamedValuesFieldProps) {
  const { keys, add, actionsFor } = usePartList(name, noun);
  const { getValues, setValue } = useFormContext();
  const listId = useId();

  function bringUnit(index: number, typed: string) {
    const unit = units[typed.trim()];
    if (unit && !getValues(`${name}.${index}.unidade`))
      setValue(`${name}.${index}.unidade`, unit, { shouldDirty: true });
  }

  return (
    <div className="grid gap-3">
      <datalist id={listId}>
        {Object.keys(units).map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <ol className="grid gap-3 empty:hidden">
        {keys.map((key, index) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <TextField
              name={`${name}.${index}.nome`}
              label={`Nome: ${item} ${index + 1}`}
              isLabelHidden
              list={listId}
              placeholder={placeholder}
              className="max-sm:col-span-3"
              onInput={(event) => bringUnit(index, event.currentTarget.value)}
            />
            <DecimalField
              name={`${name}.${index}.valor`}
              label={`Valor: ${item} ${index + 1}`}
              isLabelHidden
              placeholder="valor"
            />
            <TextField
              name={`${name}.${index}.unidade`}
              label={`Unidade: ${item} ${index + 1}`}
              isLabelHidden
              placeholder="unidade"
            />
            <Button
              icon={Trash2}
              variant="ghost"
              size="icon"
              aria-label={`Remover ${item} ${index + 1}`}
              className="hover:bg-danger-soft hover:text-danger"
              onClick={actionsFor(index).remove}
            />
          </li>
        ))}
      </ol>
      <Button
        icon={Plus}
        variant="soft"
        size="sm"
        className="justify-self-start"
        onClick={() => add({ nome: '', valor: null, unidade: '' })}
      >
        {addLabel}
      </Button>
    </div>
  );
}
