import { type ErasureMode, type ErasureReason, erasureModes, erasureReasons } from '@alecrim/domain/pure';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../../data/context.ts';
import { eraseMutation, trailQuery } from '../../../data/patient-privacy.ts';
import { capitalised } from '../../../lib/capitalised.ts';
import { longDate } from '../../../lib/dates.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { onSubmit } from '../../../lib/on-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CurrentPassword } from '../../../ui/password-input.tsx';
import { LabelledSelect } from '../../../ui/select.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { type ForgottenPatient, forgetPatient } from '../../../unsaved/forget-drafts.ts';

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

  function erase() {
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
    <form noValidate className="grid gap-5" onSubmit={onSubmit(erase)}>
      <EraseModes mode={modo} plans={data?.cardapios} onChange={setModo} />
      <LabelledSelect label="Motivo" value={motivo} labels={reasonLabels} onChange={setMotivo} />
      {isKeptByLaw && <RetentionNotice until={data?.guarda_ate} isKnown={ciente} onChange={setCiente} />}
      <CurrentPassword
        hint="Não pode ser desfeito. Cópias de segurança antigas saem em até 14 dias."
        value={password}
        onChange={setPassword}
      />
      {failure && <Notice variant="danger">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isBusy={erasing.isPending}>
          {modo === 'eliminar' ? 'Eliminar para sempre' : 'Anonimizar'}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

const reasonLabels = Object.fromEntries(
  Object.entries(erasureReasons).map(([name, text]) => [name, capitalised(text)]),
);

interface EraseModesProps {
  mode: ErasureMode;
  /** The number of plans; undefined until the server answers. */
  plans: number | undefined;
  onChange: (mode: ErasureMode) => void;
}

const words: Record<ErasureMode, { label: string; text: (plans: string) => string }> = {
  anonimizar: {
    label: 'Anonimizar (recomendado)',
    text: (plans) =>
      `Apaga nome, contatos, nascimento, medidas, observações e responsável, também das versões anteriores. ${plans} ficam sem nome e com o link desativado.`,
  },
  eliminar: {
    label: 'Eliminar tudo',
    text: (plans) => `Apaga o cadastro, as versões anteriores e também ${plans.toLowerCase()}.`,
  },
};

/** Anonymising is the first choice and the default. */
function EraseModes({ mode, plans, onChange }: EraseModesProps) {
  const counted = plans === undefined || plans === 0 ? 'Os cardápios' : `Os cardápios (${plans})`;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium">O que fazer com os dados</legend>
      {erasureModes.map((name) => (
        <label
          key={name}
          className="flex cursor-pointer items-start gap-3 rounded-control border border-line p-4 has-checked:border-brand-ink has-checked:bg-brand-soft"
        >
          <input
            type="radio"
            name="modo"
            className="mt-1 size-4 shrink-0"
            checked={mode === name}
            onChange={() => onChange(name)}
          />
          <span className="grid gap-0.5">
            <span className="font-semibold">{words[name].label}</span>
            <span className="text-sm text-muted">{words[name].text(counted)}</span>
          </span>
        </label>
      ))}
      <p className="text-sm text-muted">
        Nos cardápios que ficam, o nome completo e os contatos saem também dos textos. Verifique apelidos e
        primeiros nomes nos textos.
      </p>
    </fieldset>
  );
}

interface RetentionNoticeProps {
  /** Undefined until the server answers. */
  until: string | undefined;
  isKnown: boolean;
  onChange: (isKnown: boolean) => void;
}

/** States the 20-year rule before a record is erased too early (L08). */
function RetentionNotice({ until, isKnown, onChange }: RetentionNoticeProps) {
  return (
    <div className="grid gap-3">
      <Notice variant="danger">
        <p>
          A lei pede guardar o prontuário por 20 anos depois do último registro
          {until && `, até ${longDate(until)}`} (Lei 13.787/2018, art. 6º; Resolução CFN 594/2017).
        </p>
        <p>Antes disso, prefira anonimizar.</p>
      </Notice>
      <label className="flex cursor-pointer items-start gap-3 text-sm">
        <input
          type="checkbox"
          className="mt-0.5 size-4 shrink-0"
          checked={isKnown}
          onChange={(event) => onChange(event.target.checked)}
        />
        Sei do prazo de 20 anos e quero eliminar mesmo assim.
      </label>
    </div>
  );
}
