import { dayText } from '@alecrim/domain/pure';
import { CalendarDays } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { ControlProps } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

interface DayInputProps {
  ids: ControlProps;
  label: string;
  name?: string;
  /** YYYY-MM-DD, or the typed text when it is not a date. */
  value: string;
  onChange: (value: string) => void;
  /** The field was left or Enter pressed, or a day picked from the calendar. */
  onDone: (value: string) => void;
  /** The first day that the calendar offers. */
  min: string;
  /** A year of two digits is not after this one. */
  latest?: Date;
  ref?: Ref<HTMLInputElement>;
}

/** A day, typed or picked from the browser's calendar. */
export function DayInput({ ids, label, name, value, onChange, onDone, min, latest, ref }: DayInputProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ text: dayText(value), value });
  // The value may be set from outside too, when a form is reset or a draft is restored.
  const text = typed.value === value ? typed.text : dayText(value);

  function take(next: string, shown = next) {
    const nextValue = typedDay(next, latest) ?? next.trim();
    setTyped({ text: shown, value: nextValue });
    onChange(nextValue);
    return nextValue;
  }

  const finish = () => onDone(take(value, dayText(value)));

  return (
    <span className="relative block">
      <Input
        {...ids}
        ref={ref}
        name={name}
        value={text}
        inputMode="numeric"
        autoComplete="off"
        placeholder="dd/mm/aaaa"
        className="pr-12"
        onChange={(event) => take(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => event.key === 'Enter' && finish()}
      />
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={typedDay(value, latest) ?? ''}
        min={min}
        onChange={({ target }) => onDone(take(target.value, dayText(target.value)))}
        // iPhones open a calendar only for a tap on the field itself, so on a touch screen the field covers the button.
        className="pointer-events-none absolute inset-y-0 right-0 w-12 text-base opacity-0 pointer-coarse:pointer-events-auto pointer-coarse:z-10"
      />
      <Button
        icon={CalendarDays}
        variant="ghost"
        size="icon"
        aria-label={`Escolher no calendário: ${label}`}
        className="absolute inset-y-0 right-0 my-auto"
        onClick={() => openCalendar(picker.current)}
      />
    </span>
  );
}

function openCalendar(input: HTMLInputElement | null) {
  try {
    input?.showPicker();
  } catch {
    // Frames of other origins may not open it, and old browsers have no such function; typing always works.
  }
}

/**
 * What was typed as a day, as YYYY-MM-DD: "23/04/1991", "23041991", "23.4.91" and the ISO form all mean the same.
 * A year of two digits is never after `latest`.
 */
export function typedDay(typed: string, latest = new Date()): string | null {
  const { day, month, year } = dayForms.map((form) => form.exec(typed.trim())?.groups).find(Boolean) ?? {};
  if (!year) return null;
  const whole = year.length === 2 ? fullYear(Number(year), latest) : Number(year);
  return realDay(whole, Number(month), Number(day));
}

const dayForms = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  /^(?<day>\d{1,2})[/.\-\s]+(?<month>\d{1,2})[/.\-\s]+(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
];

/** "91" is 1991 and "05" is 2005: a two-digit year is never in the future. */
function fullYear(short: number, latest: Date): number {
  const century = Math.floor(latest.getFullYear() / 100) * 100;
  return century + short > latest.getFullYear() ? century - 100 + short : century + short;
}

function realDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(2000, 0, 1));
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
