import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWriteAddress } from '../../lib/address-search.ts';
import { ColourDot } from './colour-dot.tsx';

export interface Chip {
  /** In the address; empty for "all". */
  value: string;
  label: string;
  colour?: string | null;
}

interface FilterChipsProps {
  parameter: string;
  legend: string;
  chips: Chip[];
}

/** A choice of a few chips. They are radio buttons, so that arrow keys work; the choice is in the address. */
export function FilterChips({ parameter, legend, chips }: FilterChipsProps) {
  const [params] = useSearchParams();
  const write = useWriteAddress();
  const inAddress = params.get(parameter) ?? '';
  // The address changes a moment later; until then the chip shows the new choice.
  const [pick, setPick] = useState({ value: inAddress, from: inAddress });
  const chosen = pick.from === inAddress ? pick.value : inAddress;

  function choose(value: string) {
    setPick({ value, from: inAddress });
    write({ [parameter]: value });
  }

  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{legend}</legend>
      {chips.map(({ value, label, colour }) => (
        <label
          key={value}
          className="relative flex h-11 max-w-full md:h-9 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 text-sm font-medium text-muted transition-colors hover:text-ink has-checked:border-brand-ink has-checked:brand-edge has-checked:bg-brand-soft has-checked:text-brand-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink"
        >
          <input
            type="radio"
            name={parameter}
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full opacity-0"
          />
          {colour && <ColourDot colour={colour} />}
          <span className="truncate">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
