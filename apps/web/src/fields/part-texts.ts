/** Everything that a part says besides its name, whichever fields it has, in the order of its labels. */
export function partTexts(labels: object, part: object): string[] {
  return Object.keys(labels)
    .filter((name) => name !== 'nome' && name !== 'titulo')
    .map((name) => (part as Record<string, unknown>)[name])
    .map((value) => (Array.isArray(value) ? value.join('; ') : String(value ?? '')))
    .filter(Boolean);
}
