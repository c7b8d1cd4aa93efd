import { type Alimento, baseGrams } from '@alecrim/domain';
import { decimalText, type Restricao, restricaoLabels } from '@alecrim/domain/pure';
import { Plus, Trash2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { CheckField } from './check-field.tsx';
import { DecimalField } from './decimal-field.tsx';
import type { LabelsOf } from './part-labels.ts';
import { usePartList } from './part-list.ts';
import { SelectField } from './select-field.tsx';
import { TextField, trimmed } from './text-field.tsx';

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
  contem: 'Contém',
  conteudo_conferido: 'Conferi no rótulo',
} satisfies LabelsOf<typeof Alimento.fields>;

const bases = { '100 g': '100 g do alimento', porção: 'Uma porção do rótulo' };
const macros = ['kcal', 'proteina', 'carboidrato', 'gordura'] as const;
const figures = [...macros, 'gordura_saturada', 'fibra', 'acucar', 'sodio_mg'] as const;

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
          rules={trimmed}
        />
        <TextField name="marca" label={alimentoLabels.marca} rules={trimmed} />
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
          {figures.map((name) => (
            <FigureField key={name} name={name} />
          ))}
        </div>
      </fieldset>
      <MedidasFields />
      <ContemFields />
    </>
  );
}

/** A figure of the label. If the label is for a portion, the hint gives the figure for 100 g. */
function FigureField({ name }: { name: keyof typeof alimentoLabels }) {
  const [base, porcao_gramas, value] = useWatch({ name: ['base', 'porcao_gramas', name] });
  const grams = base === 'porção' ? baseGrams({ base, porcao_gramas }) : null;
  const isKnown = typeof value === 'number' && typeof grams === 'number' && grams > 0;
  const per100 = isKnown ? decimalText(Math.round((value * 1_000) / grams) / 10) : undefined;
  return (
    <DecimalField
      name={name}
      label={`${alimentoLabels[name]}${name === 'kcal' ? ' *' : ''}`}
      hint={per100 && `${per100} em 100 g`}
    />
  );
}

/** The household measures of a food: a name and its grams, a row each. */
function MedidasFields() {
  const { keys, add, actionsFor } = usePartList('medidas', 'Medida');
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{alimentoLabels.medidas}</legend>
      <p className="mb-3 text-sm text-muted">Como você escreve nos cardápios: fatia, colher de sopa, pote…</p>
      <div className="grid gap-3">
        <ol className="grid gap-2 empty:hidden">
          {keys.map((key, index) => (
            <li key={key} className="flex items-start gap-2">
              <TextField
                name={`medidas.${index}.nome`}
                label={`Medida ${index + 1}`}
                isLabelHidden
                placeholder="Ex.: fatia"
                className="min-w-0 grow"
              />
              <DecimalField
                name={`medidas.${index}.gramas`}
                label={`Gramas da medida ${index + 1}`}
                isLabelHidden
                placeholder="gramas"
                className="w-24 shrink-0 sm:w-32"
              />
              <Button
                icon={Trash2}
                variant="ghost"
                size="icon"
                aria-label={`Remover medida ${index + 1}`}
                className="hover:bg-danger-soft hover:text-danger"
                onClick={actionsFor(index).remove}
              />
            </li>
          ))}
        </ol>
        <Button
          icon={Plus}
          variant="soft"
          size="sm"
          className="justify-self-start"
          onClick={() => add({ nome: '', gramas: null })}
        >
          Adicionar medida
        </Button>
      </div>
    </fieldset>
  );
}

/** The words of the restrictions as a label says them: a food does not contain "vegano". */
const contents: Record<Restricao, string> = {
  ...restricaoLabels,
  vegetariano: 'Carne, ave ou peixe',
  vegano: 'Ingrediente de origem animal',
  gestante: 'Algo a evitar na gestação',
  fenilcetonuria: 'Fenilalanina',
  potassio: 'Muito potássio',
  fosforo: 'Muito fósforo',
};

/** What an own food contains that somebody may avoid, and whether the list was compared with the label. */
function ContemFields() {
  const { register } = useFormContext();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">Contém</legend>
      <p className="text-sm text-muted">
        Serve para avisar quando o paciente evita algo. Marque o que está na lista de ingredientes.
      </p>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {Object.entries(contents).map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5 text-sm sm:min-h-9">
            <input type="checkbox" value={value} className="size-5 shrink-0" {...register('contem')} />
            {label}
          </label>
        ))}
      </div>
      <CheckField name="conteudo_conferido" label="Conferi no rótulo">
        O que não foi escolhido acima não está no alimento. Sem isto, ele aparece como não verificado.
      </CheckField>
    </fieldset>
  );
}
