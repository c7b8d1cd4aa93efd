import { capitalOf, foldCase } from '@alecrim/domain';
import { AppError } from '../../platform/errors.ts';

export interface LiteralPattern {
  text: string;
  atStart: boolean;
  atEnd: boolean;
}

const MAX_LENGTH = 100;
const SPECIAL = /[.*+?()[\]{}|^$\\]/;

/**
 * A `$regex` reduced to plain text with optional ^ and $. Other patterns are refused: none is ever run, so none can be
 * slow.
 */
export function literalPattern(pattern: string): LiteralPattern {
  if (pattern.length > MAX_LENGTH) throw refused(`tem mais de ${MAX_LENGTH} caracteres`);
  const atStart = pattern.startsWith('^');
  let rest = atStart ? pattern.slice(1) : pattern;
  const atEnd = /(?<!\\)(?:\\\\)*\$$/.test(rest);
  if (atEnd) rest = rest.slice(0, -1);
  return { text: literalOf(rest), atStart, atEnd };
}

function literalOf(pattern: string): string {
  let text = '';
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern.charAt(i);
    if (char === '\\') {
      const next = pattern.charAt(++i);
      // \d, \b and their kin mean something; an escaped sign means itself.
      if (next === '' || /[a-zA-Z0-9]/.test(next)) throw refused('usa um recurso não aceito');
      text += next;
    } else if (SPECIAL.test(char)) throw refused('só aceita texto simples, com ^ e $ opcionais');
    else text += char;
  }
  return text;
}

/** The same text in either case, as a pattern of bracket classes: `[Pp][Ãã]o`. */
export function ignoringCase({ text, atStart, atEnd }: LiteralPattern): string {
  const classes = [...text].map((char) => {
    const lower = foldCase(char);
    const upper = capitalOf(lower);
    if (lower !== upper) return `[${upper}${lower}]`;
    return SPECIAL.test(char) ? `\\${char}` : char;
  });
  return `${atStart ? '^' : ''}${classes.join('')}${atEnd ? '$' : ''}`;
}

const refused = (why: string) => new AppError('INVALID_QUERY', { message: `$regex ${why}.` });
