import { opcaoFields, orientacaoFields, receitaFields, refeicaoFields } from '@alecrim/domain';

const fieldsOf: Record<string, Record<string, { blank: unknown }>> = {
  refeicoes: refeicaoFields,
  opcoes: opcaoFields,
  receitas: receitaFields,
  orientacoes: orientacaoFields,
};

/**
 * The parts of a list with all their fields, also the empty ones. The form would fill a missing field of a part that was moved
 * or inserted with the text that the form had at that place when it was opened.
 */
export const wholeParts = <T extends object>(list: string, parts: readonly T[]): T[] =>
  parts.map((part) => wholePart(list, part));

export const wholePart = <T extends object>(list: string, part: T): T => ({
  ...part,
  ...knownPart(list, part, wholePart),
});

/** The part with all its fields and no others. */
export function knownPart<T extends object>(list: string, part: T, inside: typeof knownPart = knownPart): T {
  const fields = fieldsOf[list.slice(list.lastIndexOf('.') + 1)] ?? {};
  const given = part as Record<string, unknown>;
  const filled = Object.entries(fields).map(([name, { blank }]) => {
    const value = given[name] ?? blank ?? null;
    const isParts = Array.isArray(value) && name in fieldsOf;
    return [name, isParts ? value.map((one) => inside(name, one)) : value];
  });
  return Object.fromEntries(filled) as T;
}

/** A plan whose parts have all their fields. */
export const wholePlan = <P extends object>(plan: P): P =>
  Object.fromEntries(
    Object.entries(plan).map(([name, value]) => [
      name,
      name in fieldsOf && Array.isArray(value) ? wholeParts(name, value) : value,
    ]),
  ) as P;
