import { opcaoFields, orientacaoFields, receitaFields, refeicaoFields } from '@alecrim/domain';

/** The fields of the parts of each list. */
export const partFields = {
  refeicoes: refeicaoFields,
  opcoes: opcaoFields,
  receitas: receitaFields,
  orientacoes: orientacaoFields,
};

export type PartListName = keyof typeof partFields;

/** `opcoes` of the path `refeicoes.0.opcoes`; undefined for lists that are no part of a plan. */
export function partListOf(path: string): PartListName | undefined {
  const name = path.slice(path.lastIndexOf('.') + 1);
  return name in partFields ? (name as PartListName) : undefined;
}

/**
 * The parts of a list with all their fields, also the empty ones. The form would fill a missing field of a part that was moved
 * or inserted with the text that the form had at that place when it was opened.
 */
export const wholeParts = <T extends object>(path: string, parts: readonly T[]): T[] =>
  parts.map((part) => ({ ...part, ...knownPart(path, part, wholeParts) }));

/** The part with all its fields and no others. */
export function knownPart<T extends object>(path: string, part: T, inside = knownParts): T {
  const list = partListOf(path);
  const fields: Record<string, { blank: unknown }> = list ? partFields[list] : {};
  const given = part as Record<string, unknown>;
  const filled = Object.entries(fields).map(([name, { blank }]) => {
    const value = given[name] ?? blank ?? null;
    return [name, Array.isArray(value) && partListOf(name) ? inside(name, value) : value];
  });
  return Object.fromEntries(filled) as T;
}

const knownParts = <T extends object>(path: string, parts: readonly T[]): T[] =>
  parts.map((part) => knownPart(path, part));

/** A plan whose parts have all their fields. */
export function wholePlan<P extends object>(plan: P): P {
  const lists = Object.entries(plan).filter(([name, value]) => partListOf(name) && Array.isArray(value));
  return { ...plan, ...Object.fromEntries(lists.map(([name, parts]) => [name, wholeParts(name, parts)])) };
}
