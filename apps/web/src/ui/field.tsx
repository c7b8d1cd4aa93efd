import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '../lib/cn.ts';

/** The attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** The label, a text, names the control for screen readers only. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Something small at the end of the label's line, such as a link. */
  aside?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, isLabelHidden, hint, error, aside, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={cn('grid gap-1.5', isLabelHidden && 'gap-0', className)}>
      {/* A hidden label has no element: a plan has hundreds, and each would be a layer that every key looks through. */}
      {!isLabelHidden && (
        <div className="flex items-baseline justify-between gap-3">
          <label htmlFor={id} className="text-sm font-medium text-ink">
            {label}
          </label>
          {aside}
        </div>
      )}
      {children({
        id,
        'aria-label': isLabelHidden ? String(label) : undefined,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
