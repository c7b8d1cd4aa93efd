import { type ComponentProps, type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { decimalText, typedDecimal } from './decimal-text.ts';

interface DecimalFieldProps extends Pick<ComponentProps<'input'>, 'placeholder' | 'className' | 'inputMode'> {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Read by screen readers only. */
  isLabelHidden?: boolean;
  /** The number that a text means; other text stays as typed. */
  read?: (typed: string) => number | string | null;
  /** After a change by the person. */
  onTyped?: () => void;
}

/** A number with a decimal comma; the form holds the number. The entity's rule refuses other text. */
export function DecimalField({
  name,
  label,
  hint,
  isLabelHidden,
  placeholder,
  inputMode = 'decimal',
  read = typedDecimal,
  onTyped,
  className,
}: DecimalFieldProps) {
  const { field, fieldState } = useController({ name });
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
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={fieldState.error?.message}
      className={className}
    >
      {(control) => (
        <Input
          {...control}
          ref={field.ref}
          name={name}
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
    </Field>
  );
}
