import { type ReactNode, useState } from 'react';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';

interface NumberQuestion {
  /** Runs what opens a chat, after the person has confirmed it. */
  ask: (open: () => void) => void;
  question: ReactNode;
}

/** The number could not be fetched: asks the person before a chat without a contact opens. */
export function useNumberQuestion({ retry }: { retry: () => void }): NumberQuestion {
  const [asked, setAsked] = useState<{ open: () => void } | null>(null);
  return {
    ask: (open) => setAsked({ open }),
    question: asked && (
      <AlertDialog
        isOpen
        onOpenChange={() => {
          setAsked(null);
          retry();
        }}
        title="O telefone do paciente não carregou"
        cancelLabel="Tentar de novo"
        confirmLabel="Abrir sem o número"
        onConfirm={asked.open}
      >
        Sem o número, você escolhe o contato no WhatsApp.
      </AlertDialog>
    ),
  };
}
