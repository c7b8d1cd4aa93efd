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
  WEIGHED,
  WEIGHED_HINT,
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

/** The word for the state in the place of the words about weighing. What is weighed ready is weighed as it is served. */
function stateOf(found: string): string {
  const state = found.slice(found.lastIndexOf(' ') + 1);
  const isRaw =
    /^(?:cru|sec)/.test(state) || (/antes/.test(found) && !/^(?:cozid|grelhad|assad)/.test(state));
  const isKept = /^(?:cozid|grelhad|assad)/.test(state);
  return (isRaw ? 'cru' : isKept ? state : '').padEnd(found.length);
}

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
  if (WEIGHED_HINT.test(line)) line = line.replace(WEIGHED, stateOf);
  const frequency = FREQUENCY_HINT.test(line) && erase(FREQUENCY);
  erase(DAILY);
  const limit = erase(LIMIT);
  erase(NOTES);
  if (RARE_HINT.test(line)) erase(RARE_NOTES);
  return { line, frequency, limit, heading, time };
}
