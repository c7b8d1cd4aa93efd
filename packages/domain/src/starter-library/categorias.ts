import type { Creation } from '../entities/index.ts';

export const categorias = [
  { nome: 'Café da Manhã', tipo: 'refeicao', cor: '#f59e0b' },
  { nome: 'Lanches', tipo: 'refeicao', cor: '#65a30d' },
  { nome: 'Almoço', tipo: 'refeicao', cor: '#dc6b4a' },
  { nome: 'Jantar', tipo: 'refeicao', cor: '#6366f1' },
  { nome: 'Ceia', tipo: 'refeicao', cor: '#9333ea' },
  { nome: 'Pré e Pós-Treino', tipo: 'refeicao', cor: '#0ea5e9' },
  { nome: 'Lanches Caseiros', tipo: 'receita', cor: '#ca8a04' },
  { nome: 'Pratos Principais', tipo: 'receita', cor: '#b91c1c' },
  { nome: 'Saladas e Sopas', tipo: 'receita', cor: '#16a34a' },
  { nome: 'Sobremesas', tipo: 'receita', cor: '#ec4899' },
  { nome: 'Rotina Alimentar', tipo: 'orientacao', cor: '#0d9488' },
  { nome: 'Cuidados na Cozinha', tipo: 'orientacao', cor: '#64748b' },
] as const satisfies readonly Creation<'Categoria'>[];

type Categoria = (typeof categorias)[number];

/** The names of the categories of one kind: a template filed under a misspelt name does not compile. */
export type CategoriaNome<T extends Categoria['tipo']> = Extract<Categoria, { tipo: T }>['nome'];
