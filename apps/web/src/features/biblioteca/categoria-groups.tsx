import { type Stored, tipoLabels } from '@alecrim/domain';
import { counted, plural } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useClient } from '../../data/context.ts';
import { byName, categoryUseQuery, type Tipo } from '../../data/library-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { ColourDot } from './colour-dot.tsx';

type Categoria = Stored<'Categoria'>;

interface CategoriaGroupsProps {
  categorias: Categoria[];
  /** A search is active, so a group without a match is not shown as empty. */
  isSearched: boolean;
  actions: Record<'edit' | 'remove', (categoria: Categoria) => void>;
}

const tipos = Object.keys(tipoLabels) as Tipo[];

/** One card for each kind of template (P40). */
export function CategoriaGroups({ categorias, isSearched, actions }: CategoriaGroupsProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      {tipos.map((tipo) => {
        const own = byName(categorias.filter((categoria) => categoria.tipo === tipo));
        const kind = tipoLabels[tipo];
        return (
          <Card key={tipo} className="p-5 sm:p-5">
            <CardTitle className="mb-3">Categorias de {kind}</CardTitle>
            {own.length === 0 ? (
              <p className="py-4 text-sm text-muted">
                Nenhuma categoria de {kind.toLocaleLowerCase('pt-BR')}{' '}
                {isSearched ? 'encontrada' : 'cadastrada'}
              </p>
            ) : (
              <ul aria-label={`Categorias de ${kind}`} className="divide-y divide-line">
                {own.map((categoria) => (
                  <CategoriaRow key={categoria.id} categoria={categoria} actions={actions} />
                ))}
              </ul>
            )}
          </Card>
        );
      })}
    </div>
  );
}

interface CategoriaRowProps {
  categoria: Categoria;
  actions: CategoriaGroupsProps['actions'];
}

function CategoriaRow({ categoria, actions }: CategoriaRowProps) {
  const { nome, cor, is_sample } = categoria;
  return (
    <li className="flex items-center gap-3 py-1.5">
      <ColourDot colour={cor} className="size-5" />
      <span className="min-w-0 grow font-medium break-words">
        {nome}
        {is_sample && <span className="block text-xs font-normal text-muted">Exemplo</span>}
      </span>
      <span className="flex">
        <Button
          icon={Pencil}
          variant="ghost"
          size="icon"
          aria-label={`Editar ${nome}`}
          onClick={() => actions.edit(categoria)}
        />
        <Button
          icon={Trash2}
          variant="ghost"
          size="icon"
          aria-label={`Excluir ${nome}`}
          className="hover:bg-danger-soft hover:text-danger"
          onClick={() => actions.remove(categoria)}
        />
      </span>
    </li>
  );
}

/** Says how many templates would lose their category. */
export function CategoryUseNote({ record }: { record: Stored<'Categoria'> }) {
  const { data: count } = useQuery(categoryUseQuery(useClient(), record));
  if (!count) return null;
  return (
    <p role="status">
      {counted(count, 'modelo usa', 'modelos usam')} esta categoria.{' '}
      {plural(count, 'Ele ficará', 'Eles ficarão')}{' '}
      {record.tipo === 'orientacao' ? 'em Outros' : 'sem categoria'}; nada mais se perde.
    </p>
  );
}
