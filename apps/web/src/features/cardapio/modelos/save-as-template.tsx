import { nameMentions, type Stored, templateOf } from '@alecrim/domain';
import { counted } from '@alecrim/domain/pure';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useClient } from '../../../data/context.ts';
import { createMutation } from '../../../data/entity-mutations.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useIsPhone } from '../../../lib/media.ts';
import { useIdFor } from '../../../lib/new-id.ts';
import { onSubmit } from '../../../lib/on-submit.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { OpenDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';

interface SaveAsTemplateProps {
  plan: Stored<'Cardapio'>;
  onClose: () => void;
  opener?: RefObject<HTMLElement | null>;
}

/** Asks for a name and saves the plan as a template, without its patient. */
export function SaveAsTemplate({ plan, onClose, opener }: SaveAsTemplateProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const formId = useId();
  const isPhone = useIsPhone();
  const [nome, setNome] = useState(plan.titulo);
  const [isMissing, setMissing] = useState(false);
  // One key for all tries with a name, so that a lost answer does not lead to a second template.
  const keyFor = useIdFor();
  const { mutate, isPending, error } = useMutation(
    createMutation(useClient(), useQueryClient(), 'CardapioTemplate'),
  );
  const content = templateOf(plan, nome.trim());
  const mentions = nameMentions(content, plan.paciente_nome ?? '');

  function save() {
    setMissing(nome.trim() === '');
    if (isPending || nome.trim() === '') return;
    mutate(
      { content, key: keyFor(nome.trim()) },
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
    <OpenDialog
      title="Salvar como modelo"
      description="O modelo guarda o texto, as metas e os cálculos deste cardápio. O paciente, as medidas dele e o link ficam de fora."
      opener={opener}
      className="sm:max-w-xl"
      onOpenAutoFocus={(event) => {
        // Focuses the name instead of the close button; on a phone the keyboard would cover the warning.
        event.preventDefault();
        const dialog = event.currentTarget as HTMLElement;
        (isPhone ? dialog : (dialog.querySelector('input') ?? dialog)).focus();
      }}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} isBusy={isPending}>
            {mentions.length > 0 ? 'Salvar assim mesmo' : 'Salvar modelo'}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <form id={formId} noValidate className="grid grid-cols-1 gap-5" onSubmit={onSubmit(save)}>
        {error && <Notice variant="danger">{failureText(error)}</Notice>}
        <Field label="Nome do modelo *" error={isMissing ? 'Informe o nome do modelo' : undefined}>
          {(control) => (
            <Input {...control} aria-required value={nome} onChange={({ target }) => setNome(target.value)} />
          )}
        </Field>
        <PatientMentions mentions={mentions} />
      </form>
    </OpenDialog>
  );
}

// Enough to find the places; a long list would hide the buttons.
const SHOWN = 4;

/** Warns about texts that seem to name the patient: a template is used for others. */
function PatientMentions({ mentions }: { mentions: readonly string[] }) {
  const rest = mentions.length - SHOWN;
  return (
    <div role="status">
      {mentions.length > 0 && (
        <div className="flex items-start gap-2.5 rounded-control border border-warning/30 bg-warning-soft px-4 py-3 text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          <div className="grid min-w-0 gap-1.5">
            <p className="font-semibold">O nome do paciente parece estar no texto</p>
            <ul className="grid list-disc gap-1 pl-4">
              {mentions.slice(0, SHOWN).map((text, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and they never move here.
                <li key={place}>
                  <span className="line-clamp-2 [overflow-wrap:anywhere]">{text}</span>
                </li>
              ))}
            </ul>
            {rest > 0 && <p>e mais {counted(rest, 'lugar', 'lugares')}</p>}
            <p>Mude o nome aqui, ou o texto depois, em Modelos de cardápio.</p>
          </div>
        </div>
      )}
    </div>
  );
}
