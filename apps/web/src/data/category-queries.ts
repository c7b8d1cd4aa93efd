import type { Client } from '@alecrim/client';
import type { Draft, Stored } from '@alecrim/domain';
import { queryOptions } from '@tanstack/react-query';

export type Tipo = Draft<'Categoria'>['tipo'];

// A practice has fewer categories than this, and a longer list of chips would be useless.
const MAX = 500;

/** The categories of one kind, in alphabetical order as Portuguese has it. */
export function categoriesQuery(client: Client, tipo: Tipo) {
  return queryOptions({
    queryKey: ['Categoria', 'of', tipo],
    queryFn: ({ signal }) => client.until(signal).entities.Categoria.filter({ tipo }, 'nome', MAX),
    select: byName,
  });
}

const order = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

export const byName = (categorias: readonly Stored<'Categoria'>[]): Stored<'Categoria'>[] =>
  categorias.toSorted((a, b) => order.compare(a.nome, b.nome));

/** The number of templates in a category. */
export function categoryUseQuery(client: Client, { id, tipo }: Stored<'Categoria'>) {
  const users = {
    refeicao: 'RefeicaoTemplate',
    receita: 'ReceitaTemplate',
    orientacao: 'OrientacaoTemplate',
  } as const;
  const entity = users[tipo];
  return queryOptions({
    queryKey: [entity, 'of category', id],
    queryFn: ({ signal }) => {
      const { entities } = client.until(signal);
      return entity === 'OrientacaoTemplate'
        ? entities[entity].count({ categoria: id })
        : entities[entity].count({ categoria_id: id });
    },
  });
}
