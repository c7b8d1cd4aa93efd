import type { Stored } from '@alecrim/domain';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { type PaperChoice, usePlanFile } from '../../../data/files.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { ToolbarButton } from '../share/toolbar-button.tsx';

const loadDialog = () => import('./send-dialog.tsx');
const SendDialog = lazyDialog(() => loadDialog().then((m) => m.SendDialog));

interface SendButtonProps {
  plan: Stored<'Cardapio'>;
  paper: PaperChoice;
  isBelow: boolean;
}

/** Opens the ways to send a plan. The file is asked for in the same press, so that the next press can share it at once. */
export function SendButton({ plan, paper, isBelow }: SendButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { prepare } = usePlanFile(plan, paper);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ToolbarButton
        ref={button}
        icon={Send}
        label="Enviar"
        isBelow={isBelow}
        isMain
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onClick={() => {
          prepare();
          setOpen(true);
        }}
      />
      {isOpen && <SendDialog plan={plan} paper={paper} opener={button} onClose={() => setOpen(false)} />}
    </>
  );
}
