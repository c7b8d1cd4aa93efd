import { useRef } from 'react';
import { cn } from '../lib/cn.ts';

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  /** `isRange`: Shift was held, with the mouse or on the keyboard. */
  onToggle: (isSelected: boolean, isRange: boolean) => void;
  className?: string;
}

/** A checkbox that selects one element of a list. */
export function SelectBox({ label, isSelected, onToggle, className }: SelectBoxProps) {
  // Not every browser tells a change by the space bar which keys were held.
  const isShift = useRef(false);
  const note = (event: { shiftKey: boolean }) => {
    isShift.current = event.shiftKey;
  };
  return (
    <input
      type="checkbox"
      aria-label={label}
      className={cn('size-5 shrink-0 cursor-pointer', className)}
      checked={isSelected}
      onPointerDown={note}
      onKeyDown={note}
      onChange={({ target }) => onToggle(target.checked, isShift.current)}
    />
  );
}
