const units = ['KB', 'MB', 'GB', 'TB'];

/** As "12,4 MB", with a thousand bytes to the KB. */
export function sizeText(bytes: number): string {
  const steps = Math.floor(Math.log10(Math.max(1000, bytes)) / 3);
  const step = Math.min(steps, units.length);
  const number = (bytes / 1000 ** step).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return `${number} ${units[step - 1]}`;
}
