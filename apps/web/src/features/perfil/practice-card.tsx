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
import { newId } from '../../lib/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QueryView } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { PRACTICE_DRAFT, practiceAdapter } from '../../unsaved/account-adapters.ts';
import { LeaveQuestion } from '../../unsaved/leave-question.tsx';
import type { SavedRecord } from '../../unsaved/record-adapter.ts';
import { FormDrafts } from '../../unsaved/recovered-drafts.tsx';
import { type Start, useEditSession } from '../../unsaved/use-edit-session.ts';
import { PasswordDialog } from './password-dialog.tsx';

/** For admins: the address that patients open, and the server that sends the mails. */
export function PracticeCard() {
  const practice = useQuery(practiceQuery(useClient()));
  return (
    <Card className="grid gap-5">
      <CardTitle>Consultório</CardTitle>
      <QueryView query={practice}>{(data) => <PracticeStart practice={data} />}</QueryView>
    </Card>
  );
}

const adapter = practiceAdapter();

function startOf(practice: Practice): Start<PracticeValues> {
  const content = practiceValues(practice);
  return { editor: newId(), base: { id: PRACTICE_DRAFT, content, idempotencyKey: newId() }, content };
}

/** The first values of the form: the saved settings, or a draft. Settings that arrive later do not replace what was typed. */
function PracticeStart({ practice }: { practice: Practice }) {
  const [start, setStart] = useState(() => startOf(practice));
  return (
    <>
      <FormDrafts
        adapter={adapter}
        id={PRACTICE_DRAFT}
        start={start}
        onStart={setStart}
        nameOf={() => 'Consultório'}
      />
      <PracticeForm
        key={start.editor}
        practice={practice}
        start={start}
        onSaved={(saved) => setStart(startOf(saved))}
      />
    </>
  );
}

interface PracticeFormProps {
  practice: Practice;
  start: Start<PracticeValues>;
  onSaved: (saved: Practice) => void;
}

function PracticeForm({ practice, start, onSaved }: PracticeFormProps) {
  const client = useClient();
  const session = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const { data: secondFactor } = useQuery(secondFactorQuery(client));
  const form = useForm<PracticeValues>({ defaultValues: start.content });
  const {
    editSession,
    submit: _submit,
    ...state
  } = useEditSession<PracticeValues, SavedRecord>({
    adapter,
    start,
    form,
    recordId: PRACTICE_DRAFT,
    onSaved: () => {},
  });
  const { errors, dirtyFields } = form.formState;
  const [asked, setAsked] = useState<'save' | 'test' | null>(null);
  const onOpenChange = (isOpen: boolean) => !isOpen && setAsked(null);

  function ask(values: PracticeValues) {
    if (practiceChange(values, practice, start.base.content)) setAsked('save');
    else toast({ title: 'Nada mudou' });
  }

  async function save(password: string, code: string) {
    const change = practiceChange(form.getValues(), practice, start.base.content);
    if (!change) return;
    const saved = await savePractice(client, change, password, code).catch((error: unknown) => {
      // A value that the server refuses is shown at its field, not in the password dialog.
      if (!showFieldErrors(form, saveFailure(error).fields)) throw error;
    });
    if (!saved) return;
    const { data } = saved;
    queries.setQueryData(practiceQuery(client).queryKey, data);
    editSession.discard();
    onSaved(data);
    toast({ title: 'Consultório salvo' });
    // They are saved, whatever becomes of what shows them.
    await session.refreshSettings().catch(() => {});
    await queries.invalidateQueries(noticesQuery(client));
  }

  /** The question about leaving cannot save: it gives way to the one for the password. */
  async function savedByPassword() {
    void form.handleSubmit(ask)();
    return { kind: 'asked' };
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
        {errors.root && <Notice variant="danger">{errors.root.message}</Notice>}
        <PracticeFields practice={practice} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button icon={Send} variant="outline" onClick={() => setAsked('test')}>
            Enviar e-mail de teste
          </Button>
          {state.isDirty && (
            <Button variant="ghost" onClick={() => form.reset(start.base.content)}>
              Descartar
            </Button>
          )}
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
          As outras pessoas, se houver, serão avisadas, e por 24 horas nenhum link de senha nova será enviado.
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
      {/* A draft has everything but the password of the mail server. */}
      <LeaveQuestion
        editSession={{ ...editSession, save: savedByPassword }}
        state={state}
        isAlwaysAsked={Boolean(dirtyFields.senha)}
      />
    </FormProvider>
  );
}
