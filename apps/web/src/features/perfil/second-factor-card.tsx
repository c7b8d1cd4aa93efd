import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useClient } from '../../data/context.ts';
import { secondFactorQuery, sessionsQuery } from '../../data/own-account.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useToast } from '../../ui/toast.tsx';
import { SecondFactorActive } from './second-factor-active.tsx';
import { SecondFactorSetUp } from './second-factor-setup.tsx';

/** Turns the second factor on and off (S28). */
export function SecondFactorCard() {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const query = useQuery(secondFactorQuery(client));
  const status = query.data;
  const [isSettingUp, setSettingUp] = useState(false);

  function refresh() {
    void queries.invalidateQueries(secondFactorQuery(client));
    void queries.invalidateQueries(sessionsQuery(client));
  }

  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle>Verificação em Duas Etapas</CardTitle>
        {status?.enabled && <Badge look="brand">Ativa</Badge>}
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
              <Button icon={ShieldCheck} look="outline" onClick={() => setSettingUp(true)}>
                Ativar
              </Button>
            </div>
          )
        }
      </QueryView>
      <SecondFactorDialog
        isOpen={isSettingUp}
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
    </Card>
  );
}

interface SecondFactorDialogProps {
  isOpen: boolean;
  isReplacing: boolean;
  onEnabled: () => void;
  onClose: () => void;
  onDone: () => void;
}

function SecondFactorDialog({ isOpen, ...rest }: SecondFactorDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && rest.onClose()}>
      {isOpen && <Content {...rest} />}
    </Dialog>
  );
}

function Content({ isReplacing, onEnabled, onDone }: Omit<SecondFactorDialogProps, 'isOpen'>) {
  // The title must not change between the steps, although the status does.
  const [wasOn] = useState(isReplacing);
  const [hasCodes, setHasCodes] = useState(false);
  // An accidental click must not close the codes, because they are shown once.
  return (
    <DialogContent
      title={wasOn ? 'Trocar de aplicativo' : 'Ativar a verificação em duas etapas'}
      isPinned={hasCodes}
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
