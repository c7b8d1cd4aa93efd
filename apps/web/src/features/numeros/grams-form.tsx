import { useState } from 'react';
import { decimalText, typedDecimal } from '../../fields/decimal-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

// The server's limit for one line.
const MOST = 10_000;

interface GramsFormProps {
  label: string;
  start: number | undefined;
  onUse: (grams: number) => void;
  onCancel: () => void;
}

/** What one measure weighs, by hand. */
export function GramsForm({ label, start, onUse, onCancel }: GramsFormProps) {
  const [text, setText] = useState(decimalText(start));
  const [error, setError] = useState<string>();
  function use() {
    const grams = typedDecimal(text);
    if (typeof grams !== 'number' || grams <= 0 || grams > MOST)
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
      <Button look="soft" onClick={use}>
        Usar
      </Button>
      <Button look="outline" onClick={onCancel}>
        Cancelar
      </Button>
    </div>
  );
}
