import { orientacaoLabels } from '@alecrim/domain/pure';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { categoriesQuery } from '../../../data/category-queries.ts';
import { useClient } from '../../../data/client-context.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import type { PartKind } from '../editor/part-kinds.tsx';

interface LibraryFiltersProps {
  kind: PartKind;
  search: string;
  onSearch: (text: string) => void;
  category: string;
  onCategory: (id: string) => void;
}

export function LibraryFilters({ kind, search, onSearch, category, onCategory }: LibraryFiltersProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-[1fr_14rem]">
      <span className="relative block">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
        />
        <Input
          type="search"
          aria-label="Buscar na biblioteca"
          placeholder={`Buscar ${kind.plural}...`}
          className="pl-10.5"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </span>
      <Select aria-label="Categoria" value={category} onChange={(event) => onCategory(event.target.value)}>
        <option value="">Todas as categorias</option>
        {kind.name === 'orientacoes' ? <GuidanceOptions /> : <CategoryOptions name={kind.name} />}
      </Select>
    </div>
  );
}

function CategoryOptions({ name }: { name: 'refeicoes' | 'receitas' }) {
  const tipo = name === 'refeicoes' ? 'refeicao' : 'receita';
  const { data = [] } = useQuery(categoriesQuery(useClient(), tipo));
  return data.map(({ id, nome }) => (
    <option key={id} value={id}>
      {nome}
    </option>
  ));
}

/** Guidance has fixed categories (spec §3). */
const GuidanceOptions = () =>
  Object.entries(orientacaoLabels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
