import { orientacaoLabels } from '@alecrim/domain/pure';
import { useController } from 'react-hook-form';
import type { Tipo } from '../../data/category-queries.ts';
import { knownCategoria } from '../../data/guidance-shelf.ts';
import { OrientacaoFields } from '../../fields/orientacao-fields.tsx';
import { ReceitaFields } from '../../fields/receita-fields.tsx';
import { RefeicaoFields } from '../../fields/refeicao-fields.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useCategorias } from './categoria-of.ts';

export const refeicaoLabels = {
  nome: 'Nome da Refeição',
  horario: 'Horário',
  categoria_id: 'Categoria',
  opcoes: 'Opções',
};

export function RefeicaoTemplateFields() {
  return (
    <RefeicaoFields>
      <CategoriaSelect tipo="refeicao" />
    </RefeicaoFields>
  );
}

export const receitaLabels = {
  nome: 'Nome da Receita',
  categoria_id: 'Categoria',
  ingredientes: 'Ingredientes',
  modo_preparo: 'Modo de preparo',
};

export function ReceitaTemplateFields() {
  return (
    <>
      <ReceitaFields />
      <CategoriaSelect tipo="receita" />
    </>
  );
}

export const orientacaoFieldLabels = {
  titulo: 'Título da Orientação',
  categoria: 'Categoria',
  itens: 'Itens',
};

export function OrientacaoTemplateFields() {
  const { field } = useController({ name: 'categoria' });
  return (
    <>
      <OrientacaoFields />
      <Field label="Categoria">
        {(control) => (
          <Select {...control} {...field} value={knownCategoria(field.value)}>
            {Object.entries(orientacaoLabels).map(([value, label]) => (
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

// Spec §5: the value "null" means no category.
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
