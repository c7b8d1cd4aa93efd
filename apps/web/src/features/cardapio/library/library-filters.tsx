import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../../data/context.ts';
import { categoriesQuery } from '../../../data/library-queries.ts';
import { SearchBox } from '../../../ui/search-box.tsx';
import { Select } from '../../../ui/select.tsx';
import { useGuidanceCategories } from '../../biblioteca/guidance-categories.ts';
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
      <SearchBox
        label="Buscar na biblioteca"
        placeholder={`Buscar ${kind.plural}...`}
        value={search}
        onChange={onSearch}
      />
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

const GuidanceOptions = () =>
  useGuidanceCategories().all.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
