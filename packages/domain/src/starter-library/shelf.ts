/** The thing of a shelf that has this name. */
export function named<T>(shelf: readonly T[], nameOf: (thing: T) => string, name: string): T {
  const found = shelf.find((thing) => nameOf(thing) === name);
  if (!found) throw new Error(`The starter library has no "${name}".`);
  return found;
}

/** Targets as shares of the energy, in per cent. */
export function shares(proteina: number, carboidrato: number, gordura: number) {
  const share = (valor: number) => ({ valor, unidade: '%' as const });
  return { proteina: share(proteina), carboidrato: share(carboidrato), gordura: share(gordura) };
}
