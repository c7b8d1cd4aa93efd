import { foldLetters } from '../fold.ts';

export interface OptionHeading {
  /** 1 for "Opção 1" and "Opção A"; 0 if it has no number. */
  number: number;
  /** "Vegetariana" of "Opção 2 - Vegetariana". */
  rest: string;
  /** The mark between the label and the rest. */
  mark: '' | ':' | '-';
}

const WORD = '(?:opcao|opcoes|opc\\.?|op\\.?|sugestao|alternativa|variacao|substituto|cardapio|combinacao)';
const NUMBER = '(\\d{1,2}|[a-f](?![a-z])|i{1,3}(?![a-z])|iv(?![a-z]))';
const LABELS = [
  new RegExp(`^${WORD} ?(?:n[o.º°]+ ?)?${NUMBER}[ªaº°]?(?![\\d/,]|\\.\\d| ?(?:g|ml|kg|colher|x[ií]c|unid))`),
  new RegExp(`^${NUMBER}[ªaº°]? ?(?:opcao|sugestao|alternativa)(?![a-z])(?! d[eoa] )`),
  /^(primeira|segunda|terceira|quarta|quinta) (?:opcao|sugestao|alternativa)(?![a-z])/,
  /^()opcao unica(?![a-z])/,
  /^(?:outra|ultima|nova) (?:opcao|sugestao|alternativa)(?![a-z])(?! d[eoa] )/,
  /^()(?:opcao|sugestao|alternativa|substituto|principal)(?= ?:)/,
];
const ORDINALS = ['primeira', 'segunda', 'terceira', 'quarta', 'quinta'];
const ROMAN = ['i', 'ii', 'iii', 'iv'];
const SEPARATED = /^ ?(?:(?<colon>[:)]|[.] )|(?<dash>[-–—|>→]|(?=\()))\s*/;
const LETTER = /^([A-F])[).] ?(?=\S)/;
const OR = /^[\s\-–—=_.*(>]*(?:ou|e\/ou|ou entao|ou ainda)[\s\-–—=_.*):!]*$/;

/** "OU" alone in its line. */
export const isOr = (text: string): boolean => text.length < 40 && OR.test(foldLetters(text));

/** The heading of an option, if the text is one. `isSigned`: it looks like a heading. */
export function optionHeading(text: string, isSigned: boolean): OptionHeading | null {
  const all = foldLetters(text);
  const letter = LETTER.exec(text);
  if (letter) return { number: numberOf(letter[1] ?? ''), rest: text.slice(letter[0].length), mark: ':' };
  for (const label of LABELS) {
    const found = label.exec(all);
    if (!found) continue;
    const number = numberOf(found[1] ?? '');
    const tail = text.slice(found[0].length);
    if (/^[\s:.)\-–—*]*$/.test(tail)) return { number, rest: '', mark: '' };
    const separated = SEPARATED.exec(tail);
    if (separated) {
      const rest = tail.slice(separated[0].length).trim();
      return { number, rest: unbracketed(rest), mark: separated.groups?.colon ? ':' : '-' };
    }
    // "Opção 2 ovos" is a quantity; "OPÇÃO 2 VEGETARIANA" looks like a heading.
    if (isSigned && /^ [^\d]/.test(tail)) return { number, rest: tail.trim().replace(/:$/, ''), mark: '-' };
  }
  return null;
}

const unbracketed = (text: string): string =>
  /^\([^()]*\):?$/.test(text) ? text.replace(/[():]/g, '') : text;

function numberOf(written: string): number {
  const roman = ROMAN.indexOf(written) + 1;
  const ordinal = ORDINALS.indexOf(written) + 1;
  if (roman || ordinal) return roman || ordinal;
  return /^[a-f]$/i.test(written) ? written.toLowerCase().charCodeAt(0) - 96 : Number(written) || 0;
}
