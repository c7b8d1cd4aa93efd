import { CalendarDays } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { dayText, typedDay } from './day-text.ts';

interface DayFieldProps {
  name: string;
  label: string;
  /** Said below the field about the day that was understood. */
  hintFor?: (day: string) => ReactNode;
  className?: string;
}

/** A day typed as people write it or picked from the browser's calendar; the form holds YYYY-MM-DD. */
export function DayField({ name, label, hintFor, className }: DayFieldProps) {
  const { field, fieldState } = useController({ name });
  const value = (field.value ?? '') as string;
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ text: dayText(value), value });
  // The form may change the day too, when it is reset or a draft comes back.
  const text = typed.value === value ? typed.text : dayText(value);
  const day = typedDay(value);

  function take(next: string, shown = next) {
    // What is no day stays in the form as it is, where the rule of the entity refuses it by name.
    const nextValue = typedDay(next) ?? next.trim();
    setTyped({ text: shown, value: nextValue });
    field.onChange(nextValue || null);
  }

  return (
    <Field label={label} hint={day && hintFor?.(day)} error={fieldState.error?.message} className={className}>
      {(ids) => (
        <span className="relative block">
          <Input
            {...ids}
            ref={field.ref}
            value={text}
            inputMode="numeric"
            autoComplete="off"
            placeholder="dd/mm/aaaa"
            className="pr-12"
            onChange={(event) => take(event.target.value)}
            onBlur={() => {
              take(value, dayText(value));
              field.onBlur();
            }}
          />
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={day ?? ''}
            min="1900-01-01"
            onChange={(event) => take(event.target.value, dayText(event.target.value))}
            className="pointer-events-none absolute inset-y-0 right-0 w-12 opacity-0"
          />
          <Button
            look="ghost"
            size="icon"
            aria-label={`Escolher no calendário: ${label}`}
            className="absolute inset-y-0 right-0 my-auto"
            onClick={() => openCalendar(picker.current)}
          >
            <CalendarDays aria-hidden="true" />
          </Button>
        </span>
      )}
    </Field>
  );
}

function openCalendar(input: HTMLInputElement | null) {
  try {
    input?.showPicker();
  } catch {
    // Frames of other origins may not open it; typing always works.
  }
}
