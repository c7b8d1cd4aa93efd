import { type ReactNode, useState } from 'react';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';

interface WithoutNumberProps {
  /** Opens the chat without a contact. */
  onConfirm: () => void;
  onRetry: () => void;
  /** The button that would have opened the chat. */
  children: (ask: () => void) => ReactNode;
}

/** The number could not be fetched: asks the person before a chat without a contact opens. */
export function WithoutNumber({ onConfirm, onRetry, children }: WithoutNumberProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {children(() => setAsking(true))}
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={(isOpen) => {
          setAsking(isOpen);
          if (!isOpen) onRetry();
        }}
        title="O telefone do paciente não carregou"
        cancelLabel="Tentar de novo"
        confirmLabel="Abrir sem o número"
        onConfirm={onConfirm}
      >
        Sem o número, você escolhe o contato no WhatsApp.
      </AlertDialog>
    </>
  );
}
