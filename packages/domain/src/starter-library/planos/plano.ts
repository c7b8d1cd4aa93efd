import type { Creation } from '../../entities/index.ts';
import { orientacoes } from '../orientacoes.ts';
import { receitas } from '../receitas.ts';
import { named, shares } from '../starter-parts.ts';

/** A whole plan to start from, ready before an account has anything of its own. */
export interface PlanoPronto {
  /** Names it in the browser; no account stores it. */
  id: string;
  /** Whom it is for, in one line: the list shows it below the name. */
  objetivo: string;
  modelo: Creation<'CardapioTemplate'>;
}

interface Sheet {
  titulo: string;
  itens: readonly string[];
}

/** A plan as it is easiest to read and to check against the numbers. */
interface Written extends Pick<PlanoPronto, 'id' | 'objetivo'> {
  nome: string;
  kcal: number;
  /** Protein, carbohydrate and fat, in per cent of the energy. */
  macros: readonly [number, number, number];
  refeicoes: readonly Meal[];
  /** Names of recipes of the library. */
  receitas: readonly string[];
  /** Sheets of the plan's own, and titles of sheets of the library. */
  orientacoes: readonly (Sheet | string)[];
  observacoes_finais: string;
}

type Meal = [nome: string, horario: string, options: Record<string, string[]>];

export function plano(written: Written): PlanoPronto {
  const { id, objetivo, nome, kcal, macros, observacoes_finais } = written;
  return {
    id,
    objetivo,
    modelo: {
      nome,
      refeicoes: written.refeicoes.map(meal),
      receitas: written.receitas.map(recipe),
      orientacoes: written.orientacoes.map(sheet),
      observacoes_finais: `${observacoes_finais}\n${ADAPTED}`,
      meta: { kcal, ...shares(...macros) },
    },
  };
}

/** The last line of every ready plan. */
const ADAPTED = 'As quantidades são um ponto de partida e são ajustadas a você nas consultas.';

const meal = ([nome, horario, options]: Meal, i: number) => ({
  id: `refeicao-${i + 1}`,
  nome,
  horario,
  opcoes: Object.entries(options).map(([descricao, itens], place) => ({
    id: `opcao-${place + 1}`,
    numero: place + 1,
    descricao,
    itens,
  })),
});

function recipe(name: string, i: number) {
  const { categoria: _, ...content } = named(receitas, ({ nome }) => nome, name);
  return { id: `receita-${i + 1}`, ...content };
}

function sheet(given: Sheet | string, i: number) {
  const { titulo, itens } =
    typeof given === 'string' ? named(orientacoes, (one) => one.titulo, given) : given;
  return { id: `orientacao-${i + 1}`, titulo, itens: [...(itens ?? [])] };
}
