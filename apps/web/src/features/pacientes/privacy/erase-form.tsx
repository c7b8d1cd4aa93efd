import { type ErasureMode, type ErasureReason, erasureReasons } from '@alecrim/domain/pure';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useClient } from '../../../data/client-context.tsx';
import { eraseMutation, trailQuery } from '../../../data/patient-privacy.ts';
import { capitalised } from '../../../lib/capitalised.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CurrentPassword } from '../../../ui/current-password.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { type ForgottenPatient, forgetPatient } from '../../../unsaved/forget-drafts.ts';
import { EraseModes } from './erase-modes.tsx';
import { RetentionNotice } from './retention-notice.tsx';

interface EraseFormProps {
  paciente: ForgottenPatient;
  onCancel: () => void;
  onErased: () => void;
}

/** Asks for the way, the reason and the password, and states the rule of the law (L07, L08). */
export function EraseForm({ paciente, onCancel, onErased }: EraseFormProps) {
  const client = useClient();
  const toast = useToast();
  const [modo, setModo] = useState<ErasureMode>('anonimizar');
  const [motivo, setMotivo] = useState<ErasureReason>('pedido');
  const [ciente, setCiente] = useState(false);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState('');
  const { data } = useQuery(trailQuery(client, paciente.id));
  const erasing = useMutation(eraseMutation(client, useQueryClient()));
  const isKeptByLaw = modo === 'eliminar' && (!data || data.guarda_ate > new Date().toISOString());

  function submit(event: SubmitEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (erasing.isPending) return;
    if (isKeptByLaw && !ciente) return setMissing('Confirme que sabe do prazo de 20 anos.');
    if (!password) return setMissing('Informe sua senha');
    setMissing('');
    const erased = () => {
      forgetPatient(paciente, modo);
      toast({ title: modo === 'eliminar' ? 'Dados eliminados' : 'Paciente anonimizado' });
      onErased();
    };
    // Also when the dialog is closed before the answer comes. The form itself shows a failure.
    erasing.mutateAsync({ id: paciente.id, modo, motivo, ciente, password }).then(erased, () => {});
  }

  const failure = missing || (erasing.error && failureText(erasing.error));
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <EraseModes mode={modo} plans={data?.cardapios} onChange={setModo} />
      <Field label="Motivo">
        {(control) => (
          <Select
            {...control}
            value={motivo}
            onChange={(event) => setMotivo(event.target.value as ErasureReason)}
          >
            {Object.entries(erasureReasons).map(([name, text]) => (
              <option key={name} value={name}>
                {capitalised(text)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isKeptByLaw && <RetentionNotice until={data?.guarda_ate} isKnown={ciente} onChange={setCiente} />}
      <CurrentPassword
        hint="Não pode ser desfeito. Cópias de segurança antigas saem em até 14 dias."
        value={password}
        onChange={setPassword}
      />
      {failure && <Notice look="danger">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" isBusy={erasing.isPending}>
          {modo === 'eliminar' ? 'Eliminar para sempre' : 'Anonimizar'}
        </Button>
        <Button look="outline" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
