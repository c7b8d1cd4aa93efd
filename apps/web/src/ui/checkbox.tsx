import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

interface CheckboxProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A checkbox with its text, outside a form. */
export const Checkbox = ({ isOn, onChange, className, children }: CheckboxProps) => (
  <label className={cn('flex min-h-11 cursor-pointer items-center gap-2.5 text-sm', className)}>
    <input
      type="checkbox"
      className="size-4.5 shrink-0"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
  </label>
);
