import { addDays } from '@alecrim/domain/pure';
import { useFormContext } from 'react-hook-form';
import { dayOf, daysAway } from '../lib/dates.ts';
import { Button } from '../ui/button.tsx';
import { DayField } from './day-field.tsx';

/** The next visit, as a field of a patient's form. */
export function ReturnField({ label }: { label: string }) {
  const { setValue } = useFormContext();
  return (
    <div className="grid gap-2">
      <DayField name="retorno_em" label={label} hintFor={returnHint} latest={latestReturn()} />
      <ReturnChoices onChoose={(day) => setValue('retorno_em', day, { shouldDirty: true })} />
    </div>
  );
}

const CHOICES = [15, 30, 45, 60];

/** The usual times until the next visit. */
export function ReturnChoices({ onChoose }: { onChoose: (day: string) => void }) {
  return (
    <fieldset aria-label="Marcar o retorno" className="flex flex-wrap gap-2">
      {CHOICES.map((days) => (
        <Button
          key={days}
          variant="outline"
          size="sm"
          onClick={() => onChoose(addDays(dayOf(new Date()), days))}
        >
          Em {days} dias
        </Button>
      ))}
    </fieldset>
  );
}

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });

/** "sexta-feira, em 30 dias" */
export const returnHint = (day: string): string => `${weekday.format(Date.parse(day))}, ${daysAway(day)}`;

/** A visit is in the future: "05/01/27" is not 1927. */
export const latestReturn = (now = new Date()): Date => new Date(now.getFullYear() + 10, 11, 31);
