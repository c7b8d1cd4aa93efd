import { foldLetters } from '../fold.ts';
import { DAY_WORDS } from './days-of-title.ts';
import { type SourceLine, withoutWarning, wordCount } from './source-line.ts';

export type SectionKind = 'guidance' | 'notes' | 'substitutions' | 'recipes';

export interface SectionHeading {
  kind: SectionKind;
  title: string;
  /** What stands behind it in the same line. */
  rest: string;
}

// A heading by itself, also with some words behind it: "Orientações para a semana".
const NOUNS: [SectionKind, RegExp][] = [
  [
    'substitutions',
    /^(?:(?:lista|tabela|quadro|guia|grupos?|opcoes|sugestoes) (?:de |das? |para )?)?(?:substituic(?:ao|oes)|substitutos|trocas|equivalentes|equivalencias)(?![a-z])/,
  ],
  ['recipes', /^receitas?(?![a-z])/],
  ['notes', /^(?:observac(?:ao|oes)|obs|anotac(?:ao|oes)|notas?)(?![a-z])\.?/],
  [
    'guidance',
    /^(?:orientac(?:ao|oes)|recomendac(?:ao|oes)|conduta nutricional|dicas|lembretes|cuidados|instruc(?:ao|oes)|regras|combinados|metas|habitos|hidratacao|suplement(?:acao|os)|consideracoes|lista de compras|higienizacao|informacoes|avisos)(?![a-z])/,
  ],
];
// Also the beginning of a sentence, so that the line must look like a heading.
const VERBS =
  /^(?:(?:alimentos|o que|bebidas|itens) )?(?:(?:a|para|que deve[mr]? ser?|deve) )?(?:evit(?:ar|e|ados?)|prefer?i?r?|prefira|priorizar|consumir com moderacao|permitidos|proibidos|liberados|comer)(?![a-z])|^(?:importante|atencao|lembre-se|dica|lembrete|agua|sono|atividade fisica|exercicios?|intestino|bebidas|temperos)(?![a-z])/;
/** "Obs.: mastigue bem": a remark about what stands before it. */
const REMARK =
  /^(?:obs(?:ervac(?:ao|oes))?|nota|importante|atencao|dica|lembrete|p\.?s|lembre-se)\.? ?[:–—-]\s*(?=\S)/;

/** The words that also head the notes of the plan: "Observações: trazer os exames". */
const NOTE = /^(?:obs(?:ervac(?:ao|(oes)))?|nota)\.? ?[:–—-]\s*(?=\S)/;

export interface Remark {
  /** The text without its word, where the word also heads the notes of a plan. */
  note?: string;
  /** "Observações": remarks about the plan rather than about the line before. */
  isMany: boolean;
}

/** A remark with its text in the same line. */
export function remarkOf(written: string): Remark | null {
  const text = withoutWarning(written);
  const all = foldLetters(text);
  if (!REMARK.test(all.slice(0, 80))) return null;
  const found = NOTE.exec(all);
  return found ? { note: text.slice(found[0].length), isMany: found[1] !== undefined } : { isMany: false };
}

/** The heading of a section that is no meal. `isSigned`: it looks like a heading. `isAlone`: nothing stands below it. */
export function sectionHeading(line: SourceLine, isSigned: boolean, isAlone: boolean): SectionHeading | null {
  const text = withoutWarning(line.text);
  if (text.length > 300 || remarkOf(line.text)) return null;
  const all = foldLetters(text);
  for (const [kind, noun] of NOUNS) {
    const found = noun.exec(all);
    if (!found) continue;
    const tail = text.slice(found[0].length);
    if (isBlank(tail)) return { kind, title: titleOf(text), rest: '' };
    const colon = /^([^:]{0,60}):\s*(?=\S)/.exec(tail);
    if (colon && (!isSigned || (kind !== 'substitutions' && hasItsText(line, text, isAlone)))) {
      const isShort = wordCount(colon[1] ?? '') <= 5 && kind !== 'substitutions';
      const title = titleOf(text.slice(0, found[0].length + (colon[1] ?? '').length));
      return isShort ? { kind, title, rest: tail.slice(colon[0].length) } : null;
    }
    const isTitle = wordCount(tail) <= 8 && !/[.!?;]$/.test(tail.trim()) && !line.isItem;
    return isTitle && (isSigned || line.hasGap) ? { kind, title: titleOf(text), rest: '' } : null;
  }
  const verb = VERBS.exec(all);
  if (!verb || !isSigned || line.isItem || wordCount(text) > 7) return null;
  return { kind: 'guidance', title: titleOf(text), rest: '' };
}

/** "ORIENTAÇÕES: BEBER ÁGUA": what looks like a heading holds its text where it ends as a sentence or nothing follows. */
const hasItsText = ({ isHeading }: SourceLine, text: string, isAlone: boolean): boolean =>
  !text.endsWith(':') && (/[.!;]$/.test(text) || (isAlone && !isHeading));

const isBlank = (text: string) => /^[\s:.\-–—*]*$/.test(text);
const titleOf = (text: string) => text.replace(/[\s:.\-–—]+$/, '').trim();

const WEEKDAY = '(?:segunda|terca|quarta|quinta|sexta)s?(?:[- ]feiras?)?|sabados?|domingos?';
const DAY = new RegExp(
  `^(?:${WEEKDAY}|${Object.values(DAY_WORDS).join('|')}|dia \\d{1,2}|semana \\d{1,2})(?![a-z])(?: ?(?:[(/,&-]|e|a|ate) ?(?:${WEEKDAY})\\)?)*`,
);

export interface DayHeading {
  day: string;
  rest: string;
}

/** A day of the week, alone or with its text behind a colon: "Segunda-feira", "Terça: omelete". */
export function dayHeading({ text }: SourceLine): DayHeading | null {
  const found = DAY.exec(foldLetters(text).slice(0, 120));
  if (!found) return null;
  const tail = text.slice(found[0].length);
  if (isBlank(tail)) return { day: titleOf(text), rest: '' };
  const mark = /^ ?(?::|[-–—](?= ))\s*(?=\S)/.exec(tail);
  return mark && { day: text.slice(0, found[0].length), rest: tail.slice(mark[0].length) };
}
