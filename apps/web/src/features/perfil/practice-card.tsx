import type { Practice } from '@alecrim/domain/pure';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useClient, useSession } from '../../data/context.ts';
import { secondFactorQuery } from '../../data/own-account.ts';
import { noticesQuery, practiceQuery, savePractice, sendTestMail } from '../../data/practice.ts';
import { saveFailure } from '../../data/request-failures.ts';
import {
  PracticeFields,
  type PracticeValues,
  practiceChange,
  practiceValues,
  showFieldErrors,
} from '../../fields/practice-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { QueryView } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { PasswordDialog } from './password-dialog.tsx';

/** For admins: the address that patients open, and the server that sends the mails. */
export function PracticeCard() {
  const practice = useQuery(practiceQuery(useClient()));
  return (
    <Card className="grid gap-5">
      <CardTitle>Consultório</CardTitle>
      <QueryView query={practice}>{(data) => <PracticeForm practice={data} />}</QueryView>
    </Card>
  );
}

function PracticeForm({ practice }: { practice: Practice }) {
  const client = useClient();
  const session = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const { data: secondFactor } = useQuery(secondFactorQuery(client));
  const form = useForm<PracticeValues>({ values: practiceValues(practice) });
  const [asked, setAsked] = useState<'save' | 'test' | null>(null);
  const onOpenChange = (isOpen: boolean) => !isOpen && setAsked(null);

  function ask(values: PracticeValues) {
    if (practiceChange(values, practice)) setAsked('save');
    else toast({ title: 'Nada mudou' });
  }

  async function save(password: string, code: string) {
    const change = practiceChange(form.getValues(), practice);
    if (!change) return;
    const saved = await savePractice(client, change, password, code).catch((error: unknown) => {
      // A value that the server refuses is shown at its field, not in the password dialog.
      if (!showFieldErrors(form, saveFailure(error).fields)) throw error;
    });
    if (!saved) return;
    const { data } = saved;
    queries.setQueryData(practiceQuery(client).queryKey, data);
    form.reset(practiceValues(data));
    await session.refreshSettings();
    await queries.invalidateQueries(noticesQuery(client));
    toast({ title: 'Consultório salvo' });
  }

  async function test(password: string) {
    const { enviado_para, em_pasta } = await sendTestMail(client, password);
    toast(
      em_pasta
        ? { title: 'Sem servidor de e-mail', description: 'A mensagem ficou na pasta mail do Alecrim.' }
        : { title: 'E-mail de teste enviado', description: `Confira a caixa de ${enviado_para}.` },
    );
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Consultório"
        className="grid gap-5"
        onSubmit={(event) => void form.handleSubmit(ask)(event)}
      >
        <PracticeFields practice={practice} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button icon={Send} variant="outline" onClick={() => setAsked('test')}>
            Enviar e-mail de teste
          </Button>
          <Button type="submit">Salvar Consultório</Button>
        </div>
      </form>
      <PasswordDialog
        isOpen={asked === 'save'}
        onOpenChange={onOpenChange}
        title="Salvar Consultório"
        confirmLabel="Salvar"
        asksCode={secondFactor?.enabled}
        onConfirm={save}
      >
        <p>Por este endereço e este e-mail passam os links dos pacientes e as senhas novas.</p>
        <p>
          Todas as pessoas do consultório serão avisadas, e por 24 horas nenhum link de senha nova será
          enviado.
        </p>
        {secondFactor?.enabled === false && (
          <p>Só a sua senha protege esta mudança: sua conta não usa a verificação em duas etapas.</p>
        )}
      </PasswordDialog>
      <PasswordDialog
        isOpen={asked === 'test'}
        onOpenChange={onOpenChange}
        title="Enviar e-mail de teste"
        confirmLabel="Enviar"
        onConfirm={test}
      >
        <p>A mensagem vai para o seu e-mail, pelo servidor que está salvo.</p>
      </PasswordDialog>
    </FormProvider>
  );
}
