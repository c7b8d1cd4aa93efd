import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { type GoalKind, goalField, goalKinds } from './rescale-goal.ts';
import type { Meta } from './target-of.ts';

interface GoalFieldsProps {
  kind: GoalKind;
  typed: string;
  error: string | undefined;
  meta: Meta | null | undefined;
  onKind: (kind: GoalKind) => void;
  onTyped: (typed: string) => void;
}

/** To what the day shall be brought. */
export function GoalFields({ kind, typed, error, meta, onKind, onTyped }: GoalFieldsProps) {
  const field = goalField(kind);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label="Ajustar o dia para">
        {(control) => (
          <Select {...control} value={kind} onChange={({ target }) => onKind(target.value as GoalKind)}>
            {goalKinds(meta).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {field && (
        <Field label={field.label} hint={field.hint} error={error}>
          {(control) => (
            <Input
              {...control}
              // The phone's decimal keyboard has no minus sign.
              inputMode={kind === 'percent' ? 'text' : 'decimal'}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => onTyped(target.value)}
            />
          )}
        </Field>
      )}
    </div>
  );
}
