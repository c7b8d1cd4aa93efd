import type { Draft, EntityName } from '@alecrim/domain';
import { type ComponentType, type RefObject, useId, useLayoutEffect } from 'react';
import { cn } from '../../lib/cn.ts';
import { useIsPhone } from '../../lib/media.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type EditTarget, useEntityForm } from './entity-form.ts';
import { EntityFormBody } from './entity-form-body.tsx';

export interface EntityDialogLook<N extends EntityName> {
  newTitle: string;
  editTitle: string;
  /** The field set; it knows the shape, not where it is saved. */
  Fields: ComponentType;
  /** What the fields are called where two versions are compared. */
  fieldLabels: Readonly<Record<string, string>>;
  /** The last touch before saving, where the form does not hold everything. */
  prepare?: (draft: Draft<N>) => Draft<N>;
  /** For field sets that need more room than one column. */
  dialogClassName?: string;
}

interface EntityDialogProps<N extends EntityName> extends EntityDialogLook<N> {
  entity: N;
  target: EditTarget<N>;
  isOpen: boolean;
  /** Where the focus goes when what opened the dialog is gone. */
  home: RefObject<HTMLElement | null>;
  onClose: () => void;
  onSaved: () => void;
  /** Opens the same form again, with what had been typed. */
  onReopen: () => void;
}

/** One form for new and for edit. Nothing typed is lost to a server that is down, a step back or a slip. */
export function EntityDialog<N extends EntityName>(props: EntityDialogProps<N>) {
  const { target, isOpen, Fields } = props;
  const state = useEntityForm(props);
  const { form, isUntouched, keep, giveUp } = state;
  const { isSubmitting } = form.formState;
  const isDirty = form.formState.isDirty || state.isRecovered;
  const formId = useId();
  const isPhone = useIsPhone();
  const toast = useToast();

  // Storage is outside React: what is typed is kept there until it is saved or given up. In the layout phase, so
  // that a field which loses the focus to the closing dialog keeps nothing any more.
  useLayoutEffect(() => {
    if (!isOpen) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => (isUntouched(values) ? giveUp() : keep(values)),
    });
  }, [form, isOpen, isUntouched, keep, giveUp]);

  function close() {
    if (isSubmitting) return;
    const values = form.getValues();
    giveUp();
    props.onClose();
    if (!isDirty) return;
    const recover = () => {
      keep(values);
      props.onReopen();
    };
    toast({ title: 'Alterações descartadas', action: { label: 'Recuperar', onPress: recover } });
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
        // A slip beside the form is no decision to give it up.
        onInteractOutside={(event) => isDirty && event.preventDefault()}
        footer={
          <>
            <Button look="outline" onClick={close}>
              Cancelar
            </Button>
            <Button type="submit" form={formId} isBusy={isSubmitting}>
              {target.record ? 'Salvar' : 'Criar'}
            </Button>
          </>
        }
      >
        <EntityFormBody id={formId} state={state} Fields={Fields} fieldLabels={props.fieldLabels} />
      </DialogContent>
    </Dialog>
  );
}
