import { adjustedKilograms, decimalText, idealBmi, idealKilograms } from '@alecrim/domain/pure';
import { ACTIVITIES, CONDITIONS, FORMULAS, formulaOf, type Input } from '@alecrim/nutrition/needs';
import { useFormContext } from 'react-hook-form';
import { DecimalField } from '../../../fields/decimal-field.tsx';
import { typedCentimetres, typedDecimal, typedKilograms } from '../../../fields/decimal-text.ts';
import { SelectField } from '../../../fields/select-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { LabelledSelect } from '../../../ui/select.tsx';
import { inTenths } from '../amount-words.ts';
import { usePatientMeasures, WeighedOn } from './patient-measures.tsx';
import { type Meta, useMeta } from './targets.ts';

const none = { '': 'Escolha…' };
const formulas: Record<string, string> = {
  '': 'Nenhuma: informo a meta',
  ...Object.fromEntries(FORMULAS.map(({ id, name }) => [id, name])),
};
const sexes = { ...none, feminino: 'Feminino', masculino: 'Masculino' };
const conditions = { '': 'Nenhuma', ...CONDITIONS };
const weights = { '': 'Peso atual', ideal: 'Peso ideal', ajustado: 'Peso ajustado' };

/** The formula first, then only what it asks for, with the data of the patient filled in. */
export function FormulaFields() {
  const { getValues, setValue } = useFormContext();
  const meta = useMeta();
  const patient = usePatientMeasures();
  const formula = formulaOf(meta.formula);
  const write = (values: Partial<Meta>) =>
    setValue('meta', { ...(getValues('meta') as Meta | null), ...values }, { shouldDirty: true });
  const choose = (id: string) => write({ ...missingIn(meta, patient?.values), formula: id || null });
  const asks = (input: Input) => formula?.inputs.includes(input) ?? false;
  const isOlder = patient && formula && Object.keys(differing(meta, patient.values)).length > 0;
  return (
    <div className="grid gap-4">
      <LabelledSelect
        label="Fórmula do gasto energético"
        hint={formula?.about}
        value={formula?.id ?? ''}
        labels={formulas}
        onChange={choose}
      />
      {isOlder && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            variant="outline"
            size="sm"
            className="h-auto min-h-9 max-w-full whitespace-normal text-left [overflow-wrap:anywhere]"
            onClick={() => write(patient.values)}
          >
            Usar os dados de {patient.name}
          </Button>
          <WeighedOn day={patient.weighedOn} />
        </div>
      )}
      {formula && (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {asks('sex') && <SelectField name="meta.sexo" label="Sexo" options={sexes} />}
          <DecimalField name="meta.idade" label="Idade (anos)" />
          {asks('kilograms') && <DecimalField name="meta.peso_kg" label="Peso (kg)" read={typedKilograms} />}
          <DecimalField name="meta.altura_cm" label="Altura (cm)" read={typedCentimetres} />
          {asks('leanKilograms') && (
            <DecimalField name="meta.massa_magra_kg" label="Massa magra (kg)" read={typedKilograms} />
          )}
          {asks('kcalPerKilogram') && (
            <DecimalField name="meta.kcal_kg" label="kcal por kg" placeholder="Ex.: 25" />
          )}
          {asks('activity') && (
            <SelectField
              name="meta.atividade"
              label="Atividade"
              options={{
                ...none,
                ...Object.fromEntries(
                  ACTIVITIES.filter(({ id }) => formula.activities.includes(id)).map(({ id, name }) => [
                    id,
                    name,
                  ]),
                ),
              }}
            />
          )}
          {formula.takesFactor && (
            <DecimalField name="meta.fator" label="Outro fator" placeholder="Opcional" />
          )}
          {asks('kilograms') && (
            <SelectField name="meta.peso_usado" label="Peso da fórmula" options={weights} />
          )}
          <DecimalField
            name="meta.peso_ideal_kg"
            label="Peso ideal (kg)"
            placeholder={decimalText(idealKilograms(meta))}
            read={typedKilograms}
          />
          {meta.sexo !== 'masculino' && (
            <SelectField
              name="meta.condicao"
              label="Gestação ou amamentação"
              options={conditions}
              className="col-span-2 sm:col-span-3"
            />
          )}
        </div>
      )}
      {formula && <Weights meta={meta} />}
    </div>
  );
}

function Weights({ meta }: { meta: Meta }) {
  const [ideal, adjusted, bmi] = [idealKilograms(meta), adjustedKilograms(meta), idealBmi(meta)];
  if (ideal === undefined) return null;
  const basis = meta.peso_ideal_kg ? 'informado por você' : `IMC ${decimalText(bmi)}`;
  return (
    <p className="text-sm text-muted">
      Peso ideal {inTenths(ideal)} kg ({basis})
      {adjusted !== undefined && ` · peso ajustado ${inTenths(adjusted)} kg`}
    </p>
  );
}

/** What the patient's record has and the targets do not. */
const missingIn = (meta: Meta, values: Partial<Meta> = {}): Partial<Meta> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !meta[name as keyof Meta]));

const differing = (meta: Meta, values: Partial<Meta>): Partial<Meta> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => meta[name as keyof Meta] !== value));

const USUAL = [
  { label: 'Manter', valor: null, unidade: null },
  { label: '−500 kcal', valor: -500, unidade: 'kcal' },
  { label: '−15 %', valor: -15, unidade: '%' },
  { label: '+300 kcal', valor: 300, unidade: 'kcal' },
  { label: '+10 %', valor: 10, unidade: '%' },
] as const;

const typedSigned = (typed: string) =>
  typedDecimal(typed.replace('−', '-').replace(/^\+/, '').replace(/\s*%$/, ''));

/** The surplus or deficit of energy: the step after the expenditure. */
export function AdjustmentFields() {
  const { setValue } = useFormContext();
  const { ajuste } = useMeta();
  const now = { valor: ajuste?.valor ?? null, unidade: ajuste?.valor ? (ajuste.unidade ?? 'kcal') : null };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium">Déficit ou superávit</legend>
      <div className="flex flex-wrap gap-2">
        {USUAL.map(({ label, valor, unidade }) => (
          <Button
            key={label}
            size="sm"
            variant={now.valor === valor && now.unidade === unidade ? 'soft' : 'outline'}
            aria-pressed={now.valor === valor && now.unidade === unidade}
            onClick={() => setValue('meta.ajuste', { valor, unidade }, { shouldDirty: true })}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
        <DecimalField
          name="meta.ajuste.valor"
          label="Outro valor"
          placeholder="Ex.: −300"
          // The phone's decimal keyboard has no minus sign.
          inputMode="text"
          read={typedSigned}
          onTyped={() => {
            if (!ajuste?.unidade) setValue('meta.ajuste.unidade', 'kcal');
          }}
        />
        <SelectField
          name="meta.ajuste.unidade"
          label="Unidade do ajuste"
          options={{ kcal: 'kcal', '%': '% do gasto' }}
          fallback="kcal"
        />
      </div>
    </fieldset>
  );
}
