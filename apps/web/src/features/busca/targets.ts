import { searchable } from '@alecrim/domain/pure';
import {
  Apple,
  BookCopy,
  ClipboardList,
  CookingPot,
  FilePlus2,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  Tags,
  TextSearch,
  Trash2,
  UserRound,
  UsersRound,
  UtensilsCrossed,
} from 'lucide-react';
import type { Everything } from '../../data/everything-query.ts';
import { paths } from '../../lib/paths.ts';

/** Where an entry of the search box leads. */
export interface Target {
  to: string;
  label: string;
  detail?: string | null;
  icon: LucideIcon;
}

export interface TargetGroup {
  title: string;
  targets: Target[];
}

const pages: (Target & { words?: string })[] = [
  { to: paths.dashboard, label: 'Dashboard', icon: LayoutDashboard, words: 'inicio cardapios' },
  { to: paths.pacientes, label: 'Pacientes', icon: UsersRound },
  { to: paths.criar, label: 'Novo Cardápio', icon: FilePlus2, words: 'criar' },
  { to: paths.modelos, label: 'Modelos de cardápio', icon: BookCopy, words: 'biblioteca' },
  { to: paths.categorias, label: 'Categorias', icon: Tags, words: 'biblioteca' },
  { to: paths.refeicoes, label: 'Refeições', icon: UtensilsCrossed, words: 'biblioteca' },
  { to: paths.receitas, label: 'Receitas', icon: CookingPot, words: 'biblioteca' },
  { to: paths.orientacoes, label: 'Orientações', icon: ClipboardList, words: 'biblioteca' },
  { to: paths.alimentos, label: 'Meus Alimentos', icon: Apple, words: 'proprios' },
  { to: paths.excluidos(), label: 'Excluídos', icon: Trash2, words: 'lixeira apagados restaurar' },
  {
    to: paths.perfil,
    label: 'Meu Perfil',
    icon: UserRound,
    words: 'senha conta marca seguranca consultorio',
  },
];

/** The pages whose names have the words; all of them without words. They need no network. */
export function pagesNamed(search: string): TargetGroup {
  const words = searchable(search).split(' ').filter(Boolean);
  const isFound = ({ label, words: others = '' }: (typeof pages)[number]) => {
    const text = `${searchable(label)} ${others}`;
    return words.every((word) => text.includes(word));
  };
  return { title: 'Páginas', targets: pages.filter(isFound) };
}

const searched = (path: string, words: string) => `${path}?q=${encodeURIComponent(words)}`;

/** What was found, in the groups of the box. A record of the library opens its page with a search for its name. */
export function groupsOf(found: Everything): TargetGroup[] {
  const onPage = (title: string, path: string, icon: LucideIcon, names: readonly string[]): TargetGroup => ({
    title,
    targets: [...new Set(names)].map((label) => ({ to: searched(path, label), label, icon })),
  });
  const names = (list: readonly { nome: string }[]) => list.map(({ nome }) => nome);
  return [
    {
      title: 'Pacientes',
      targets: found.patients.map(({ id, nome }) => ({
        to: paths.paciente(id),
        label: nome,
        icon: UserRound,
      })),
    },
    {
      title: 'Começar um cardápio',
      targets: found.patients.map(({ id, nome }) => ({
        to: paths.criarFor(id),
        label: `Novo cardápio para ${nome}`,
        icon: FilePlus2,
      })),
    },
    {
      title: 'Cardápios',
      targets: found.plans.map(({ id, titulo, paciente_nome }) => ({
        to: paths.visualizar(id),
        label: titulo,
        detail: paciente_nome,
        icon: FileText,
      })),
    },
    onPage('Modelos de cardápio', paths.modelos, BookCopy, names(found.planTemplates)),
    onPage('Refeições', paths.refeicoes, UtensilsCrossed, names(found.meals)),
    onPage('Receitas', paths.receitas, CookingPot, names(found.recipes)),
    onPage(
      'Orientações',
      paths.orientacoes,
      ClipboardList,
      found.guidance.map(({ titulo }) => titulo),
    ),
    onPage('Meus Alimentos', paths.alimentos, Apple, names(found.foods)),
  ];
}

/** Leads to the Dashboard, whose search also reads the texts inside plans. */
export const insidePlans = (words: string): TargetGroup => ({
  title: 'No texto dos cardápios',
  targets: [
    { to: searched(paths.dashboard, words), label: `Procurar “${words}” nos cardápios`, icon: TextSearch },
  ],
});
