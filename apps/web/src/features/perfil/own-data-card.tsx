import { Download, Trash2, UserX } from 'lucide-react';
import { useState } from 'react';
import { useClient, useSession, useUser } from '../../data/context.ts';
import { closeAccount, keepAccount, ownData } from '../../data/own-account.ts';
import { saveFile } from '../../data/save-file.ts';
import { longDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SpaceUsed } from './space-used.tsx';

/** What the account stores (T50). Downloads all data of the account (L05) and closes the account (L16). */
export function OwnDataCard() {
  const client = useClient();
  const session = useSession();
  const toast = useToast();
  const failed = useFailureNotice();
  const { encerra_em: closes } = useUser();
  const [asked, setAsked] = useState<'download' | 'close' | null>(null);
  const onOpenChange = (isOpen: boolean) => !isOpen && setAsked(null);

  async function download(password: string) {
    saveFile(await ownData(client, password), 'meus-dados.zip');
    toast({ title: 'Seus dados foram baixados' });
  }

  function keep() {
    keepAccount(client, session).then(
      () => void toast({ title: 'Sua conta continua aberta' }),
      failed('Não foi possível manter a conta', keep),
    );
  }

  return (
    <Card className="grid gap-5">
      <CardTitle>Seus Dados</CardTitle>
      <SpaceUsed />
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p className="text-muted">
          Um arquivo com tudo o que é seu: pacientes, cardápios, biblioteca, perfil e imagens.
        </p>
        <Button icon={Download} look="outline" onClick={() => setAsked('download')}>
          Baixar meus dados
        </Button>
      </div>
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        <p className="text-muted">O que você excluiu fica guardado por 30 dias.</p>
        <ButtonLink icon={Trash2} look="outline" to={paths.excluidos()}>
          Ver excluídos
        </ButtonLink>
      </div>
      <div className="grid justify-items-start gap-3 border-t border-line pt-5">
        {closes ? (
          <>
            <Notice look="danger">
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
            <Button
              icon={UserX}
              look="ghost"
              className="text-danger hover:bg-danger-soft hover:text-danger"
              onClick={() => setAsked('close')}
            >
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
