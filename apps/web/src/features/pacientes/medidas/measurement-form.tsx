import type { Stored } from '@alecrim/domain';
import { avaliacaoLabels, metodoLabels } from '@alecrim/domain/measurement-labels';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import {
  circumferences,
  type MeasuredField,
  nameAndUnit,
  skinfolds,
} from '../../../fields/avaliacao-labels.ts';
import { DayField } from '../../../fields/day-field.tsx';
import { DecimalField } from '../../../fields/decimal-field.tsx';
import { typedCentimetres, typedDecimal, typedKilograms } from '../../../fields/decimal-text.ts';
import { FoldedFields } from '../../../fields/folded-fields.tsx';
import { SelectField } from '../../../fields/select-field.tsx';
import { LongTextField } from '../../../fields/text-field.tsx';
import { dayOf } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { type Doubts, doubtsAbout } from './doubts.ts';
import { FigureList } from './figure-list.tsx';
import { figuresOf } from './figures.ts';
import { useGrowth } from './growth-figures.ts';
import { labUnits } from './lab-names.ts';
import { type Measurement, type Subject, subjectOf, type Values } from './measured.ts';
import { NamedValuesField } from './named-values-field.tsx';

const methods = { '': 'Não calcular', ...metodoLabels };
const otherUnits = { 'Circunferência do punho': 'cm', 'Altura do joelho': 'cm', 'Força de preensão': 'kgf' };

/** The fields of a measurement. What is empty is folded, because a visit seldom measures everything. */
export function MeasurementForm() {
  const { patient, all, id } = useMeasurementForm();
  const values = useWatch() as Values;
  const subject = subjectOf(patient);
  const growth = useGrowth(subject, [values.data]);
  const doubts = doubtsAbout(values, { subject, all, id });
  return (
    <>
      <DayField
        name="data"
        label="Data *"
        hintFor={(day) =>
          day > dayOf(new Date()) ? 'Esta data ainda não chegou. Confira o ano.' : undefined
        }
      />
      <MeasureGrid fields={['peso_kg', 'altura_cm']} doubts={doubts} />
      {/* Announced when a typed value changes a class. */}
      <div role="status" className="rounded-control bg-soft px-4 py-3 empty:hidden">
        <FigureList label="Valores calculados" {...figuresOf(values, subject, all, growth)} />
      </div>
      <Section title="Circunferências" fields={[...circumferences, 'outras_medidas']}>
        <MeasureGrid fields={circumferences} doubts={doubts} />
        <NamedValuesField
          name="outras_medidas"
          noun="Medida"
          item="medida"
          addLabel="Outra medida"
          placeholder="Ex.: Circunferência do punho"
          units={otherUnits}
        />
      </Section>
      <FatFields doubts={doubts} />
      <Section title="Pressão arterial" fields={['pressao_sistolica', 'pressao_diastolica']}>
        <MeasureGrid fields={['pressao_sistolica', 'pressao_diastolica']} doubts={doubts} />
      </Section>
      <Section title="Exames laboratoriais" fields={['exames']}>
        <NamedValuesField
          name="exames"
          noun="Linha de exame"
          item="exame"
          addLabel="Adicionar exame"
          placeholder="Ex.: Glicemia de jejum"
          units={labUnits}
        />
      </Section>
      <PregnancyFields subject={subject} doubts={doubts} />
      <LongTextField name="observacao" label="Observação" placeholder="Ex.: em jejum, com roupa leve" />
    </>
  );
}

function FatFields({ doubts }: { doubts: Doubts }) {
  const method = useWatch({ name: 'metodo_gordura' }) as string | null;
  const isTyped = !method || method === 'informado';
  return (
    <Section
      title="Dobras e gordura corporal"
      fields={[...skinfolds, 'metodo_gordura', 'gordura_percentual', 'massa_magra_kg']}
    >
      <SelectField name="metodo_gordura" label="Gordura corporal" options={methods} />
      {isTyped && <MeasureGrid fields={['gordura_percentual', 'massa_magra_kg']} doubts={doubts} />}
      <MeasureGrid fields={skinfolds} doubts={doubts} />
    </Section>
  );
}

function PregnancyFields({ subject, doubts }: { subject: Subject; doubts: Doubts }) {
  if (subject.sex === 'masculino') return null;
  const fields = ['semanas_gestacao', 'peso_pre_gestacional_kg'] as const;
  return (
    <Section title="Gestação" fields={fields}>
      <MeasureGrid fields={fields} doubts={doubts} />
    </Section>
  );
}

interface SectionProps {
  title: string;
  /** The section opens if one of them has a value or an error. */
  fields: readonly string[];
  children: ReactNode;
}

function Section({ title, fields, children }: SectionProps) {
  const { getValues } = useFormContext();
  const { errors } = useFormState();
  const [isFilled] = useState(() => fields.some((name) => hasValue(getValues(name))));
  const hasError = fields.some((name) => errors[name]);
  return (
    <FoldedFields title={title} isOpen={isFilled || hasError}>
      {children}
    </FoldedFields>
  );
}

const hasValue = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

function MeasureGrid({ fields, doubts }: { fields: readonly MeasuredField[]; doubts: Doubts }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {fields.map((name) => (
        <MeasureField key={name} name={name} doubt={doubts[name]} />
      ))}
    </div>
  );
}

/** What the form compares the typed values with. The form itself does not know whose measurement it edits. */
interface FormContext {
  patient: Stored<'Paciente'>;
  all: readonly Measurement[];
  /** The measurement that is edited; undefined for a new one. */
  id: string | undefined;
}

const Context = createContext<FormContext | null>(null);

export const MeasurementFormContext = Context.Provider;

function useMeasurementForm(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error('MeasurementFormContext is missing');
  return context;
}

interface MeasureFieldProps {
  name: MeasuredField;
  /** The question about an improbable value. */
  doubt: string | undefined;
  placeholder?: string;
}

const unitReaders = { kg: typedKilograms, cm: typedCentimetres };

/** A measured value. An improbable one is asked about below the field; the person may also just go on. */
function MeasureField({ name, doubt, placeholder }: MeasureFieldProps) {
  const value: unknown = useWatch({ name });
  const [confirmed, setConfirmed] = useState<unknown>();
  const isAsked = doubt !== undefined && confirmed !== value;
  const read = name.endsWith('_kg') ? unitReaders.kg : name.endsWith('_cm') ? unitReaders.cm : typedDecimal;
  return (
    <DecimalField
      name={name}
      label={avaliacaoLabels[name]}
      placeholder={placeholder}
      read={read}
      hint={
        isAsked && (
          <span role="status" className="flex flex-wrap items-center gap-x-2 font-medium text-warning">
            {doubt}
            <Button
              variant="link"
              size="inline"
              aria-label={`Confirmar ${nameAndUnit(name).name.toLowerCase()}`}
              onClick={() => setConfirmed(value)}
            >
              Confirmar
            </Button>
          </span>
        )
      }
    />
  );
}
