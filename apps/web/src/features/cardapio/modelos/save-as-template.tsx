import { nameMentions, type Stored, templateOf } from '@alecrim/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, type SubmitEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useClient } from '../../../data/context.ts';
import { createMutation } from '../../../data/entity-mutations.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useIsPhone } from '../../../lib/media.ts';
import { newId } from '../../../lib/new-id.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { PatientMentions } from './patient-mentions.tsx';

interface SaveAsTemplateProps {
  plan: Stored<'Cardapio'>;
  onClose: () => void;
  opener?: RefObject<HTMLElement | null>;
}

/** Asks for a name and keeps the plan as a template, without its patient. */
export function SaveAsTemplate({ plan, onClose, opener }: SaveAsTemplateProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const formId = useId();
  const isPhone = useIsPhone();
  const [nome, setNome] = useState(plan.titulo);
  const [isMissing, setMissing] = useState(false);
  // One key for all tries of this dialog, so that a lost answer does not lead to a second template.
  const [key] = useState(newId);
  const { mutate, isPending, error } = useMutation(
    createMutation(useClient(), useQueryClient(), 'CardapioTemplate'),
  );
  const content = templateOf(plan, nome.trim());
  const mentions = nameMentions(content, plan.paciente_nome ?? '');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    setMissing(nome.trim() === '');
    if (isPending || nome.trim() === '') return;
    mutate(
      { content, key },
      {
        onSuccess: () => {
          onClose();
          toast({
            title: 'Modelo de cardápio salvo',
            description: nome.trim(),
            action: { label: 'Ver modelos', onPress: () => void navigate(paths.modelos) },
          });
        },
      },
    );
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title="Salvar como modelo"
        description="O modelo guarda o texto, as metas e os cálculos deste cardápio. O paciente, as medidas dele e o link ficam de fora."
        opener={opener}
        className="sm:max-w-xl"
        onOpenAutoFocus={(event) => {
          // The name, not the cross; on a phone the keyboard would cover the warning.
          event.preventDefault();
          const dialog = event.currentTarget as HTMLElement;
          (isPhone ? dialog : (dialog.querySelector('input') ?? dialog)).focus();
        }}
        footer={
          <>
            <Button look="outline" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" form={formId} isBusy={isPending}>
              {mentions.length > 0 ? 'Salvar assim mesmo' : 'Salvar modelo'}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
          {error && <Notice look="danger">{failureText(error)}</Notice>}
          <Field label="Nome do modelo *" error={isMissing ? 'Informe o nome do modelo' : undefined}>
            {(control) => (
              <Input
                {...control}
                aria-required
                value={nome}
                onChange={({ target }) => setNome(target.value)}
              />
            )}
          </Field>
          <PatientMentions mentions={mentions} />
        </form>
      </DialogContent>
    </Dialog>
  );
}
