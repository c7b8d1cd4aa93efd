import { useController } from 'react-hook-form';
import type { Tipo } from '../../data/library-queries.ts';
import {
  OrientacaoFields,
  OrientacaoHeading,
  ReceitaFields,
  ReceitaHeading,
} from '../../fields/part-fields.tsx';
import { orientacaoLabels, receitaLabels, refeicaoLabels } from '../../fields/part-labels.ts';
import { OpcoesFields, RefeicaoHeading } from '../../fields/refeicao-fields.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { NumbersFrame, NumbersSwitch } from '../numeros/numbers-frame.tsx';
import { useCategorias, useGuidanceCategories } from './categories.ts';
export const refeicaoTemplateLabels = { ...refeicaoLabels, categoria_id: 'Categoria' };

export function RefeicaoTemplateFields() {
  return (
    <NumbersFrame>
      <RefeicaoHeading />
      <CategoriaSelect tipo="refeicao" />
      <NumbersSwitch className="-mx-2 justify-self-start" />
      <OpcoesFields />
    </NumbersFrame>
  );
}

export const receitaTemplateLabels = { ...receitaLabels, categoria_id: 'Categoria' };

export function ReceitaTemplateFields() {
  return (
    <NumbersFrame>
      <ReceitaHeading />
      <ReceitaFields />
      <CategoriaSelect tipo="receita" />
      <NumbersSwitch className="-mx-2 justify-self-start" />
    </NumbersFrame>
  );
}

export const orientacaoTemplateLabels = { ...orientacaoLabels, categoria: 'Categoria' };

export function OrientacaoTemplateFields() {
  const { field } = useController({ name: 'categoria' });
  const { all, categoryOf } = useGuidanceCategories();
  return (
    <>
      <OrientacaoHeading />
      <OrientacaoFields />
      <Field label="Categoria">
        {(control) => (
          <Select {...control} {...field} value={categoryOf(field.value).value}>
            {all.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

// The value "null" means no category (P40).
const NONE = 'null';

function CategoriaSelect({ tipo }: { tipo: Tipo }) {
  const { field, fieldState } = useController({ name: 'categoria_id' });
  const categorias = useCategorias(tipo);
  const isKnown = categorias?.some(({ id }) => id === field.value);
  return (
    <Field label="Categoria" error={fieldState.error?.message}>
      {(control) => (
        <Select {...control} {...field} value={isKnown ? field.value : NONE}>
          <option value={NONE}>Sem categoria</option>
          {categorias?.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
