import { LinesField } from './lines-field.tsx';
import { LongPartField, PartField } from './part-field.tsx';

/** A recipe, in a plan (`receitas.0.`) or as a template (no prefix). */
export function ReceitaFields({ prefix = '' }: { prefix?: string }) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <PartField
        name={`${prefix}nome`}
        label={`Nome da Receita${prefix === '' ? ' *' : ''}`}
        placeholder="Ex: Panqueca de aveia"
        className="lg:col-span-2"
      />
      <LinesField
        name={`${prefix}ingredientes`}
        label="Ingredientes"
        hint="Um por linha"
        placeholder={'2 ovos\n4 colheres de sopa de aveia\n1 banana madura'}
        rows={5}
      />
      <LongPartField
        name={`${prefix}modo_preparo`}
        label="Modo de preparo"
        placeholder="Amasse a banana, misture tudo e doure dos dois lados."
        rows={5}
      />
    </div>
  );
}
