/** The pages of the product; each is also a route of the same name (spec §2). */
export const pageNames = [
  'Dashboard',
  'Pacientes',
  'Perfil',
  'CriarCardapio',
  'VisualizarCardapio',
  'EditarCardapio',
  'GerenciarRefeicoes',
  'GerenciarReceitas',
  'GerenciarOrientacoes',
  'GerenciarCategorias',
  'VerCardapio',
] as const;

export type PageName = (typeof pageNames)[number];
