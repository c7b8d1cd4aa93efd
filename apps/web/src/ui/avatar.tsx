import { useState } from 'react';
import { cn } from '../lib/cn.ts';

const sizes = { sm: 'size-8 text-sm', md: 'size-10 text-base', lg: 'size-14 text-xl' };

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
  className?: string;
}

/** A photo, or the first letter of the name. Decoration: the name is shown beside it. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const hasPhoto = Boolean(src) && failed !== src;
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full brand-edge bg-brand-soft font-semibold text-brand-ink',
        sizes[size],
        className,
      )}
    >
      {hasPhoto && src ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setFailed(src)} />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}

function initialOf(name: string): string {
  return Array.from(name.trim())[0]?.toLocaleUpperCase('pt-BR') ?? '?';
}
