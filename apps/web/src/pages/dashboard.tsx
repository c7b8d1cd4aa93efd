import { firstName } from '@alecrim/domain/pure';
import { ClipboardList, CookingPot, FileText, UsersRound, UtensilsCrossed } from 'lucide-react';
import { Link } from 'react-router';
import { useUser } from '../data/session-context.ts';
import { RecordList } from '../features/record-list/record-list.tsx';
import { paths } from '../lib/paths.ts';
import { PageHeader } from '../ui/page-header.tsx';

const sections = [
  { label: 'Pacientes', to: paths.pacientes, icon: UsersRound },
  { label: 'Refeições', to: paths.refeicoes, icon: UtensilsCrossed },
  { label: 'Receitas', to: paths.receitas, icon: CookingPot },
  { label: 'Orientações', to: paths.orientacoes, icon: ClipboardList },
];

export function Dashboard() {
  const name = firstName(useUser().full_name);
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle={name ? `Olá, ${name}. Bom trabalho hoje.` : 'Bom trabalho hoje.'}
      />
      <ul className="mb-10 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {sections.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 font-semibold shadow-card transition-colors hover:border-brand-ink/40 sm:flex-row sm:items-center sm:p-5"
            >
              <span className="flex size-10 shrink-0 items-center justify-center rounded-xl bg-brand-soft text-brand-ink">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <span className="min-w-0 truncate">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <h2 className="mb-4 text-lg font-semibold tracking-tight">Meus Cardápios</h2>
      <RecordList
        entity="Cardapio"
        icon={FileText}
        emptyTitle="Ainda não há cardápios criados"
        titleOf={(cardapio) => cardapio.titulo}
        detailOf={(cardapio) => cardapio.paciente_nome}
      />
    </>
  );
}
