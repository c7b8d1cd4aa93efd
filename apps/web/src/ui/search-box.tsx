import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { Input } from './input.tsx';

interface SearchBoxProps {
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** The label, when the placeholder is not enough. */
  label?: string;
  className?: string;
}

// The server's limit for a search text.
const MAX_LENGTH = 200;

export function SearchBox(props: SearchBoxProps) {
  const { placeholder, value, onChange, label = placeholder.replace(/\.+$/, ''), className } = props;
  const box = useRef<HTMLInputElement>(null);
  return (
    <div className={cn('relative block w-full', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
      />
      <Input
        ref={box}
        // The browser's own clearing cross has no name and cannot be reached by keyboard.
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="px-11 [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <button
          type="button"
          aria-label="Limpar busca"
          onClick={() => {
            onChange('');
            box.current?.focus();
          }}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </div>
  );
}
