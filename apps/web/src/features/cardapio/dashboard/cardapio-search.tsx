import { Search } from 'lucide-react';
import { Input } from '../../../ui/input.tsx';

interface CardapioSearchProps {
  value: string;
  onChange: (text: string) => void;
}

export function CardapioSearch({ value, onChange }: CardapioSearchProps) {
  return (
    <search className="relative block w-full sm:max-w-sm">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label="Buscar cardápios"
        placeholder="Buscar cardápios..."
        className="pl-10.5"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  );
}
