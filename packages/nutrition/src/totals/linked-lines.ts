const ALONE = /^[^\p{L}\d]*(?:e\s*\/\s*)?ou[^\p{L}\d]*$/iu;
const OPENS = /^[^\p{L}\d]*ou(?![\p{L}\d])/iu;
const CLOSES = /(?<![\p{L}\d])ou[^\p{L}\d]*$/iu;

/**
 * The place of the line that each line stands for: its own, or that of an earlier one, after a line that says only "ou",
 * after one that ends with it, or where it begins with it. Such lines are alternatives and not eaten beside each other.
 */
export function linesStoodFor(lines: readonly string[]): number[] {
  const first: number[] = [];
  let before: number | undefined;
  let isJoined = false;
  for (const [place, line] of lines.entries()) {
    first.push(place);
    if (line.trim() === '') continue;
    if (ALONE.test(line)) {
      isJoined = true;
      continue;
    }
    if (before !== undefined && (isJoined || OPENS.test(line))) first[place] = before;
    else before = place;
    isJoined = CLOSES.test(line);
  }
  return first;
}
