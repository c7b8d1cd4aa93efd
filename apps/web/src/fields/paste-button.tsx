import { ClipboardPaste } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import type { CopiedKind } from './copied-part.ts';
import { useCopiedPart } from './part-clipboard.ts';
import { type PartTools, withNewIds } from './part-list.ts';

interface PasteButtonProps {
  kind: CopiedKind;
  /** Such as "Refeição". */
  noun: string;
  count: number;
  tools: PartTools;
}

/** Adds the part that was copied, after the last one. It is there only if such a part was copied. */
export function PasteButton({ kind, noun, count, tools }: PasteButtonProps) {
  const copied = useCopiedPart();
  if (copied?.kind !== kind) return null;
  return (
    <Button
      look="ghost"
      size="sm"
      className="self-start"
      onClick={() => tools.insertAt(count, withNewIds(copied.part), `${noun} colada`)()}
    >
      <ClipboardPaste aria-hidden="true" />
      Colar {noun.toLowerCase()}
    </Button>
  );
}
