import { decimalText } from '@alecrim/domain/pure';
import { type ComponentProps, useState } from 'react';
import { useController } from 'react-hook-form';
import { Input } from '../ui/input.tsx';
import { typedDecimal } from './decimal-text.ts';
import { type FieldTexts, FormField } from './form-field.tsx';

interface DecimalFieldProps extends FieldTexts, Pick<ComponentProps<'input'>, 'placeholder' | 'inputMode'> {
  /** The number that a text means; other text stays as typed. */
  read?: (typed: string) => number | string | null;
  /** After a change by the person. */
  onTyped?: () => void;
}

/** A number with a decimal comma; the form holds the number. The entity's rule refuses other text. */
export function DecimalField(props: DecimalFieldProps) {
  const { placeholder, inputMode = 'decimal', read = typedDecimal, onTyped, ...rest } = props;
  const { field } = useController({ name: rest.name });
  const [typed, setTyped] = useState({ text: decimalText(field.value), value: field.value });
  // The value may be set from outside too, when a draft is restored.
  const text = typed.value === field.value ? typed.text : decimalText(field.value);

  function take(next: string) {
    const value = next.trim() === '' ? null : (read(next) ?? next.trim());
    setTyped({ text: next, value });
    field.onChange(value);
    onTyped?.();
  }

  return (
    <FormField {...rest}>
      {(control) => (
        <Input
          {...control}
          ref={field.ref}
          name={field.name}
          value={text}
          inputMode={inputMode}
          autoComplete="off"
          placeholder={placeholder}
          onChange={(event) => take(event.target.value)}
          onBlur={() => {
            // Shows how the number was understood.
            setTyped({ text: decimalText(field.value), value: field.value });
            field.onBlur();
          }}
        />
      )}
    </FormField>
  );
}
