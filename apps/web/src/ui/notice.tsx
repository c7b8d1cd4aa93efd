import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

const variants = {
  info: { icon: Info, style: 'brand-edge bg-brand-soft text-ink [&>svg]:text-brand-ink', role: undefined },
  success: {
    icon: CircleCheck,
    style: 'brand-edge bg-brand-soft text-ink [&>svg]:text-brand-ink',
    role: 'status',
  },
  danger: { icon: CircleAlert, style: 'bg-danger-soft text-danger', role: 'alert' },
} as const;

/** A box in the flow of the page; failures are announced as soon as they appear. */
export function Notice({
  variant = 'info',
  children,
}: {
  variant?: keyof typeof variants;
  children: ReactNode;
}) {
  const { icon: Icon, style, role } = variants[variant];
  return (
    <div role={role} className={cn('flex items-start gap-2.5 rounded-control px-4 py-3 text-sm', style)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 gap-1">{children}</div>
    </div>
  );
}
