import { brandDefaults, User } from '@alecrim/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { useClient, useSession, useUser } from '../../data/context.ts';
import { PerfilFields } from '../../fields/perfil-fields.tsx';
import { newId } from '../../lib/new-id.ts';
import { usePageFoot } from '../../lib/page-foot.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type ProfileValues, profileAdapter } from '../../unsaved/account-adapters.ts';
import { LeaveQuestion } from '../../unsaved/leave-question.tsx';
import { baseOf } from '../../unsaved/record-adapter.ts';
import { FormDrafts } from '../../unsaved/recovered-drafts.tsx';
import { SaveStatusText } from '../../unsaved/save-status.tsx';
import { type Start, useEditSession } from '../../unsaved/use-edit-session.ts';
import { BrandColours, useChosenColours } from './brand-colours.tsx';
import { BrandPreview } from './brand-preview.tsx';

/** The form for professional data and colours, with a preview beside it. */
export function ProfileForm() {
  const user = useUser();
  const client = useClient();
  const session = useSession();
  const adapter = useMemo(() => profileAdapter(client, session), [client, session]);
  const [start, setStart] = useState<Start<ProfileValues>>(() => {
    const base = baseOf(adapter, user, newId());
    return { editor: newId(), base, content: base.content };
  });
  return (
    <>
      <FormDrafts
        adapter={adapter}
        id={user.id}
        start={start}
        onStart={setStart}
        nameOf={(profile) => profile.nome_nutricionista || 'Perfil'}
        contentOf={(draft) => ({ ...start.content, ...draft })}
      />
      <Form key={start.editor} adapter={adapter} start={start} />
    </>
  );
}

function Form(props: ProfileStart) {
  const { form, editSession, submit, state, isSaved, discard } = useProfileForm(props);
  const { errors } = form.formState;
  const { isDirty } = state;
  // Notices stay above the button.
  const bar = usePageFoot<HTMLDivElement>();

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Perfil profissional"
        className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_21rem]"
        onSubmit={(event) => void submit(event)}
      >
        <div className="grid gap-4">
          <Card>
            <CardTitle className="mb-5">Dados Profissionais</CardTitle>
            <PerfilFields />
          </Card>
          <Card className="grid gap-5">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <CardTitle>Cores da Marca</CardTitle>
              <UsualColours />
            </div>
            <BrandColours />
            <Notice>
              As alterações de cores são aplicadas depois de salvar. Nas outras abas que estiverem abertas,
              depois de recarregar a página.
            </Notice>
          </Card>
        </div>
        {/* As tall as the form beside it, or the preview would slide over the bar below. */}
        <div className="@4xl:h-full">
          <div className="@4xl:sticky @4xl:top-6">
            <BrandPreview />
          </div>
        </div>
        <div
          ref={bar}
          className="sticky bottom-(--keyboard,0px) z-20 grid gap-3 rounded-card border border-line bg-surface px-4 py-3 shadow-float sm:px-5 @4xl:col-span-2"
        >
          {errors.root && <Notice variant="danger">{errors.root.message}</Notice>}
          <div className="flex flex-wrap items-center justify-end gap-3">
            <p role="status" className="mr-auto flex items-center gap-2 text-sm text-muted">
              {isDirty || state.status !== 'idle' ? <SaveStatusText {...state} /> : isSaved && 'Perfil salvo'}
            </p>
            {isDirty && (
              <Button variant="ghost" onClick={discard}>
                Descartar
              </Button>
            )}
            <Button type="submit" isBusy={state.status !== 'idle'}>
              Salvar Perfil
            </Button>
          </div>
        </div>
      </form>
      <LeaveQuestion editSession={editSession} state={state} />
    </FormProvider>
  );
}

function UsualColours() {
  const choose = useChosenColours();
  return (
    <Button icon={RotateCcw} variant="ghost" size="sm" onClick={() => choose(brandDefaults)}>
      Restaurar cores padrão
    </Button>
  );
}

interface ProfileStart {
  adapter: ReturnType<typeof profileAdapter>;
  start: Start<ProfileValues>;
}

function useProfileForm({ adapter, start }: ProfileStart) {
  // Shown beside the button: a notice would cover it.
  const [isSaved, setSaved] = useState(false);
  const form = useForm<ProfileValues>({
    defaultValues: start.content,
    resolver: zodResolver(User.form as never) as unknown as Resolver<ProfileValues>,
  });
  const { editSession, submit, ...state } = useEditSession({
    adapter,
    start,
    form,
    recordId: start.base.id,
    onSaved: () => setSaved(true),
  });
  return { form, editSession, submit, state, isSaved, discard: () => form.reset(state.base.content) };
}
