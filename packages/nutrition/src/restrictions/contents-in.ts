import { foldLetters } from '@alecrim/domain/pure';
import { BRANDS, KNOWN_WORDS } from '../reading/lexicon.ts';
import { measureAt } from '../reading/quantities.ts';
import { type Token, tokensOf } from '../reading/tokens.ts';
import type { Content } from './contents.ts';
import { isDeclaredAt, isLeftOutAt, mayDeclare, mayLeaveOut } from './negated.ts';
import type { Phrase, Phrases } from './phrase-index.ts';
import { isCommonWord, isWordOfList, nearPhrase, phraseAt } from './phrases.ts';
import { applyDenials, applyNamed, applyPlants, type Draft, ruledOutBy, ruleOut } from './rule-out.ts';

/** Words of a line and what they say that it holds. */
export interface ContentMatch {
  readonly contains: ReadonlySet<Content>;
  readonly mayContain: ReadonlySet<Content>;
  readonly usual: readonly string[];
  /** It may hold more than is known: an own food, or a recipe with an unknown ingredient. */
  readonly isUnverified: boolean;
  /** Positions in the text. */
  readonly from: number;
  readonly to: number;
}

export interface LineContents {
  readonly tokens: readonly Token[];
  readonly matches: readonly ContentMatch[];
  /** Words that nothing is known of, by their positions: a whole part of the line, or the dish that it begins with. */
  readonly unknown: readonly (readonly [from: number, to: number])[];
  /** Whether a food at this place is named only to be left out. */
  readonly isLeftOut: (at: number) => boolean;
}

interface ReadingOf {
  readonly own?: Phrases;
  /** Sentences hold many words that name no food: none of them is a food with a slip. */
  readonly isProse?: boolean;
}

/** Words of advice that stand in lists of food. */
const NO_NAMES = new Set(
  (
    'gosta max min maximo minimo seguida controlado apos fique alimento liquido coar aplicativo quantidade descrito ' +
    'baseando alternado tolerancia conforme caminhada minuto receita congelado caseiro industrializado marca tipo sobr ' +
    'lasca fio pitada bagaco for moderacao ingestao duas dois almoco uteis util cubo tira rodela posta envelope pacote recheio fatiado lugar ' +
    'inves tiver esqueca adocar marine flambe derreta gestante direto'
  ).split(' '),
);

const BETWEEN = new Set('e com ou mais sem'.split(' '));
const SPOON = /^colher/;

// A plan is checked again after every word that is typed, and only one of its lines is new.
const kept = new WeakMap<object, Map<string, LineContents>>();
const LIST_ONLY = {};
const KEPT = 2_000;

/** What the words of a line say that it holds, kept for the next check. */
export function contentsIn(text: string, { own, isProse = false }: ReadingOf = {}): LineContents {
  const lines = kept.get(own ?? LIST_ONLY) ?? new Map<string, LineContents>();
  kept.set(own ?? LIST_ONLY, lines);
  const key = isProse ? `p${text}` : `i${text}`;
  const before = lines.get(key);
  if (before) return before;
  if (lines.size >= KEPT) lines.clear();
  const made = readContents(text, own, isProse);
  lines.set(key, made);
  return made;
}

/** By the words, so that foods that no list knows are recognised too. */
function readContents(text: string, own: Phrases | undefined, isProse: boolean): LineContents {
  const folded = foldLetters(text);
  const tokens = tokensOf(folded);
  const canLeaveOut = mayLeaveOut(folded);
  const canDeclare = isProse && mayDeclare(folded);
  const isLeftOut = (at: number) =>
    (canLeaveOut && isLeftOutAt(folded, at)) || (canDeclare && isDeclaredAt(folded, at));
  const drafts: Draft[] = [];
  const unknown: (readonly [number, number])[] = [];
  let part = 0;
  let open: Token[] = [];
  let isRead = false;
  const add = (
    { contains, mayContain, usual, onlyAs, isPlant, isUnverified }: Phrase,
    first: Token,
    last: Token,
  ): void => {
    // "Gratinado" says something of a dish, but not which dish it is.
    if (onlyAs === undefined) isRead = true;
    const place = { from: first.from, to: last.to, part };
    const held = { contains: new Set(contains), mayContain: new Set(mayContain), usual };
    drafts.push({ ...held, ...place, isPlant: isPlant === true, isUnverified: isUnverified === true });
  };
  const endPart = (): void => {
    const [first, last] = [open[0], open.at(-1)];
    const isKind = drafts.length > 0 && open.every(({ key }) => isWordOfList(key));
    if (!isKind && first && last) unknown.push([first.from, last.to]);
    open = [];
    isRead = false;
    part++;
  };

  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    const found = phraseAt(tokens, i, own);
    const measured = found && found.end > i + 1 ? undefined : afterMeasure(tokens, i);
    if (measured !== undefined) {
      i = measured;
      continue;
    }
    if (found) {
      const isDenied = tokens[i - 1]?.text === 'sem';
      if (isDenied || isLeftOut(token.from)) isRead = true;
      else add(found.phrase, token, tokens[found.end - 1] as Token);
      i = found.end;
      continue;
    }
    i++;
    if (token.kind === 'mark' || BETWEEN.has(token.text)) {
      if (!'()'.includes(token.text) && token.text !== 'sem') endPart();
    } else if (token.kind === 'word') {
      const out = ruledOutBy(token.text);
      if (out) ruleOut(drafts, part, out);
      else if (isName(token)) {
        const near = isProse ? undefined : nearPhrase(token.key);
        if (near && !isLeftOut(token.from)) add(guessed(near), token, token);
        else if (!isRead && !isLeftOut(token.from)) open.push(token);
      }
    }
  }
  endPart();
  applyDenials(folded, drafts);
  applyPlants(folded, drafts);
  applyNamed(folded, drafts);
  return { tokens, matches: drafts, unknown, isLeftOut };
}

/** A word that may name a food: no amount, preparation, verb or other word of every plan. */
const isName = ({ text, key }: Token): boolean =>
  text.length >= 3 &&
  !KNOWN_WORDS.has(text) &&
  !isCommonWord(key) &&
  !NO_NAMES.has(key) &&
  !BRANDS.has(key) &&
  !/^\d/.test(text);

/** A slip of the pen is never sure. */
const guessed = ({ contains, mayContain, ...rest }: Phrase): Phrase => ({
  ...rest,
  contains: new Set(),
  mayContain: new Set([...contains, ...mayContain]),
});

/** The place after "colher de chá", or after "xícara de chá" before "de camomila": the words of a measure are no food. */
function afterMeasure(tokens: readonly Token[], at: number): number | undefined {
  const found = measureAt(tokens, at);
  if (!found || found.words.length < 2) return undefined;
  const isSpoon = SPOON.test(foldLetters(found.measure.name));
  const next = tokens[found.next];
  return isSpoon || next?.text === 'de' ? found.next : undefined;
}
