import { atividadeLabels, pacienteLabels, sexoLabels } from '@alecrim/domain/pure';
import { type ReactNode, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { dayOf } from '../lib/dates.ts';
import { lazyPart } from '../ui/lazy-dialog.tsx';
import { ageText, isMinor } from './age.ts';
import { DayField } from './day-field.tsx';
import { DecimalField } from './decimal-field.tsx';
import { typedCentimetres, typedKilograms } from './decimal-text.ts';
import { FoldedFields } from './folded-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { ReturnField } from './return-field.tsx';
import { SelectField } from './select-field.tsx';
import { LongTextField, TextField, trimmed } from './text-field.tsx';

/** A patient's record, with offers below the notes. */
export function PacienteFields({ offers }: { offers?: ReactNode }) {
  return (
    <>
      <TextField name="nome" label={`${pacienteLabels.nome} *`} rules={trimmed} />
      <TextField name="email" label={pacienteLabels.email} type="email" rules={trimmed} />
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
      {offers}
      <RestrictionFields />
      <ReturnField label={pacienteLabels.retorno_em} />
      <MeasureFields />
      <GuardianFields />
    </>
  );
}

// Loaded with the first form that is opened, not with the page.
const RestricoesField = lazyPart(() => import('./restricoes-field.tsx').then((m) => m.RestricoesField));

/** What the patient avoids. The section is folded while there is nothing, and opens when an offer is taken. */
function RestrictionFields() {
  const list = (useWatch({ name: 'restricoes' }) ?? []) as readonly unknown[];
  const [isFilled, setFilled] = useState(false);
  if (list.length > 0 && !isFilled) setFilled(true);
  return (
    <FoldedFields title={`${pacienteLabels.restricoes} (opcional)`} isOpen={isFilled}>
      <p className="text-sm text-muted">
        O editor avisa quando um cardápio deste paciente contém algo daqui. O paciente não vê estes dados.
      </p>
      <RestricoesField />
    </FoldedFields>
  );
}

const measures = ['peso_kg', 'altura_cm', 'medidas_em', 'sexo', 'atividade'] as const;
const unknown = { '': 'Não informado' };

/** The measures that the targets of a plan are calculated with. The section is folded while they are empty. */
export function MeasureFields() {
  const { getValues, formState } = useFormContext();
  const [isFilled] = useState(() => measures.some((name) => Boolean(getValues(name))));
  const followDay = useDayOfMeasures();
  const hasError = measures.some((name) => formState.errors[name]);
  return (
    <FoldedFields title="Medidas (opcional)" isOpen={isFilled || hasError}>
      <p className="text-sm text-muted">
        Servem para calcular as metas dos cardápios. O paciente não vê estes dados.
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DecimalField
          name="peso_kg"
          label={pacienteLabels.peso_kg}
          placeholder="Ex.: 72,5"
          read={typedKilograms}
          onTyped={followDay}
        />
        <DecimalField
          name="altura_cm"
          label={pacienteLabels.altura_cm}
          placeholder="Ex.: 165"
          read={typedCentimetres}
          onTyped={followDay}
        />
        <SelectField name="sexo" label={pacienteLabels.sexo} options={{ ...unknown, ...sexoLabels }} />
        <SelectField
          name="atividade"
          label={pacienteLabels.atividade}
          options={{ ...unknown, ...atividadeLabels }}
        />
        <DayField name="medidas_em" label={pacienteLabels.medidas_em} />
      </div>
    </FoldedFields>
  );
}

/** A changed weight or height was measured today, unless another day is typed. */
function useDayOfMeasures(): () => void {
  const { getValues, setValue, formState } = useFormContext();
  const { defaultValues } = formState;
  const ownDay = useRef<string | null>(defaultValues?.medidas_em ?? null);
  return () => {
    const [weight, height, day] = getValues(['peso_kg', 'altura_cm', 'medidas_em']);
    if ((day ?? null) !== ownDay.current) return;
    const isChanged = weight !== defaultValues?.peso_kg || height !== defaultValues?.altura_cm;
    const isMeasured = weight !== null || height !== null;
    const today = isMeasured ? dayOf(new Date()) : null;
    ownDay.current = isChanged ? today : (defaultValues?.medidas_em ?? null);
    setValue('medidas_em', ownDay.current, { shouldDirty: true });
  };
}

/** The guardian of a minor. The section is folded, and opens when the birth date is that of a minor. */
function GuardianFields() {
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
        <TextField name="responsavel_nome" label={pacienteLabels.responsavel_nome} rules={trimmed} />
        <TextField
          name="responsavel_contato"
          label={pacienteLabels.responsavel_contato}
          placeholder="Telefone ou e-mail"
          rules={trimmed}
        />
      </div>
      <LongTextField
        name="melhor_interesse"
        label={pacienteLabels.melhor_interesse}
        placeholder="Por que o acompanhamento é do melhor interesse da criança ou do adolescente"
      />
    </FoldedFields>
  );
}
