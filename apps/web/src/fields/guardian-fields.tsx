import { useWatch } from 'react-hook-form';
import { isMinor } from './age.ts';
import { FoldedFields } from './folded-fields.tsx';
import { LongTextField } from './long-text-field.tsx';
import { TextField } from './text-field.tsx';
import { trimmed } from './trimmed.ts';

type GuardianField = 'responsavel_nome' | 'responsavel_contato' | 'melhor_interesse';

/** The guardian of a minor. The section is folded, and opens when the birth date is that of a minor. */
export function GuardianFields({ labels }: { labels: Record<GuardianField, string> }) {
  const birthDay: string | null = useWatch({ name: 'data_nascimento' });
  const isAsked = Boolean(birthDay && isMinor(birthDay));
  return (
    <FoldedFields title="Privacidade e responsável" isOpen={isAsked}>
      <p className="text-sm text-muted">
        {isAsked
          ? 'Este paciente tem menos de 18 anos: informe quem responde por ele.'
          : 'Para menores de 18 anos, informe quem responde pelo paciente.'}{' '}
        Os consentimentos ficam em Privacidade, no cartão do paciente.
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="responsavel_nome"
          label={labels.responsavel_nome}
          autoComplete="off"
          rules={trimmed}
        />
        <TextField
          name="responsavel_contato"
          label={labels.responsavel_contato}
          placeholder="Telefone ou e-mail"
          autoComplete="off"
          rules={trimmed}
        />
      </div>
      <LongTextField
        name="melhor_interesse"
        label={labels.melhor_interesse}
        placeholder="Por que o acompanhamento é do melhor interesse da criança ou do adolescente"
      />
    </FoldedFields>
  );
}
