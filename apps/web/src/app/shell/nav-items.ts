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
import { paths } from '../../lib/paths.ts';

export interface NavItem {
  label: string;
  to: string;
  icon: LucideIcon;
}

export interface NavSection {
  label: string;
  items: NavItem[];
}

/** The order of the items in the sidebar (P03). */
export const navItems: (NavItem | NavSection)[] = [
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
