import { firstName } from '@alecrim/domain/pure';
import { BookCopy, ClipboardPaste, Plus, Trash2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useUser } from '../data/context.ts';
import { CardapioGrid, PatientFilter } from '../features/cardapio/dashboard/cardapio-grid.tsx';
import {
  ChangedNumbers,
  DraftHint,
  usePlanDrafts,
} from '../features/cardapio/dashboard/dashboard-notices.tsx';
import { FollowUp } from '../features/cardapio/dashboard/follow-up/follow-up.tsx';
import { StatCards } from '../features/cardapio/dashboard/stat-cards.tsx';
import { useAddressSearch } from '../lib/address-search.ts';
import { paths, patientIn } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { SearchBox } from '../ui/search-box.tsx';

export function Dashboard() {
  const name = firstName(useUser().full_name);
  const { text, setText, words } = useAddressSearch();
  const patient = patientIn(useSearchParams()[0]);
  const drafts = usePlanDrafts();
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle={`Olá${name && `, ${name}`}. Aqui estão os cardápios dos seus pacientes.`}
        actions={
          <>
            <ButtonLink icon={ClipboardPaste} variant="outline" to={paths.criarPasting}>
              <span>
                Colar<span className="max-sm:sr-only"> um cardápio</span>
              </span>
            </ButtonLink>
            <ButtonLink icon={Plus} to={patient ? paths.criarFor(patient) : paths.criar}>
              Novo Cardápio
            </ButtonLink>
          </>
        }
      />
      <DraftHint drafts={drafts} />
      <ChangedNumbers />
      <StatCards />
      {!patient && <FollowUp />}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-lg font-semibold tracking-tight">Meus Cardápios</h2>
        <div className="flex flex-wrap items-center gap-3 max-lg:w-full lg:grow lg:justify-end">
          <ButtonLink
            icon={BookCopy}
            variant="ghost"
            size="sm"
            className="max-lg:order-last"
            to={paths.modelos}
          >
            Modelos de cardápio
          </ButtonLink>
          <ButtonLink
            icon={Trash2}
            variant="ghost"
            size="sm"
            className="max-lg:order-last"
            to={paths.excluidos('Cardapio')}
          >
            Excluídos
          </ButtonLink>
          <SearchBox
            className="lg:max-w-sm"
            placeholder="Buscar cardápios..."
            value={text}
            onChange={setText}
          />
        </div>
      </div>
      {patient && <PatientFilter id={patient} />}
      <CardapioGrid words={words} patient={patient} drafts={drafts} />
    </>
  );
}
