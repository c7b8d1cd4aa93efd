import {
  CONSENT_TEXT_VERSION,
  type ConsentChannel,
  type ConsentPurpose,
  consentChannels,
  consentPurposes,
} from '@alecrim/domain/pure';
import { useState } from 'react';
import type { Consent } from '../../../data/patient-privacy.ts';
import { useUser } from '../../../data/session-context.ts';
import { newId } from '../../../lib/new-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface NewConsentProps {
  isBusy: boolean;
  onAdd: (consent: Consent) => void;
  onCancel: () => void;
}

/** The exact text of the consent. */
export function NewConsent({ isBusy, onAdd, onCancel }: NewConsentProps) {
  const user = useUser();
  const [finalidade, setFinalidade] = useState<ConsentPurpose>('imagem');
  const [canal, setCanal] = useState<ConsentChannel>('presencial');
  const { text: texto } = consentPurposes[finalidade];

  const add = () =>
    onAdd({
      id: newId(),
      finalidade,
      texto,
      versao: CONSENT_TEXT_VERSION,
      canal,
      concedido_em: new Date().toISOString(),
      registrado_por: user.nome_nutricionista || user.full_name || user.email,
      revogado_em: null,
    });

  return (
    <section
      aria-label="Novo consentimento"
      className="grid gap-4 rounded-control border border-line bg-soft p-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Finalidade">
          {(control) => (
            <Select
              {...control}
              value={finalidade}
              onChange={(event) => setFinalidade(event.target.value as ConsentPurpose)}
            >
              {Object.entries(consentPurposes).map(([name, { label }]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Como foi dado">
          {(control) => (
            <Select
              {...control}
              value={canal}
              onChange={(event) => setCanal(event.target.value as ConsentChannel)}
            >
              {Object.entries(consentChannels).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className="text-sm text-muted">Leia para o paciente: “{texto}”</p>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={add}>
          O paciente concordou
        </Button>
        <Button look="ghost" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </section>
  );
}
