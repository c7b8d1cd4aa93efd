import type { ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from './text-field.tsx';

/** Formats the number only when the field is left or a whole number is pasted, never during typing. */
export function PhoneField({ name, label }: { name: string; label: string }) {
  const { setValue } = useFormContext();
  const write = (typed: string) => setValue(name, phoneText(typed), { shouldDirty: true });

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    if (selectionStart !== 0 || selectionEnd !== value.length) return;
    event.preventDefault();
    write(event.clipboardData.getData('text'));
  }

  return (
    <TextField
      {...{ name, label }}
      type="tel"
      inputMode="tel"
      placeholder="(11) 91234-5678"
      maxLength={40}
      onPaste={paste}
      rules={{ onBlur: ({ target: { value } }) => phoneText(value) !== value && write(value) }}
    />
  );
}

/**
 * A Brazilian number as people read it: "(11) 91234-5678". Anything else, such as a foreign number or one that
 * is not finished, stays exactly as it was typed.
 */
export function phoneText(typed: string): string {
  const text = typed.trim();
  const isForeign = text.startsWith('+') && !text.startsWith('+55');
  // Letters mean a remark, such as "11 91234-5678 (recado com a mãe)".
  if (isForeign || /[a-zà-ú]/i.test(text)) return text;
  const digits = nationalDigits(text);
  const parts = /^([1-9]\d)(9?\d{4})(\d{4})$/.exec(digits);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : text;
}

/** Without the country code and without the zero that long-distance calls begin with. */
function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
}
