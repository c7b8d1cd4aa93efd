/** Words that sound the same: "bolaxa", "linguissa", "kibe". */
export const soundOf = (key: string): string =>
  key
    .replaceAll('ch', 'x')
    .replaceAll('ss', 's')
    .replaceAll('ç', 's')
    .replace(/c(?=[ei])/g, 's')
    .replaceAll('z', 's')
    .replaceAll('k', 'c')
    .replaceAll('qu', 'c')
    .replaceAll('y', 'i')
    .replaceAll('w', 'v')
    .replace(/^h/, '')
    .replace(/(.)\1+/g, '$1');

/** One letter more, less or another, or two that changed places: "mussarella", "camarrão", "iorgute". */
export function differsByOne(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let i = 0;
  while (i < short.length && short[i] === long[i]) i++;
  if (short.length < long.length) return short.slice(i) === long.slice(i + 1);
  if (short.slice(i + 1) === long.slice(i + 1)) return true;
  return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
}
