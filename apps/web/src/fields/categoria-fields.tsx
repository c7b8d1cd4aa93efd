import { Categoria, tipoLabels } from '@alecrim/domain';
import { ColourField } from './colour-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField, trimmed } from './text-field.tsx';
export const categoriaLabels = { nome: 'Nome da Categoria', tipo: 'Tipo', cor: 'Cor da Categoria' };

export function CategoriaFields() {
  return (
    <>
      <TextField
        name="nome"
        label={`${categoriaLabels.nome} *`}
        placeholder="Ex: Café da Manhã"
        rules={trimmed}
      />
      <SelectField name="tipo" label={`${categoriaLabels.tipo} *`} options={tipoLabels} />
      <ColourField name="cor" label={categoriaLabels.cor} fallback={Categoria.blank.cor ?? ''} />
    </>
  );
}
