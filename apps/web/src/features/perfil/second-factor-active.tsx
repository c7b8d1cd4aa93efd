import { counted, plural } from '@alecrim/domain/pure';
import { useState } from 'react';
import { useClient } from '../../data/context.ts';
import type { SecondFactorStatus } from '../../data/own-account.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodes } from './second-factor-setup.tsx';

// With two left, one more lost phone could lock the person out.
const FEW = 2;

interface SecondFactorActiveProps {
  status: SecondFactorStatus;
  onReplace: () => void;
  onChanged: () => void;
}

export function SecondFactorActive({ status, onReplace, onChanged }: SecondFactorActiveProps) {
  const { secondFactor } = useClient().auth;
  const toast = useToast();
  const [asked, setAsked] = useState<'renew' | 'off' | null>(null);
  const [codes, setCodes] = useState<string[]>();
  const left = status.recovery_codes_left;
  const words = `${plural(left, 'Resta', 'Restam')} ${counted(left, 'código', 'códigos')} de recuperação.`;
  const onOpenChange = (isOpen: boolean) => !isOpen && setAsked(null);

  async function renew(password: string, otpCode: string) {
    setCodes(await secondFactor.renewRecoveryCodes({ password, otpCode }));
    onChanged();
  }

  async function turnOff(password: string, otpCode: string) {
    await secondFactor.disable({ password, otpCode });
    toast({ title: 'Verificação em duas etapas desativada' });
    onChanged();
  }

  return (
    <>
      <p className="text-muted">Para entrar, o Alecrim pede a senha e um código do seu celular.</p>
      {left > FEW ? (
        <p className="text-muted">{words}</p>
      ) : (
        <Notice look="danger">{words} Gere novos antes que acabem.</Notice>
      )}
      {status.required && (
        <p className="text-muted">Este consultório exige a verificação de todas as pessoas.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="outline" size="sm" onClick={() => setAsked('renew')}>
          Gerar novos códigos
        </Button>
        <Button look="outline" size="sm" onClick={onReplace}>
          Trocar de aplicativo
        </Button>
        {!status.required && (
          <Button look="ghost" size="sm" className="text-danger" onClick={() => setAsked('off')}>
            Desativar
          </Button>
        )}
      </div>
      <PasswordDialog
        isOpen={asked === 'renew'}
        onOpenChange={onOpenChange}
        title="Gerar novos códigos de recuperação"
        confirmLabel="Gerar códigos"
        asksCode
        onConfirm={renew}
      >
        <p>Os códigos que você guardou antes deixam de valer.</p>
      </PasswordDialog>
      <PasswordDialog
        isOpen={asked === 'off'}
        onOpenChange={onOpenChange}
        title="Desativar a verificação em duas etapas"
        confirmLabel="Desativar"
        isDestructive
        asksCode
        onConfirm={turnOff}
      >
        <p>A partir de agora, só a senha protegerá os dados dos seus pacientes.</p>
      </PasswordDialog>
      <Dialog open={codes !== undefined} onOpenChange={(isOpen) => !isOpen && setCodes(undefined)}>
        {codes && (
          <DialogContent
            title="Novos códigos de recuperação"
            isPinned
            footer={<Button onClick={() => setCodes(undefined)}>Guardei os códigos</Button>}
          >
            <RecoveryCodes codes={codes} />
          </DialogContent>
        )}
      </Dialog>
    </>
  );
}
