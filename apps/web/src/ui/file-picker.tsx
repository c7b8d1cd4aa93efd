import { Upload } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { cn } from '../lib/cn.ts';
import { buttonStyle } from './button.tsx';

interface FilePickerProps {
  label: string;
  accept: string;
  onPick: (file: File) => void;
  /** Share already sent, 0 to 1; while set, nothing else can be picked. */
  progress?: number | null;
  className?: string;
}

/** A button that opens the file dialog and then shows how much has been sent. */
export function FilePicker({ label, accept, onPick, progress = null, className }: FilePickerProps) {
  const id = useId();
  const isSending = progress !== null;

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (file) onPick(file);
    // Picking the same file again must count as a change.
    event.target.value = '';
  }

  return (
    <div className={cn('grid gap-2', className)}>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={isSending}
        onChange={pick}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cn(
          buttonStyle({ variant: 'outline' }),
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand-ink',
          isSending && 'pointer-events-none opacity-55',
        )}
      >
        <Upload aria-hidden="true" />
        {label}
      </label>
      {isSending && <Progress label={`Enviando: ${label}`} share={progress} />}
    </div>
  );
}

export function Progress({ label, share }: { label: string; share: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-full bg-soft"
    >
      <div
        className="h-full rounded-full brand-edge bg-brand transition-[width] duration-200"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
