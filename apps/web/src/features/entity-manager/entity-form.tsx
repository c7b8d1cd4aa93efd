import { type Content, type EntityName, entityNamed, type Stored } from '@alecrim/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { type FieldValues, FormProvider, type Resolver, useForm } from 'react-hook-form';
import { cn } from '../../lib/cn.ts';
import { useIsPhone } from '../../lib/media.ts';
import { newId } from '../../lib/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Kind } from '../../unsaved/base.ts';
import { ConflictDialog } from '../../unsaved/conflict-dialog.tsx';
import type { EntityKind } from '../../unsaved/entity-kind.ts';
import { LeaveQuestion } from '../../unsaved/leave-question.tsx';
import { RecoveredDraft } from '../../unsaved/recovered-draft.tsx';
import { SaveStatusText } from '../../unsaved/save-status.tsx';
import { useFoundDrafts } from '../../unsaved/use-found-drafts.ts';
import { type Start, useWork } from '../../unsaved/use-work.ts';
import { startOf } from './edit-target.ts';
import type { EntityDialogProps } from './entity-dialog.tsx';
import { EntityFormBody } from './entity-form-body.tsx';
import { FieldDifferences } from './field-differences.tsx';

interface EntityFormProps<N extends EntityName> extends EntityDialogProps<N> {
  kind: EntityKind<N>;
  start: Start<Content<N>>;
  onStart: (start: Start<Content<N>>) => void;
}

/** The dialog around a form. The typed text survives a failed server, going back and an accidental close. */
export function EntityForm<N extends EntityName>(props: EntityFormProps<N>) {
  const { entity, kind, start, target, isOpen, onStart, onClose, onReopen, onSaved } = props;
  const form = useForm<FieldValues>({
    defaultValues: start.content,
    resolver: zodResolver(entityNamed(entity).form as never) as Resolver<FieldValues>,
  });
  const { work, submit, ...state } = useWork<FieldValues, Stored<N>>({
    kind: kind as unknown as Kind<FieldValues, Stored<N>>,
    start,
    form,
    recordId: target.record?.id,
    onSaved,
  });
  const { found, drop } = useFoundDrafts<Content<N>>(
    entity,
    target.record?.id,
    (content) => kind.readable(content) === kind.readable(start.base.content),
  );
  const [draft] = found;
  const isBusy = state.status !== 'idle';
  const formId = useId();
  const isPhone = useIsPhone();
  const toast = useToast();

  function close() {
    const content = structuredClone(form.getValues()) as Content<N>;
    const isKept = isBusy && state.keptOn === 'device';
    if (isKept) work.close();
    else work.discard();
    onClose();
    if (!state.isDirty) return;
    // The answer to a save may arrive later, so the state of the server is read when it is needed.
    const recover = () => {
      const base = work.state().base as typeof start.base;
      onReopen({ editor: newId(), base, content, tried: work.tried() });
    };
    toast({
      title: isKept ? 'Ainda não foi salvo. Ficou um rascunho neste aparelho.' : 'Alterações descartadas',
      action: { label: isKept ? 'Abrir' : 'Recuperar', onPress: recover },
    });
  }

  function restore(found: typeof draft) {
    if (!found) return;
    onStart({ ...found, content: kind.contentOf(found.content as unknown as Stored<N>), editor: newId() });
    drop(found);
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={target.record ? props.editTitle : props.newTitle}
        home={props.home}
        className={cn('sm:max-w-xl', props.dialogClassName)}
        onOpenAutoFocus={(event) => {
          // The first text, not the cross; on a phone the keyboard would cover half of the form.
          event.preventDefault();
          const content = event.currentTarget as HTMLElement;
          const first = isPhone ? null : content.querySelector<HTMLElement>('input, textarea');
          (first ?? content).focus();
        }}
        // A click beside the form does not close it.
        onInteractOutside={(event) => (state.isDirty || isBusy) && event.preventDefault()}
        footer={
          <>
            <p role="status" className="flex items-center gap-2 text-sm text-muted empty:hidden sm:mr-auto">
              {(isBusy || state.keptOn === 'page') && <SaveStatusText {...state} />}
            </p>
            <Button look="outline" onClick={close}>
              Cancelar
            </Button>
            <Button type="submit" form={formId} isBusy={isBusy}>
              {target.record ? 'Salvar' : 'Criar'}
            </Button>
          </>
        }
      >
        {draft && (
          <RecoveredDraft
            savedAt={draft.savedAt}
            onRestore={() => restore(draft)}
            onDiscard={() => drop(draft)}
          />
        )}
        <FormProvider {...form}>
          <EntityFormBody id={formId} onSubmit={submit} Fields={props.Fields} />
        </FormProvider>
      </DialogContent>
      <ConflictDialog
        entity={entity}
        work={work}
        problem={state.problem}
        renderComparison={(theirs) => (
          <FieldDifferences labels={props.fieldLabels} theirs={theirs} mine={form.getValues()} />
        )}
        onReload={() => {
          if (state.problem?.kind === 'conflict') onStart(startOf(kind, { record: state.problem.current }));
        }}
      />
      <LeaveQuestion work={work} state={state} />
    </Dialog>
  );
}
