import { ageText } from './age.ts';
import { DayField } from './day-field.tsx';
import { GuardianFields } from './guardian-fields.tsx';
import { LongTextField } from './long-text-field.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { TextField } from './text-field.tsx';
import { trimmed } from './trimmed.ts';

export const pacienteLabels = {
  nome: 'Nome Completo',
  email: 'E-mail',
  telefone: 'Telefone',
  data_nascimento: 'Data de Nascimento',
  observacoes: 'Observações',
  peso_kg: 'Peso (kg)',
  altura_cm: 'Altura (cm)',
  medidas_em: 'Medido em',
  sexo: 'Sexo',
  atividade: 'Nível de atividade',
  responsavel_nome: 'Nome do responsável',
  responsavel_contato: 'Contato do responsável',
  melhor_interesse: 'Melhor interesse do menor',
};

export function PacienteFields() {
  return (
    <>
      <TextField name="nome" label={`${pacienteLabels.nome} *`} autoComplete="off" rules={trimmed} />
      <TextField
        name="email"
        label={pacienteLabels.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        rules={trimmed}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PhoneField name="telefone" label={pacienteLabels.telefone} />
        <DayField
          name="data_nascimento"
          label={pacienteLabels.data_nascimento}
          hintFor={(day) => ageText(day) ?? 'Esta data ainda não chegou. Confira o ano.'}
        />
      </div>
      <LongTextField
        name="observacoes"
        label={pacienteLabels.observacoes}
        placeholder="Objetivos, restrições, preferências..."
      />
      <MeasureFields labels={pacienteLabels} />
      <GuardianFields labels={pacienteLabels} />
    </>
  );
}
