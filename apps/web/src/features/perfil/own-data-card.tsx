import { BIN_DAYS, plural, sizeText, wholeText } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2, UserX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useClient, useSession, useUser } from '../../data/context.ts';
import { saveFile } from '../../data/files.ts';
import { closeAccount, keepAccount, type OwnUsage, ownData, usageQuery } from '../../data/own-account.ts';
import { cn } from '../../lib/cn.ts';
import { longDate } from '../../lib/dates.ts';
import { failureText } from '../../lib/failure-text.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ErrorPanel, Skeleton } from '../../ui/states.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** What the account stores (T50). Downloads all data of the account (L05) and closes the account (L16). */
export function OwnDataCard() {
  const client = useClient();
  const session = useSession();
  const toast = useToast();
  const failed = useFailureNotice();
  const { encerra_em: closes } = useUser();
  const [asked, setAsked] = useState<'download' | 'close' | null>(null);
  const onOpenChange = (isOpen: boolean) => !isOpen && setAsked(null);

  async function download(password: string, _code: string, signal: AbortSignal) {
    saveFile(await ownData(client.until(signal), password), 'meus-dados.zip');
    toast({ title: 'Seus dados foram baixados' });
  }

  const card = useRef<HTMLDivElement>(null);
  function keep() {
    keepAccount(client, session).then(
      () => {
        toast({ title: 'Sua conta continua aberta' });
        // The pressed button is gone.
        card.current?.focus({ preventScroll: true });
      },
      failed('Não foi possível manter a conta', keep),
    );
  }

  return (
    <Card ref={card} tabIndex={-1} className="grid gap-5 outline-none">
      <CardTitle>Seus Dados</CardTitle>
      <SpaceUsed />
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p className="text-muted">
          Um arquivo com tudo o que é seu: pacientes, cardápios, biblioteca, perfil e imagens.
        </p>
        <Button icon={Download} variant="outline" onClick={() => setAsked('download')}>
          Baixar meus dados
        </Button>
      </div>
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p className="text-muted">O que você excluiu fica guardado por {BIN_DAYS} dias.</p>
        <ButtonLink icon={Trash2} variant="outline" to={paths.excluidos()}>
          Ver excluídos
        </ButtonLink>
      </div>
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        {closes ? (
          <>
            <Notice variant="danger">
              Sua conta será encerrada em {longDate(closes)}. Até lá, tudo continua funcionando.
            </Notice>
            <Button onClick={keep}>Manter minha conta</Button>
          </>
        ) : (
          <>
            <p className="text-muted">
              Se você encerrar a conta, terá 7 dias para mudar de ideia. Depois os links dos cardápios deixam
              de funcionar.
            </p>
            <Button icon={UserX} variant="ghostDanger" onClick={() => setAsked('close')}>
              Encerrar minha conta
            </Button>
          </>
        )}
      </div>
      <PasswordDialog
        isOpen={asked === 'download'}
        onOpenChange={onOpenChange}
        title="Baixar meus dados"
        confirmLabel="Baixar"
        canAbort
        onConfirm={download}
      >
        <p>O arquivo contém dados de saúde dos seus pacientes. Guarde-o em lugar seguro.</p>
      </PasswordDialog>
      <PasswordDialog
        isOpen={asked === 'close'}
        onOpenChange={onOpenChange}
        title="Encerrar minha conta"
        confirmLabel="Encerrar minha conta"
        isDestructive
        onConfirm={(password) => closeAccount(client, session, password)}
      >
        <p>
          Antes de encerrar, baixe os seus dados: os registros de pacientes devem ser guardados por 20 anos.
        </p>
        <p>Você tem 7 dias para mudar de ideia: é só entrar e escolher manter a conta.</p>
      </PasswordDialog>
    </Card>
  );
}

const warnings = {
  ample: undefined,
  short: 'Seu espaço está quase cheio.',
  full: 'Seu espaço acabou: nada de novo é salvo até você liberar espaço.',
};

/** How much of its space the account uses (T50). */
function SpaceUsed() {
  const { data: usage, error, isPending, refetch } = useQuery(usageQuery(useClient()));
  if (isPending) return <Skeleton className="h-10 w-full" />;
  if (!usage) return <ErrorPanel message={failureText(error)} onRetry={() => void refetch()} />;
  const { share, state } = spaceState(usage);
  return (
    <div className="grid w-full gap-2">
      <p>
        <span className="text-muted">Espaço usado: </span>
        {usageText(usage)}
      </p>
      {share !== undefined && (
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-soft">
          <div
            className={cn('h-full rounded-full', state === 'ample' ? 'brand-edge bg-brand' : 'bg-danger')}
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
      {warnings[state] && (
        <Notice variant="danger">
          <p>{warnings[state]}</p>
          <p>Apague definitivamente o que não usa mais, em Excluídos, ou peça mais espaço à administração.</p>
        </Notice>
      )}
    </div>
  );
}

/** As "12,4 MB de 5 GB · 1.234 registros". The limit of records is named once it is near. */
export function usageText(usage: OwnUsage): string {
  const { bytes, registros, limite_bytes, limite_registros } = usage;
  const space = limite_bytes ? `${sizeText(bytes)} de ${sizeText(limite_bytes)}` : sizeText(bytes);
  const isNear = limite_registros > 0 && registros >= NEAR * limite_registros;
  const records = isNear ? `${wholeText(registros)} de ${wholeText(limite_registros)}` : wholeText(registros);
  return `${space} · ${records} ${plural(registros, 'registro', 'registros')}`;
}

const NEAR = 0.9;

/** The share of the limit that is nearer, from 0 to 1; undefined where nothing is limited. */
export function spaceState(usage: OwnUsage): { share?: number; state: 'ample' | 'short' | 'full' } {
  const shares = [
    [usage.bytes, usage.limite_bytes],
    [usage.registros, usage.limite_registros],
  ].flatMap(([used = 0, limit]) => (limit ? [used / limit] : []));
  if (shares.length === 0) return { state: 'ample' };
  const share = Math.min(1, Math.max(...shares));
  return { share, state: share >= 1 ? 'full' : share >= NEAR ? 'short' : 'ample' };
}
