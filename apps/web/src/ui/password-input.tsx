import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { Input } from './input.tsx';

/** A password that can be shown. Paste and password managers are never hindered. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cn('pr-12', className)}
        {...rest}
      />
      <button
        type="button"
        aria-label="Mostrar senha"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-control text-muted hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </button>
    </span>
  );
}
