import { type PageName, pageAddress, pageNames } from '@alecrim/domain/pure';
import type { Path } from 'react-router';

/** The form that the login page shows. */
export type LoginMode = 'cadastro' | 'codigo' | 'esqueci' | 'redefinir' | 'convite';

/** The tabs of a patient's page, as its address names them; the first one is open when it names none. */
export const patientTabs = ['cardapios', 'medidas', 'anotacoes', 'privacidade'] as const;
export type PatientTab = (typeof patientTabs)[number];

/** The sections of *Meu Perfil*, as its address names them; the first one is open when it names none. */
export const profileTabs = ['perfil', 'seguranca', 'consultorio', 'dados'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The only source of links. */
export const paths = {
  dashboard: '/',
  pacientes: '/Pacientes',
  /** The page of a patient, with one of its tabs open. */
  paciente: (id: string, tab?: PatientTab) =>
    `/Paciente?id=${encodeURIComponent(id)}${tab ? `&aba=${tab}` : ''}`,
  /** The summary of a patient on one sheet. */
  resumo: (id: string) => `/Paciente?id=${encodeURIComponent(id)}&folha=resumo`,
  /** The printable report of all data about a patient. */
  relatorio: (id: string) => `/Pacientes?relatorio=${encodeURIComponent(id)}`,
  perfil: '/Perfil',
  consultorio: '/Perfil?aba=consultorio',
  criar: '/CriarCardapio',
  plansOf: (patient: string) => `/?paciente=${encodeURIComponent(patient)}`,
  criarFor: (patient: string) => `/CriarCardapio?paciente=${encodeURIComponent(patient)}`,
  /** A new plan that starts from a template. */
  criarFrom: (template: string) => `/CriarCardapio?modelo=${encodeURIComponent(template)}`,
  /** A new plan, with the dialog open that makes it out of a text. */
  criarPasting: '/CriarCardapio?colar=1',
  visualizar: (id: string) => `/VisualizarCardapio?id=${encodeURIComponent(id)}`,
  /** The nutrients of a plan's day on one sheet. */
  nutrientes: (id: string) => `/VisualizarCardapio?id=${encodeURIComponent(id)}&folha=nutrientes`,
  /** An earlier version of a plan. */
  versao: (id: string, version: number) =>
    `/VisualizarCardapio?id=${encodeURIComponent(id)}&versao=${version}`,
  editar: (id: string) => `/EditarCardapio?id=${encodeURIComponent(id)}`,
  refeicoes: '/GerenciarRefeicoes',
  receitas: '/GerenciarReceitas',
  orientacoes: '/GerenciarOrientacoes',
  categorias: '/GerenciarCategorias',
  alimentos: '/MeusAlimentos',
  modelos: '/ModelosCardapio',
  /** The bin, of all kinds of records or of one. */
  excluidos: (kind?: string) => (kind ? `/Excluidos?tipo=${kind}` : '/Excluidos'),
  login: ({ from, mode }: { from?: string | null; mode?: LoginMode } = {}) => {
    const query = new URLSearchParams();
    if (mode) query.set('mode', mode);
    if (from && from !== '/') query.set('from_url', from);
    return query.size > 0 ? `/login?${query}` : '/login';
  },
};

/** The patient whom an address is about. */
export const patientIn = (params: URLSearchParams): string | null => params.get('paciente') || null;

/** The template that a new plan starts from. */
export const templateIn = (params: URLSearchParams): string | null => params.get('modelo') || null;

/** The page that an address shows; none for the login page and for addresses that lead nowhere. */
export function pageAt(pathname: string): PageName | undefined {
  const address = pageAddress(pathname.replace(/^\/|\/$/g, ''));
  return address === '/' ? 'Dashboard' : pageNames.find((page) => pageAddress(page) === address);
}

/** Whether two addresses show the same page of the same record. The search, the tab and the anchor do not matter. */
export function isSamePage(one: Path, other: Path): boolean {
  return pageOf(one) === pageOf(other) && recordIn(one) === recordIn(other);
}

const pageOf = ({ pathname }: Path) => pageAt(pathname) ?? pathname;

function recordIn({ search }: Path): string {
  const params = new URLSearchParams(search);
  params.delete('q');
  params.delete('aba');
  params.delete('colar');
  params.sort();
  return params.toString();
}
