import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { PartTools } from '../../../fields/part-list.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useNumbersChoice } from '../numbers-choice.ts';

const SubstitutionListDialog = lazyDialog(() =>
  import('./substitution-list-dialog.tsx').then((m) => m.SubstitutionListDialog),
);

/** Beside the guidance of a plan, where the numbers are on: the list becomes a part of the guidance. */
export function SubstitutionListButton({ tools }: { tools: PartTools }) {
  const { isOn } = useNumbersChoice();
  const [isOpen, setOpen] = useState(false);
  if (!isOn) return null;
  return (
    <>
      <Button
        icon={ArrowLeftRight}
        variant="outline"
        size="sm"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(true)}
      >
        Lista de substituições
      </Button>
      {isOpen && <SubstitutionListDialog tools={tools} onClose={() => setOpen(false)} />}
    </>
  );
}
