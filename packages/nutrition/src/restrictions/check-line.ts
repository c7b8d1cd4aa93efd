import type { RestricaoDoPaciente } from '@alecrim/domain/pure';
import type { KnownFoods } from '../plan/plan-readers.ts';
import { avoidedFoods } from './avoided-words.ts';
import { AVOIDED } from './contents.ts';
import { type ContentMatch, contentsIn, type LineContents } from './contents-in.ts';
import { findWords } from './find-words.ts';
import { type Certainty, findingAt, type RestrictionFinding, restrictionKey } from './finding.ts';
import { kidneyFindings, kidneyReader } from './kidney.ts';
import { ownPhrases } from './own-contents.ts';
import { sayContent, sayHeld } from './say-content.ts';

/** What a line holds that a patient avoids, and what of it could not be checked: the surest first. */
export function checkLine(
  text: string,
  restrictions: readonly RestricaoDoPaciente[],
  known: KnownFoods = {},
): readonly RestrictionFinding[] {
  if (restrictions.length === 0) return [];
  const line = contentsIn(text, { own: ownPhrases(known) });
  const readItem = kidneyReader(restrictions, known);
  return [...findingsIn(text, line, restrictions), ...kidneyFindings(text, restrictions, readItem)].sort(
    surestFirst,
  );
}

const ORDER: readonly Certainty[] = ['contem', 'pode_conter', 'nao_verificado'];
export const surestFirst = (a: RestrictionFinding, b: RestrictionFinding): number =>
  ORDER.indexOf(a.certainty) - ORDER.indexOf(b.certainty) || a.from - b.from;

const isAsSure = (certainty: Certainty, other: RestrictionFinding): boolean =>
  ORDER.indexOf(certainty) <= ORDER.indexOf(other.certainty);

/** What the words of a line say, without its amounts. */
export function findingsIn(
  text: string,
  line: LineContents,
  restrictions: readonly RestricaoDoPaciente[],
): RestrictionFinding[] {
  const found = restrictions.flatMap((restriction) => {
    const held = line.matches.flatMap((match) => contentFinding(text, match, restriction));
    // A restriction can have a kind and words ("crustáceos", "camarão"): what both find is said once.
    const named = wordFindings(text, line, restriction).filter(
      (one) =>
        !held.some(({ from, to, certainty }) => from <= one.from && to >= one.to && isAsSure(certainty, one)),
    );
    return [...held, ...named];
  });
  return [...found, ...unverified(text, line, restrictions)];
}

function contentFinding(
  text: string,
  match: ContentMatch,
  restriction: RestricaoDoPaciente,
): RestrictionFinding[] {
  if (!restriction.tipo) return [];
  const { avoids, watches = [] } = AVOIDED[restriction.tipo];
  const { contains, mayContain, from, to } = match;
  const sure = avoids.find((content) => contains.has(content));
  const maybe = avoids.find((content) => mayContain.has(content));
  const watched = watches.find((content) => contains.has(content) || mayContain.has(content));
  const content = sure ?? maybe ?? watched;
  if (content === undefined) return [];
  const certainty = sure ? 'contem' : 'pode_conter';
  const isWatchedOnly = !sure && !maybe && contains.has(content);
  const reason = sayContent(text.slice(from, to), content, isWatchedOnly ? 'contem' : certainty);
  return [findingAt(text, [from, to], restriction, certainty, reason)];
}

function wordFindings(
  text: string,
  line: LineContents,
  restriction: RestricaoDoPaciente,
): RestrictionFinding[] {
  const seen = new Set<number>();
  return avoidedFoods(restriction.palavras ?? '').flatMap((food) =>
    findWords(food, line).flatMap(({ certainty, from, to, isDish }) => {
      if (seen.has(from)) return [];
      seen.add(from);
      const reason = isDish ? sayHeld(text.slice(from, to), food.text, certainty) : `contém ${food.text}`;
      return [findingAt(text, [from, to], restriction, certainty, reason)];
    }),
  );
}

/** A dislike of one food does not make every unknown word worth a look; a kind of food or an allergy does. */
const asksAll = ({ tipo, motivo }: RestricaoDoPaciente): boolean =>
  tipo ? tipo !== 'potassio' && tipo !== 'fosforo' : !!motivo && motivo !== 'escolha';

/** One finding for each place that nobody could check. Its key names all restrictions: a new one asks again. */
function unverified(
  text: string,
  line: LineContents,
  restrictions: readonly RestricaoDoPaciente[],
): RestrictionFinding[] {
  const asking = restrictions.filter(asksAll);
  const [first] = asking;
  if (!first) return [];
  const about = `nao_verificado ${checksum(asking.map(restrictionKey).sort().join(' '))}`;
  const at = (place: readonly [number, number], reason: string) =>
    findingAt(text, place, first, 'nao_verificado', reason, about);
  return [
    ...line.unknown.map((place) => at(place, `não conheço “${text.slice(...place)}”`)),
    ...line.matches
      .filter(({ isUnverified }) => isUnverified)
      .map(({ from, to }) => at([from, to], `o conteúdo de “${text.slice(from, to)}” não foi conferido`)),
  ];
}

function checksum(text: string): string {
  let sum = 7;
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 2_147_483_647;
  return sum.toString(36);
}
