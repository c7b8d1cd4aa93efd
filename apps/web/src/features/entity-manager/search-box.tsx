import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Input } from '../../ui/input.tsx';

interface SearchBoxProps {
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

// What the server searches for at most.
const MAX_LENGTH = 200;

export function SearchBox({ placeholder, value, onChange }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <div className="relative block w-full sm:max-w-md">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
      />
      <Input
        ref={box}
        // The browser's own clearing cross has no name and cannot be reached by keyboard.
        type="search"
        enterKeyHint="search"
        aria-label={placeholder.replace(/\.+$/, '')}
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
