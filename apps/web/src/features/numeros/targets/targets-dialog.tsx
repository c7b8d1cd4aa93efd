import {
  ACTIVITIES,
  type Activity,
  FORMULAS,
  type FormulaId,
  formulaOf,
  type Sex,
} from '@alecrim/nutrition/needs';
import { useFormContext, useWatch } from 'react-hook-form';
import { DecimalField } from '../../../fields/decimal-field.tsx';
import { typedCentimetres, typedKilograms } from '../../../fields/decimal-text.ts';
import { ChoiceField } from '../../../fields/select-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { inWhole } from '../amount-words.ts';
import { usePatientMeasures } from './patient-measures.ts';
import { MACROS, type Meta, targetGrams } from './targets.ts';
import { WeighedOn } from './weighed-on.tsx';

const units = { '%': '% da energia', g: 'g por dia', 'g/kg': 'g por kg' };

/** The targets of the day. They are written into the plan as they are typed, so its draft keeps them. */
export function TargetsDialog({ onClose }: { onClose: () => void }) {
  const { setValue, trigger } = useFormContext();
  const meta = useWatch({ name: 'meta' }) as Meta | null | undefined;
  // A wrong number must not hide in a closed dialog, where the plan could no longer be saved and nothing would say why.
  const close = async () => {
    if (await trigger('meta')) onClose();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && void close()}>
      <DialogContent
        title="Metas do dia"
        description="Quanto o cardápio deve ter. Aparecem no rodapé do editor, ao lado da estimativa."
        className="sm:max-w-2xl"
        footer={
          <>
            <Button
              look="ghost"
              className="sm:mr-auto"
              onClick={() => {
                setValue('meta', null, { shouldDirty: true });
                onClose();
              }}
            >
              Remover metas
            </Button>
            <DialogClose asChild>
              <Button>Pronto</Button>
            </DialogClose>
          </>
        }
      >
        <div className="grid gap-6">
          <DecimalField name="meta.kcal" label="Energia (kcal por dia)" placeholder="Ex.: 1.800" />
          <fieldset className="grid gap-3">
            <legend className="mb-1.5 text-sm font-semibold">Macronutrientes</legend>
            {MACROS.map(({ macro, field, name }) => (
              <div
                key={macro}
                className="grid grid-cols-[1fr_1fr] items-end gap-x-3 gap-y-1 sm:grid-cols-[1fr_10rem_8rem]"
              >
                <DecimalField
                  name={`meta.${field}.valor`}
                  label={name}
                  onTyped={() => {
                    if (!meta?.[field]?.unidade) setValue(`meta.${field}.unidade`, '%');
                  }}
                />
                <ChoiceField
                  name={`meta.${field}.unidade`}
                  label={`Unidade de ${name}`}
                  options={units}
                  fallback="%"
                />
                <p className="text-sm text-muted max-sm:col-span-2 sm:pb-3">{gramsWords(meta, macro)}</p>
              </div>
            ))}
          </fieldset>
          <FormulaFields />
        </div>
      </DialogContent>
    </Dialog>
  );
}

function gramsWords(meta: Meta | null | undefined, macro: (typeof MACROS)[number]['macro']): string {
  const grams = targetGrams(meta, macro);
  return grams === undefined ? '' : `= ${inWhole(grams)} g`;
}

const none = { '': 'Escolha…' };
const formulas = { ...none, ...Object.fromEntries(FORMULAS.map(({ id, name }) => [id, name])) };
const activities = { ...none, ...Object.fromEntries(ACTIVITIES.map(({ id, name }) => [id, name])) };
const sexes = { ...none, feminino: 'Feminino', masculino: 'Masculino' };

/** The energy by a formula, with its inputs and its calculation in sight. */
function FormulaFields() {
  const { setValue } = useFormContext();
  const meta = useWatch({ name: 'meta' }) as Meta | null | undefined;
  const patient = usePatientMeasures();
  const result = needOf(meta);
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-4">
      <legend className="px-1 text-sm font-semibold">Calcular por uma fórmula</legend>
      {patient && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            look="outline"
            size="sm"
            onClick={() => setValue('meta', { ...meta, ...patient.values }, { shouldDirty: true })}
          >
            Usar os dados de {patient.name}
          </Button>
          <WeighedOn day={patient.weighedOn} />
        </div>
      )}
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <ChoiceField
          name="meta.formula"
          label="Fórmula"
          options={formulas}
          className="col-span-2 sm:col-span-1"
        />
        <ChoiceField name="meta.sexo" label="Sexo" options={sexes} />
        <DecimalField name="meta.idade" label="Idade (anos)" />
        <DecimalField name="meta.peso_kg" label="Peso (kg)" read={typedKilograms} />
        <DecimalField name="meta.altura_cm" label="Altura (cm)" read={typedCentimetres} />
        <ChoiceField name="meta.atividade" label="Atividade" options={activities} />
        <DecimalField name="meta.fator" label="Outro fator" placeholder="Opcional" />
      </div>
      <div role="status" className="grid gap-1 text-sm">
        {'reason' in result ? (
          <p className="text-muted">{result.reason}</p>
        ) : (
          <>
            <p>
              <span className="font-semibold">{inWhole(result.kcal)} kcal por dia</span>
              {result.restingKcal !== undefined && ` (em repouso ${inWhole(result.restingKcal)} kcal)`}
            </p>
            <p className="text-muted [overflow-wrap:anywhere]">{result.calculation}</p>
            <p className="text-muted">{result.reference}</p>
          </>
        )}
      </div>
      {'kcal' in result && (
        <Button
          look="soft"
          className="justify-self-start"
          onClick={() => setValue('meta.kcal', result.kcal, { shouldDirty: true })}
        >
          Usar {inWhole(result.kcal)} kcal como meta
        </Button>
      )}
    </fieldset>
  );
}

function needOf(meta: Meta | null | undefined) {
  const formula = meta?.formula ? formulaOf(meta.formula as FormulaId) : undefined;
  if (!formula) return { reason: 'Escolha uma fórmula e informe sexo, idade, peso, altura e atividade.' };
  const { sexo, idade, peso_kg, altura_cm, atividade, fator } = meta ?? {};
  if (!sexo || !idade || !peso_kg || !altura_cm || !atividade)
    return { reason: 'Faltam dados: sexo, idade, peso, altura e atividade.' };
  if (idade < formula.fromYears)
    return { reason: `${formula.name} vale a partir de ${formula.fromYears} anos.` };
  const person = { sex: sexo as Sex, years: idade, kilograms: peso_kg, centimetres: altura_cm };
  const need = formula.need(person, atividade as Activity, fator ?? undefined);
  return { ...need, reference: formula.reference };
}
