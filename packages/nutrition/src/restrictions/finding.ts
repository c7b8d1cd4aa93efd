import { foldLetters, type RestricaoDoPaciente, restricaoText } from '@alecrim/domain/pure';

/** `nao_verificado`: nothing is known of the words, so nobody can say that the line is fine. */
export type Certainty = 'contem' | 'pode_conter' | 'nao_verificado';

/** Something in a line that the patient avoids, or that could not be checked. */
export interface RestrictionFinding {
  readonly certainty: Certainty;
  readonly restriction: RestricaoDoPaciente;
  /** The same restriction and the same words, wherever they stand: "gluten|pao frances". */
  readonly key: string;
  /** The words of the line. */
  readonly word: string;
  /** Short, in Portuguese: "bechamel leva leite". */
  readonly reason: string;
  /** From–to positions in the line. */
  readonly from: number;
  readonly to: number;
}

/** Where a line stands in a plan. */
export interface PlanPlace {
  readonly part: 'refeicoes' | 'receitas' | 'orientacoes' | 'observacoes_finais';
  /** Of the meal, recipe or guidance in its list; 0 for the final notes. */
  readonly index: number;
  /** The id of the meal, recipe or guidance, where it has one. */
  readonly id?: string;
  /** The name of that meal, recipe or guidance, as the plan has it. */
  readonly title: string;
  readonly field:
    | 'nome'
    | 'titulo'
    | 'descricao'
    | 'itens'
    | 'ingredientes'
    | 'modo_preparo'
    | 'observacoes_finais';
  /** Of a line of a meal. */
  readonly option?: number;
  readonly optionId?: string;
  /** Of the line in its list, where the field is a list of lines. */
  readonly line?: number;
}

export interface PlanFinding extends RestrictionFinding {
  readonly place: PlanPlace;
  /** The line, as the plan has it. */
  readonly text: string;
}

/** An item of which nothing is known, with the words that nobody could check. */
export interface UncheckedItem {
  readonly place: PlanPlace;
  readonly text: string;
  readonly words: readonly string[];
}

export interface CheckedPlan {
  /** The surest first within each line; lines in the order of the plan. It holds the unchecked ones too. */
  readonly findings: readonly PlanFinding[];
  readonly unchecked: readonly UncheckedItem[];
  /** How many lines with food were read, with those that could not be checked. */
  readonly checkedCount: number;
}

const LONGEST_KEY = 120;

/** The same for the same restriction, however it was written. */
export const restrictionKey = (restriction: RestricaoDoPaciente): string =>
  restriction.tipo || foldLetters(restricaoText(restriction));

export function findingAt(
  text: string,
  [from, to]: readonly [number, number],
  restriction: RestricaoDoPaciente,
  certainty: Certainty,
  reason: string,
  about = restrictionKey(restriction),
): RestrictionFinding {
  const word = text.slice(from, to);
  const key = `${about}|${foldLetters(word)}`.slice(0, LONGEST_KEY);
  return { certainty, restriction, key, word, reason, from, to };
}
