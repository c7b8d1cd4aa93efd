import { brandDefaults } from '@alecrim/domain';
import { RotateCcw } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
import { ColourField } from '../../fields/colour-field.tsx';
import { PerfilFields } from '../../fields/perfil-fields.tsx';
import { usePageFoot } from '../../lib/page-foot.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LeaveQuestion } from '../../unsaved/leave-question.tsx';
import { RecoveredDrafts } from '../../unsaved/recovered-drafts.tsx';
import { SaveStatusText } from '../../unsaved/save-status.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { useProfileForm, useProfileStart } from './profile-form-state.ts';

const colours = [
  ['cor_primaria', 'Cor Primária', 'Menu, botões e cabeçalho do cardápio'],
  ['cor_secundaria', 'Cor Secundária', 'Detalhes do cabeçalho'],
  ['cor_destaque', 'Cor de Destaque', 'Títulos e observações'],
] as const;

/** The form for professional data and colours, with a preview beside it. */
export function ProfileForm() {
  const { adapter, start, found, restore, drop } = useProfileStart();
  return (
    <>
      <RecoveredDrafts
        drafts={found}
        nameOf={(profile) => profile.nome_nutricionista || 'Perfil'}
        onRestore={restore}
        onDiscard={drop}
      />
      <Form key={start.editor} adapter={adapter} start={start} />
    </>
  );
}

function Form(props: Parameters<typeof useProfileForm>[0]) {
  const { form, editSession, submit, state, isSaved, discard } = useProfileForm(props);
  const { errors } = form.formState;
  const { isDirty } = state;
  // Notices stay above the button.
  const bar = usePageFoot<HTMLDivElement>();

  function resetColours() {
    for (const [name] of colours) form.setValue(name, brandDefaults[name], { shouldDirty: true });
  }

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
              <Button look="ghost" size="sm" onClick={resetColours}>
                <RotateCcw aria-hidden="true" />
                Restaurar cores padrão
              </Button>
            </div>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-start gap-5">
              {colours.map(([name, label, hint]) => (
                <ColourField
                  key={name}
                  name={name}
                  label={label}
                  hint={hint}
                  fallback={brandDefaults[name]}
                />
              ))}
            </div>
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
          {errors.root && <Notice look="danger">{errors.root.message}</Notice>}
          <div className="flex flex-wrap items-center justify-end gap-3">
            <p role="status" className="mr-auto flex items-center gap-2 text-sm text-muted">
              {isDirty || state.status !== 'idle' ? <SaveStatusText {...state} /> : isSaved && 'Perfil salvo'}
            </p>
            {isDirty && (
              <Button look="ghost" onClick={discard}>
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
