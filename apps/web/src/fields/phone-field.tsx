import type { ClipboardEvent, FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { phoneText } from './phone-text.ts';

interface PhoneFieldProps {
  name: string;
  label: string;
  hint?: string;
  className?: string;
}

/** Formats the number only when the field is left or a whole number is pasted, never during typing. */
export function PhoneField({ name, label, hint, className }: PhoneFieldProps) {
  const { register, setValue, getFieldState, formState } = useFormContext();
  const { onBlur, ...control } = register(name);
  const write = (typed: string) => setValue(name, phoneText(typed), { shouldDirty: true });

  async function leave(event: FocusEvent<HTMLInputElement>) {
    const typed = event.target.value;
    if (phoneText(typed) !== typed) write(typed);
    await onBlur(event);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const replacesAll = selectionStart === 0 && selectionEnd === value.length;
    if (!replacesAll) return;
    event.preventDefault();
    write(event.clipboardData.getData('text'));
  }

  return (
    <Field
      label={label}
      hint={hint}
      className={className}
      error={getFieldState(name, formState).error?.message}
    >
      {(ids) => (
        <Input
          {...ids}
          {...control}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          placeholder="(11) 91234-5678"
          maxLength={40}
          onBlur={(event) => void leave(event)}
          onPaste={paste}
        />
      )}
    </Field>
  );
}
