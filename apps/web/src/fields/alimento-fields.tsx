import { type Alimento, baseGrams } from '@alecrim/domain';
import { useWatch } from 'react-hook-form';
import { DecimalField } from './decimal-field.tsx';
import { decimalText } from './decimal-text.ts';
import type { LabelsOf } from './labels-of.ts';
import { MedidasFields } from './medidas-fields.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { trimmed } from './trimmed.ts';

export const alimentoLabels = {
  nome: 'Nome do alimento',
  marca: 'Marca',
  base: 'Valores para',
  porcao_gramas: 'Porção (g)',
  kcal: 'Energia (kcal)',
  proteina: 'Proteína (g)',
  carboidrato: 'Carboidrato (g)',
  gordura: 'Gordura total (g)',
  gordura_saturada: 'Gordura saturada (g)',
  fibra: 'Fibra (g)',
  acucar: 'Açúcares (g)',
  sodio_mg: 'Sódio (mg)',
  medidas: 'Medidas caseiras',
} satisfies LabelsOf<typeof Alimento.fields>;

const bases = { '100 g': '100 g do alimento', porção: 'Uma porção do rótulo' };
const macros = ['proteina', 'carboidrato', 'gordura'] as const;
const others = ['gordura_saturada', 'fibra', 'acucar', 'sodio_mg'] as const;

/** An own food, as its label gives it. */
export function AlimentoFields() {
  const base = useWatch({ name: 'base' });
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TextField
          name="nome"
          label={`${alimentoLabels.nome} *`}
          placeholder="Ex.: Pão de forma de aveia"
          autoComplete="off"
          rules={trimmed}
        />
        <TextField name="marca" label={alimentoLabels.marca} autoComplete="off" rules={trimmed} />
        <SelectField name="base" label={alimentoLabels.base} options={bases} />
        <DecimalField
          name="porcao_gramas"
          label={`${alimentoLabels.porcao_gramas}${base === 'porção' ? ' *' : ''}`}
          placeholder="Ex.: 50"
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-semibold">Informação nutricional</legend>
        <p className="text-sm text-muted">Deixe em branco o que o rótulo não diz: vazio não é zero.</p>
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 sm:grid-cols-4">
          <FigureField name="kcal" isRequired />
          {macros.map((name) => (
            <FigureField key={name} name={name} />
          ))}
          {others.map((name) => (
            <FigureField key={name} name={name} />
          ))}
        </div>
      </fieldset>
      <MedidasFields label={alimentoLabels.medidas} />
    </>
  );
}

interface FigureFieldProps {
  name: keyof typeof alimentoLabels;
  isRequired?: boolean;
}

/** A figure of the label; what it makes in 100 g stands below, where the label is for a portion. */
function FigureField({ name, isRequired = false }: FigureFieldProps) {
  const [base, porcao_gramas, value] = useWatch({ name: ['base', 'porcao_gramas', name] });
  const grams = base === 'porção' ? baseGrams({ base, porcao_gramas }) : null;
  const isKnown = typeof value === 'number' && typeof grams === 'number' && grams > 0;
  const per100 = isKnown ? decimalText(Math.round((value * 1_000) / grams) / 10) : undefined;
  return (
    <DecimalField
      name={name}
      label={`${alimentoLabels[name]}${isRequired ? ' *' : ''}`}
      hint={per100 && `${per100} em 100 g`}
    />
  );
}
