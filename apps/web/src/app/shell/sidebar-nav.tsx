import type { PageName } from '@alecrim/domain/pure';
import {
  ClipboardList,
  CookingPot,
  LayoutDashboard,
  type LucideIcon,
  Tags,
  UserRound,
  UsersRound,
  UtensilsCrossed,
} from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { cn } from '../../lib/cn.ts';
import { pageAt, paths } from '../../lib/paths.ts';
import { Tooltip } from '../../ui/tooltip.tsx';

export function SidebarNav({ isCompact }: { isCompact: boolean }) {
  return (
    <nav aria-label="Principal" className="grow overflow-x-hidden overflow-y-auto">
      <ul className={cn('grid gap-1 py-2', isCompact ? 'px-1' : 'px-3')}>
        {navItems.map((entry) =>
          'to' in entry ? (
            <SidebarLink key={entry.to} item={entry} isCompact={isCompact} />
          ) : (
            <li key={entry.label} className="py-2">
              <h2
                className={cn(
                  'text-xs font-semibold tracking-wide text-muted uppercase',
                  isCompact ? 'sr-only' : 'px-3 pb-1.5',
                )}
              >
                {entry.label}
              </h2>
              <ul
                className={cn(
                  'grid gap-1',
                  isCompact ? 'border-y border-line py-2' : 'ml-3 border-l border-line pl-2',
                )}
              >
                {entry.items.map((item) => (
                  <SidebarLink key={item.to} item={item} isCompact={isCompact} isIndented />
                ))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

interface SidebarLinkProps {
  item: NavItem;
  isCompact: boolean;
  isIndented?: boolean;
}

function SidebarLink({ item, isCompact, isIndented }: SidebarLinkProps) {
  const { pathname } = useLocation();
  // Compared by page, because the Dashboard has two addresses.
  const page = pageAt(pathname);
  const isOpen = page === pageAt(item.to);
  const isActive = isOpen || (page !== undefined && pageOfSection[page] === item.to);
  const Icon = item.icon;
  return (
    <li>
      <Tooltip text={item.label} side="right" delay={0} isEnabled={isCompact}>
        <Link
          to={item.to}
          aria-current={isOpen ? 'page' : isActive || undefined}
          className={cn(
            'flex h-11 items-center gap-3 rounded-control px-3 text-sm font-medium transition-colors md:h-10',
            isActive
              ? 'brand-edge bg-brand font-semibold text-on-brand shadow-sm'
              : 'text-muted hover:bg-soft hover:text-ink',
            isIndented && !isCompact && 'pl-4',
            isCompact && 'w-10 justify-center px-0',
          )}
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className={isCompact ? 'sr-only' : 'truncate'}>{item.label}</span>
        </Link>
      </Tooltip>
    </li>
  );
}

/** Pages without an item of their own, and the item that stays highlighted while they are open. */
const pageOfSection: Partial<Record<PageName, string>> = { Paciente: paths.pacientes };

interface NavItem {
  label: string;
  to: string;
  icon: LucideIcon;
}

interface NavSection {
  label: string;
  items: NavItem[];
}

/** The order of the items in the sidebar (P03). */
const navItems: (NavItem | NavSection)[] = [
  { label: 'Dashboard', to: paths.dashboard, icon: LayoutDashboard },
  { label: 'Pacientes', to: paths.pacientes, icon: UsersRound },
  {
    label: 'Biblioteca',
    items: [
      { label: 'Categorias', to: paths.categorias, icon: Tags },
      { label: 'Refeições', to: paths.refeicoes, icon: UtensilsCrossed },
      { label: 'Receitas', to: paths.receitas, icon: CookingPot },
      { label: 'Orientações', to: paths.orientacoes, icon: ClipboardList },
    ],
  },
  { label: 'Meu Perfil', to: paths.perfil, icon: UserRound },
];
