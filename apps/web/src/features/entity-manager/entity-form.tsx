import { type Content, type EntityName, entityNamed, type Stored } from '@alecrim/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { type FieldValues, FormProvider, type Resolver, useForm } from 'react-hook-form';
import { cn } from '../../lib/cn.ts';
import { newId } from '../../lib/new-id.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { ConflictDialog } from '../../unsaved/conflict-dialog.tsx';
import type { EntityKind } from '../../unsaved/entity-adapter.ts';
import { LeaveDialog, LeaveQuestion } from '../../unsaved/leave-question.tsx';
import type { Kind } from '../../unsaved/record-adapter.ts';
import { RecoveredDrafts, useFoundDrafts } from '../../unsaved/recovered-drafts.tsx';
import { SaveStatusText } from '../../unsaved/save-status.tsx';
import { type Start, useWork } from '../../unsaved/use-edit-session.ts';
import { startOf } from './edit-target.ts';
import type { EntityDialogProps } from './entity-dialog.tsx';
import { EntityFormBody } from './entity-form-body.tsx';
import { wordsOf } from './entity-words.ts';
import { FieldDifferences } from './field-differences.tsx';

interface EntityFormProps<N extends EntityName> extends EntityDialogProps<N> {
  kind: EntityKind<N>;
  start: Start<Content<N>>;
  onStart: (start: Start<Content<N>>) => void;
}

/** The dialog around a form. The typed text survives a failed server, going back and every way to close it but Descartar. */
export function EntityForm<N extends EntityName>(props: EntityFormProps<N>) {
  const { entity, kind, start, target, isOpen, offer, onStart, onClose, onReopen, onSaved } = props;
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
  const [isLeaving, setLeaving] = useState(false);
  const isBusy = state.status !== 'idle';
  const formId = useId();

  function close() {
    work.settle();
    const { isDirty, keptOn } = work.state();
    if (isDirty && keptOn === 'page') return setLeaving(true);
    const content = structuredClone(form.getValues()) as Content<N>;
    work.close();
    onClose();
    if (!isDirty) return;
    // The answer to a save may arrive later, so the state of the server is read when it is needed.
    const reopen = () => {
      const base = work.state().base as typeof start.base;
      onReopen({ editor: newId(), base, content, tried: work.tried() });
      // The text goes on in the form that opens.
      work.discard();
    };
    offer({
      title: 'Ainda não foi salvo. Ficou um rascunho neste aparelho.',
      action: { label: 'Abrir', onPress: reopen },
    });
  }

  function discard() {
    work.discard();
    onClose();
  }

  function restore(draft: (typeof found)[number]) {
    onStart({ ...draft, content: kind.contentOf(draft.content as unknown as Stored<N>), editor: newId() });
    drop(draft);
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={target.record ? props.editTitle : props.newTitle}
        home={props.home}
        className={cn('sm:max-w-xl', props.dialogClassName)}
        // A click beside the form does not close it.
        onInteractOutside={(event) => (state.isDirty || isBusy) && event.preventDefault()}
        footer={
          <>
            <p role="status" className="flex items-center gap-2 text-sm text-muted empty:hidden sm:mr-auto">
              {(isBusy || state.keptOn === 'page') && <SaveStatusText {...state} />}
            </p>
            <div className="flex gap-3 *:grow sm:*:grow-0">
              {state.isDirty && (
                <Button
                  look="ghost"
                  className="text-danger hover:bg-danger-soft hover:text-danger"
                  onClick={discard}
                >
                  Descartar
                </Button>
              )}
              <Button look="outline" onClick={close}>
                Cancelar
              </Button>
            </div>
            <Button type="submit" form={formId} isBusy={isBusy}>
              {target.record ? 'Salvar' : 'Criar'}
            </Button>
          </>
        }
      >
        <RecoveredDrafts
          drafts={found}
          nameOf={wordsOf(entity).titleOf}
          onRestore={restore}
          onDiscard={drop}
        />
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
      <LeaveDialog
        work={work}
        state={state}
        isOpen={isLeaving}
        onStay={() => setLeaving(false)}
        onLeave={onClose}
      />
    </Dialog>
  );
}
