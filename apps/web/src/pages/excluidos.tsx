import { BIN_DAYS, entityNamed, entityNames } from '@alecrim/domain';
import { useSearchParams } from 'react-router';
import { BinList } from '../features/excluidos/bin-list.tsx';
import { NothingFound } from '../features/records/record-list.tsx';
import { useAddressSearch, useWriteAddress } from '../lib/address-search.ts';
import { capitalised } from '../lib/capitalised.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Select } from '../ui/select.tsx';

export function Excluidos() {
  const { text, setText, words } = useAddressSearch();
  const [params, setParams] = useSearchParams();
  const write = useWriteAddress();
  const kind = entityNames.find((name) => name === params.get('tipo'));
  return (
    <>
      <PageHeader title="Excluídos" subtitle={`O que você excluiu nos últimos ${BIN_DAYS} dias`} />
      <div className="mb-5 flex flex-wrap gap-3">
        <SearchBox
          className="sm:max-w-md"
          placeholder="Buscar nos excluídos..."
          value={text}
          onChange={setText}
        />
        <div className="w-full sm:w-52">
          <Select
            aria-label="Mostrar"
            value={kind ?? ''}
            onChange={(event) => write({ tipo: event.target.value })}
          >
            <option value="">Tudo</option>
            {entityNames.map((name) => (
              <option key={name} value={name}>
                {capitalised(entityNamed(name).words.plural)}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <BinList
        search={words}
        kind={kind}
        nothingFound={
          <NothingFound
            title="Nada encontrado nos excluídos"
            onClear={() => setParams({}, { replace: true })}
          />
        }
      />
    </>
  );
}
