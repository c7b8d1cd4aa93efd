import type { Stored } from '@alecrim/domain';
import {
  CONSENT_TEXT_VERSION,
  type ConsentChannel,
  type ConsentPurpose,
  consentChannels,
  consentFacts,
  consentPurposes,
  purposeLabel,
} from '@alecrim/domain/pure';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useUser } from '../../../data/context.ts';
import { type Consent, consentMutation } from '../../../data/patient-privacy.ts';
import { longDate } from '../../../lib/dates.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { newId } from '../../../lib/new-id.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LabelledSelect } from '../../../ui/select.tsx';

/** Each is saved at once; taking one back is one click, and both stay on record (LGPD art. 8). */
export function Consents({ paciente }: { paciente: Stored<'Paciente'> }) {
  const saving = useMutation(consentMutation(useClient(), useQueryClient()));
  const [isAdding, setAdding] = useState(false);
  const consents = paciente.consentimentos;
  const save = (consentimentos: Consent[]) => saving.mutateAsync({ paciente, consentimentos });

  function revoke(revoked: Consent) {
    const now = new Date().toISOString();
    // The error is shown above the list.
    save(consents.map((one) => (one === revoked ? { ...one, revogado_em: now } : one))).catch(() => {});
  }

  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        O atendimento não precisa de consentimento: ele se apoia na tutela da saúde (LGPD, art. 11). Peça um
        para cada outra finalidade.
      </p>
      {saving.error && <Notice variant="danger">{failureText(saving.error)}</Notice>}
      {consents.length > 0 && (
        <ul aria-label="Consentimentos" className="grid gap-3">
          {consents.map((consent) => (
            <li
              key={consent.id ?? `${consent.finalidade}${consent.concedido_em}`}
              className="grid gap-2 rounded-control border border-line p-4"
            >
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h3 className="font-semibold">{purposeLabel(consent.finalidade)}</h3>
                <Badge variant={consent.revogado_em ? 'neutral' : 'brand'}>
                  {consent.revogado_em ? 'Revogado' : 'Em vigor'}
                </Badge>
              </div>
              {consent.texto && <p className="text-sm text-muted">“{consent.texto}”</p>}
              <p className="text-sm text-muted">{consentFacts(consent, longDate)}</p>
              {!consent.revogado_em && (
                <Button
                  variant="outline"
                  size="sm"
                  className="justify-self-start"
                  aria-label={`Revogar ${purposeLabel(consent.finalidade)}`}
                  isBusy={saving.isPending}
                  onClick={() => revoke(consent)}
                >
                  Revogar
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {consents.length === 0 && !isAdding && (
        <p className="rounded-control border border-dashed border-line-strong p-4 text-center text-muted">
          Nenhum consentimento registrado.
        </p>
      )}
      {isAdding ? (
        <NewConsent
          isBusy={saving.isPending}
          onCancel={() => setAdding(false)}
          onAdd={(consent) =>
            save([...consents, consent]).then(
              () => setAdding(false),
              () => {},
            )
          }
        />
      ) : (
        <Button variant="soft" className="justify-self-start" onClick={() => setAdding(true)}>
          Registrar consentimento
        </Button>
      )}
    </div>
  );
}

const purposeLabels = Object.fromEntries(
  Object.entries(consentPurposes).map(([name, { label }]) => [name, label]),
);

interface NewConsentProps {
  isBusy: boolean;
  onAdd: (consent: Consent) => void;
  onCancel: () => void;
}

/** The exact text of the consent. */
function NewConsent({ isBusy, onAdd, onCancel }: NewConsentProps) {
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
        <LabelledSelect
          label="Finalidade"
          value={finalidade}
          labels={purposeLabels}
          onChange={setFinalidade}
        />
        <LabelledSelect label="Como foi dado" value={canal} labels={consentChannels} onChange={setCanal} />
      </div>
      <p className="text-sm text-muted">Leia para o paciente: “{texto}”</p>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={add}>
          O paciente concordou
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </section>
  );
}
