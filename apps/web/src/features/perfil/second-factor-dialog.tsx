import { useState } from 'react';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { SecondFactorSetUp } from './second-factor-setup.tsx';

interface SecondFactorDialogProps {
  isOpen: boolean;
  isReplacing: boolean;
  onEnabled: () => void;
  onClose: () => void;
  onDone: () => void;
}

export function SecondFactorDialog({ isOpen, ...rest }: SecondFactorDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && rest.onClose()}>
      {isOpen && <Content {...rest} />}
    </Dialog>
  );
}

function Content({ isReplacing, onEnabled, onDone }: Omit<SecondFactorDialogProps, 'isOpen'>) {
  // The title must not change while the steps go on, although the status behind it does.
  const [wasOn] = useState(isReplacing);
  const [hasCodes, setHasCodes] = useState(false);
  // An accidental click must not close the codes, because they are shown once.
  const stay = (event: Event) => hasCodes && event.preventDefault();
  return (
    <DialogContent
      title={wasOn ? 'Trocar de aplicativo' : 'Ativar a verificação em duas etapas'}
      hasClose={!hasCodes}
      onEscapeKeyDown={stay}
      onInteractOutside={stay}
    >
      <SecondFactorSetUp
        isReplacing={wasOn}
        onEnabled={() => {
          setHasCodes(true);
          onEnabled();
        }}
        onDone={onDone}
      />
    </DialogContent>
  );
}
