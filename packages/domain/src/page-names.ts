/** The pages of the product; each is also a route of the same name (P01). */
export const pageNames = [
  'Dashboard',
  'Pacientes',
  'Paciente',
  'Perfil',
  'CriarCardapio',
  'VisualizarCardapio',
  'EditarCardapio',
  'GerenciarRefeicoes',
  'GerenciarReceitas',
  'GerenciarOrientacoes',
  'GerenciarCategorias',
  'MeusAlimentos',
  'ModelosCardapio',
  'Excluidos',
  'VerCardapio',
] as const;

export type PageName = (typeof pageNames)[number];

/** The address of a page by its name: lower case, hyphens for spaces, a slash in front (P01). */
export const pageAddress = (name: string): string => `/${name.trim().toLowerCase().replace(/\s+/g, '-')}`;
