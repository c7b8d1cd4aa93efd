import type { Stored } from '@alecrim/domain';
import type { Finding } from '@alecrim/domain/plan-check';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';

interface ExitQuestionProps {
  plan: Stored<'Cardapio'>;
  findings: readonly Finding[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked before a plan leaves that may harm its patient or show another one. */
export function ExitQuestion({ findings, onConfirm, onClose }: ExitQuestionProps) {
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Enviar mesmo assim?"
      cancelLabel="Voltar e corrigir"
      confirmLabel="Enviar mesmo assim"
      onConfirm={onConfirm}
    >
      <ul className="grid gap-2">
        {findings.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </AlertDialog>
  );
}
