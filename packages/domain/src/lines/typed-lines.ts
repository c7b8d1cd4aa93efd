/** One thing per line; blank lines are dropped (P23). */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export const textOf = (lines: readonly string[] | null | undefined): string => (lines ?? []).join('\n');
