/** At most so many are listed of each kind; `total` counts all of them. */
export const MOST_LISTED = 20;

export interface Listed<T> {
  total: number;
  itens: T[];
}

export interface DueReturn {
  id: string;
  nome: string;
  retorno_em: string;
}

export interface FollowedPlan {
  id: string;
  titulo: string;
  paciente_id: string | null;
  paciente_nome: string | null;
  /** Created, ended, opened or changed: the list says which. */
  data: string;
}

/** What needs attention, and what happened last: the answer of the function `paraAcompanhar`. */
export interface FollowUp {
  /** Returns before today, the latest first. */
  atrasados: Listed<DueReturn>;
  /** Returns from today on, for a week. */
  retornos: Listed<DueReturn>;
  /** Plans whose link has been open for days and was never used; `data` is when the plan was created. */
  nao_abertos: Listed<FollowedPlan>;
  /** Plans whose link ends soon or has ended; `data` is the end. */
  links: Listed<FollowedPlan>;
  /** The links that were opened last; `data` is when, `vezes` is how often in all. */
  aberturas: (FollowedPlan & { vezes: number })[];
  /** The plans that were changed last; `data` is when. */
  alteracoes: FollowedPlan[];
}
