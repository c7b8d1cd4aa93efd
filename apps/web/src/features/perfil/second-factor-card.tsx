import { counted, plural } from '@alecrim/domain/pure';
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useClient } from '../../data/context.ts';
import {
  enablingKey,
  type SecondFactorStatus,
  secondFactorQuery,
  sessionsQuery,
} from '../../data/own-account.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { OpenDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView, Skeleton } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodes, SecondFactorSetUp } from './second-factor-setup.tsx';

/** Turns the second factor on and off (S28). */
export function SecondFactorCard() {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const query = useQuery(secondFactorQuery(client));
  const status = query.data;
  const [isSettingUp, setSettingUp] = useState(false);
  const card = useFocusAfterDisabling(status?.enabled);

  function refresh() {
    void queries.invalidateQueries(secondFactorQuery(client));
    void queries.invalidateQueries(sessionsQuery(client));
  }

  return (
    <Card ref={card} tabIndex={-1} className="grid gap-4 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>Verificação em Duas Etapas</CardTitle>
        {status?.enabled && <Badge variant="brand">Ativa</Badge>}
      </div>
      <QueryView query={query} loading={<Skeleton className="h-24" />}>
        {(known) =>
          known.enabled ? (
            <SecondFactorActive status={known} onReplace={() => setSettingUp(true)} onChanged={refresh} />
          ) : (
            <div className="grid justify-items-start gap-3">
              <p className="text-muted">
                Além da senha, um código que só o seu celular mostra. Assim, uma senha descoberta não abre os
                dados dos seus pacientes.
              </p>
              <Button icon={ShieldCheck} variant="outline" onClick={() => setSettingUp(true)}>
                Ativar
              </Button>
            </div>
          )
        }
      </QueryView>
      {isSettingUp && (
        <SecondFactorDialog
          isReplacing={status?.enabled ?? false}
          onEnabled={refresh}
          onClose={() => setSettingUp(false)}
          onDone={() => {
            setSettingUp(false);
            toast({
              title: 'Verificação em duas etapas ativa',
              description: 'As outras sessões foram encerradas.',
            });
          }}
        />
      )}
    </Card>
  );
}

/** The focus goes to the card when the second factor is off, because the pressed button is gone. */
function useFocusAfterDisabling(isEnabled = false) {
  const card = useRef<HTMLDivElement>(null);
  const wasEnabled = useRef(isEnabled);
  // The focus is outside React. A person who has gone on keeps it.
  useLayoutEffect(() => {
    const isTurnedOff = wasEnabled.current && !isEnabled;
    if (isTurnedOff && document.activeElement === document.body) card.current?.focus({ preventScroll: true });
    wasEnabled.current = isEnabled;
  }, [isEnabled]);
  return card;
}

interface SecondFactorDialogProps {
  isReplacing: boolean;
  onEnabled: () => void;
  onClose: () => void;
  onDone: () => void;
}

function SecondFactorDialog({ isReplacing, onEnabled, onClose, onDone }: SecondFactorDialogProps) {
  // The title must not change between the steps, although the status does.
  const [wasOn] = useState(isReplacing);
  const [hasCodes, setHasCodes] = useState(false);
  const isEnabling = useIsMutating({ mutationKey: enablingKey }) > 0;
  // An accidental click must not close the codes, because they are shown once; nor Escape, before they have arrived.
  return (
    <OpenDialog
      onClose={onClose}
      title={wasOn ? 'Trocar de aplicativo' : 'Ativar a verificação em duas etapas'}
      isPinned={hasCodes || isEnabling}
    >
      <SecondFactorSetUp
        isReplacing={wasOn}
        onEnabled={() => {
          setHasCodes(true);
          onEnabled();
        }}
        onDone={onDone}
      />
    </OpenDialog>
  );
}

// With two left, one more lost phone could lock the person out.
const FEW = 2;

interface SecondFactorActiveProps {
  status: SecondFactorStatus;
  onReplace: () => void;
  onChanged: () => void;
}

function SecondFactorActive({ status, onReplace, onChanged }: SecondFactorActiveProps) {
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
        <Notice variant="danger">{words} Gere novos antes que acabem.</Notice>
      )}
      {status.required && (
        <p className="text-muted">Este consultório exige a verificação de todas as pessoas.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => setAsked('renew')}>
          Gerar novos códigos
        </Button>
        <Button variant="outline" size="sm" onClick={onReplace}>
          Trocar de aplicativo
        </Button>
        {!status.required && (
          <Button variant="ghost" size="sm" className="text-danger" onClick={() => setAsked('off')}>
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
      {codes && (
        <OpenDialog
          onClose={() => setCodes(undefined)}
          title="Novos códigos de recuperação"
          isPinned
          footer={<Button onClick={() => setCodes(undefined)}>Guardei os códigos</Button>}
        >
          <RecoveryCodes codes={codes} />
        </OpenDialog>
      )}
    </>
  );
}
