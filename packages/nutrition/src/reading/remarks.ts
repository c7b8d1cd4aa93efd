import {
  BULLET,
  DAILY,
  FREQUENCY,
  FREQUENCY_HINT,
  HEADING,
  LIMIT,
  NOTES,
  RARE_HINT,
  RARE_NOTES,
  TIMES,
} from './remark-patterns.ts';

/** What a line says besides food, found in the folded line. */
export interface Remarks {
  /** The folded line with remarks replaced by spaces: every position stays. */
  readonly line: string;
  /** "2x por semana", "no máximo": how often, not how much. */
  readonly frequency: boolean;
  /** "até 2 fatias": the amount is a limit. */
  readonly limit: boolean;
  readonly heading: boolean;
  readonly time: boolean;
}

const blank = (found: string): string => ' '.repeat(found.length);

export function remarksOf(folded: string): Remarks {
  let line = folded;
  const erase = (pattern: RegExp): boolean => {
    const before = line;
    line = line.replace(pattern, blank);
    return line !== before;
  };
  const time = erase(TIMES);
  let heading = false;
  // A bullet, then a heading, then perhaps a bullet again: "• Opção 1: – 2 ovos".
  for (let i = 0; i < 3; i++) {
    const bullet = erase(BULLET);
    const headed = erase(HEADING);
    heading ||= headed;
    if (!bullet && !headed) break;
  }
  const frequency = FREQUENCY_HINT.test(line) && erase(FREQUENCY);
  erase(DAILY);
  const limit = erase(LIMIT);
  erase(NOTES);
  if (RARE_HINT.test(line)) erase(RARE_NOTES);
  return { line, frequency, limit, heading, time };
}
