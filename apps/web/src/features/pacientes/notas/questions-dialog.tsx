import type { Account } from '@alecrim/domain';
import { counted, questionsOf, usualQuestions } from '@alecrim/domain/pure';
import { type RefObject, useId, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useClient, useSession, useUser } from '../../../data/context.ts';
import { LongTextField } from '../../../fields/text-field.tsx';
import { newId } from '../../../lib/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { OpenDialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { QUESTIONS_DRAFT, type Questions, questionsAdapter } from '../../../unsaved/account-adapters.ts';
import { LeaveDialog, LeaveQuestion, useDialogExit } from '../../../unsaved/leave-question.tsx';
import { baseOf } from '../../../unsaved/record-adapter.ts';
import { FormDrafts } from '../../../unsaved/recovered-drafts.tsx';
import { type Start, useEditSession } from '../../../unsaved/use-edit-session.ts';

interface QuestionsDialogProps {
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

// The bound of a long text on the server.
const MAX_LENGTH = 10_000;

/** Changes the template of the anamnesis. Notes that are already written keep the questions that were asked. */
export function QuestionsDialog(props: QuestionsDialogProps) {
  const client = useClient();
  const session = useSession();
  const user = useUser();
  const adapter = useMemo(() => questionsAdapter(client, session), [client, session]);
  const [start, setStart] = useState((): Start<Questions> => {
    const base = baseOf(adapter, user, newId());
    return { editor: newId(), base, content: base.content };
  });
  return <QuestionsForm {...props} key={start.editor} adapter={adapter} start={start} onStart={setStart} />;
}

interface QuestionsFormProps extends QuestionsDialogProps {
  adapter: ReturnType<typeof questionsAdapter>;
  start: Start<Questions>;
  onStart: (start: Start<Questions>) => void;
}

function QuestionsForm({ adapter, start, opener, onStart, onClose }: QuestionsFormProps) {
  const toast = useToast();
  const id = useId();
  const form = useForm<Questions>({ defaultValues: start.content });
  const { editSession, submit, ...state } = useEditSession<Questions, Account>({
    adapter,
    start,
    form,
    recordId: QUESTIONS_DRAFT,
    onSaved: () => {
      onClose();
      toast({ title: 'Perguntas da anamnese salvas' });
    },
  });
  const exit = useDialogExit(editSession, onClose);
  const { root } = form.formState.errors;

  return (
    <OpenDialog
      title="Perguntas da anamnese"
      description="Escreva uma pergunta abaixo da outra. Valem para as próximas anotações; as já escritas não mudam."
      opener={opener}
      className="sm:max-w-2xl"
      onClose={exit.close}
    >
      <FormDrafts
        adapter={adapter}
        id={QUESTIONS_DRAFT}
        start={start}
        onStart={onStart}
        nameOf={({ perguntas_anamnese }) =>
          counted(questionsOf(perguntas_anamnese).length, 'pergunta', 'perguntas')
        }
      />
      <FormProvider {...form}>
        <form
          id={id}
          noValidate
          className="grid grid-cols-1 gap-4"
          onSubmit={(event) => {
            // Events bubble through React: the form of the note must not be sent along.
            event.stopPropagation();
            void submit(event);
          }}
        >
          {root && <Notice variant="danger">{root.message}</Notice>}
          <LongTextField
            name="perguntas_anamnese"
            label="Perguntas"
            rows={14}
            maxLength={MAX_LENGTH}
            hint={<QuestionCount />}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button
              variant="ghost"
              className="mr-auto"
              onClick={() =>
                form.setValue('perguntas_anamnese', usualQuestions.join('\n'), { shouldDirty: true })
              }
            >
              Voltar às perguntas usuais
            </Button>
            {state.isDirty && (
              <Button variant="ghostDanger" onClick={exit.discard}>
                Descartar
              </Button>
            )}
            <Button type="submit" isBusy={state.status !== 'idle'}>
              Salvar
            </Button>
          </div>
        </form>
      </FormProvider>
      <LeaveQuestion editSession={editSession} state={state} />
      <LeaveDialog editSession={editSession} state={state} {...exit.question} />
    </OpenDialog>
  );
}

function QuestionCount() {
  const text: string = useWatch({ name: 'perguntas_anamnese' }) ?? '';
  return text.trim()
    ? counted(questionsOf(text).length, 'pergunta', 'perguntas')
    : 'Sem nenhuma pergunta, valem as usuais.';
}
