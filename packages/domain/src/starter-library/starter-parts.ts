/** The part of the starter library that has this name. */
export function named<T>(parts: readonly T[], nameOf: (part: T) => string, name: string): T {
  const found = parts.find((part) => nameOf(part) === name);
  if (!found) throw new Error(`The starter library has no "${name}".`);
  return found;
}

/** Targets as shares of the energy, in per cent. */
export function shares(proteina: number, carboidrato: number, gordura: number) {
  const share = (valor: number) => ({ valor, unidade: '%' as const });
  return { proteina: share(proteina), carboidrato: share(carboidrato), gordura: share(gordura) };
}
