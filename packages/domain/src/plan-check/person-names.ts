import { searchable } from '../fold.ts';
import { isNamePart } from '../redact.ts';
import type { PlanPassage } from './passages.ts';

/** A word of the plan that may be the first name of a person. */
export interface NamedPerson extends PlanPassage {
  /** As it is compared. */
  first: string;
  /** The words behind it that may be the rest of the name, as they are compared. */
  rest: readonly string[];
  from: number;
  to: number;
  /** It is surely a person: addressed, or the one whom the plan is for. */
  isPerson: boolean;
}

// First names that are words of a plan, too: only the whole name tells the person.
const ALSO_WORDS = new Set(
  'alba alecrim amora angelica aurora bela bento branca celeste clara cristal dalia domingos flora franco graca iris jade jasmim lima linda luz margarida mel melissa natal oliva pascoa perola rosa santa santo serena valeriana vida violeta vitoria'.split(
    ' ',
  ),
);

// "Olá, Júlia", "Querida Júlia".
const GREETING =
  /(?:^|[\s,])(?:ol[áa]|oi|querid[ao]|car[ao]|bom dia|boa (?:tarde|noite)|sra?\.?|dona)[,!]?\s+$/i;
// "Plano da Júlia", "Paciente: Júlia", "Cardápio elaborado para a Júlia".
const FOR_WHOM =
  /(?:plano|card[áa]pio|dieta|paciente|prescri[çc][ãa]o|nome)\b[^,.;!?]{0,30}?(?:\b(?:d[aoe]|para|a|o|à|ao)\s+|:\s*|\s)$/i;
const ARTICLE = /(?:^|[\s(“"])(?:a|o|à|ao|d[aoe]|com|para|pel[ao]|e|que)\s+$/i;

/** The words of a plan that may name a person; those who may be named there are left out: the patient, the guardian. */
export function personsIn(passages: readonly PlanPassage[], known: readonly string[]): NamedPerson[] {
  const parts = new Set(
    known
      .flatMap((name) => name.split(/\s+/))
      .filter(isNamePart)
      .map(searchable),
  );
  return passages
    .flatMap(namesIn)
    .filter(({ first, rest }) => !parts.has(first) || rest.some((word) => !parts.has(word)));
}

const WORD = /\p{Lu}[\p{Ll}\p{M}]+(?![\p{L}\p{N}])/gu;

function namesIn(passage: PlanPassage): NamedPerson[] {
  const { text } = passage;
  const isHeading = hasManyCapitals(text);
  return [...text.matchAll(WORD)].flatMap((match) => {
    const from = match.index;
    const before = text.slice(0, from);
    const [first, after] = [searchable(match[0]), text.slice(from + match[0].length)];
    if (/[\p{L}\p{N}-]$/u.test(before) || !isNamePart(match[0]) || first === 'ola') return [];
    if (isInsideName(before)) return [];
    const names = following(after);
    const rest = names.map(searchable);
    const isPerson = !ALSO_WORDS.has(first) && isPersonBetween(before, after);
    const isNamed = ARTICLE.test(before) && !isHeading && !ALSO_WORDS.has(first);
    if (!isPerson && !isNamed && rest.length === 0) return [];
    const to = from + match[0].length + lengthOf(after, names);
    return [{ ...passage, first, rest, from, to, isPerson }];
  });
}

/** "Pedro" in "João Pedro". */
function isInsideName(before: string): boolean {
  const [, word = ''] = /(?:^|[\s(“"])(\p{Lu}[\p{Ll}\p{M}]+)\s+$/u.exec(before) ?? [];
  return word !== '' && !GREETING.test(before) && !/^(?:plano|card[áa]pio|dieta|paciente|nome)$/i.test(word);
}

function isPersonBetween(before: string, after: string): boolean {
  const isAtStart = /(?:^|[.!?:]\s+|[“"(]|[-–—•]\s*)$/.test(before) || before.trim() === '';
  if (isAtStart && /^(?:,|!)/.test(after) && !/^,\s*\d/.test(after)) return true;
  if (/,\s*$/.test(before) && before.trim() !== ',' && /^(?:[.!?]|$)/.test(after.trim())) return true;
  return GREETING.test(before) || FOR_WHOM.test(before);
}

const NEXT_NAME = /^\s+(?:(?:de|da|do|das|dos|e)\s+)?(\p{Lu}[\p{Ll}\p{M}]+)(?![\p{L}\p{N}])/u;

/** "de Souza Lima" gives Souza and Lima. */
function following(text: string): string[] {
  const names: string[] = [];
  for (let rest = text; names.length < 5; ) {
    const match = NEXT_NAME.exec(rest);
    if (!match?.[1]) break;
    names.push(match[1]);
    rest = rest.slice(match[0].length);
  }
  return names;
}

function lengthOf(after: string, names: readonly string[]): number {
  let at = 0;
  for (const name of names) at = after.indexOf(name, at) + name.length;
  return at;
}

/** A heading in capitals, not a sentence: "Café Da Manhã Com Ovos". */
function hasManyCapitals(text: string): boolean {
  const [, ...words] = text.match(/\p{L}{3,}/gu) ?? [];
  return (
    words.length > 2 &&
    !/[.!?,;]/.test(text) &&
    words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2
  );
}

export interface OtherPatient extends NamedPerson {
  /** The other patient, as the list of patients has the name. */
  nome: string;
  /** The whole name, or surely a person. */
  isSure: boolean;
}

/** The mentions that are another patient's name, one of each patient, the surest of them. */
export function otherPatientsIn(
  persons: readonly NamedPerson[],
  patients: readonly string[],
): OtherPatient[] {
  const found = new Map<string, OtherPatient>();
  for (const person of persons) {
    const fits = patients.flatMap((nome) => fitOf(person, nome));
    const best = fits.find(({ isSure }) => isSure) ?? fits[0];
    // With a surname that no patient of this first name has, it is somebody else.
    if (!best) continue;
    const key = searchable(best.nome);
    if (!found.has(key) || (best.isSure && !found.get(key)?.isSure)) found.set(key, best);
  }
  return [...found.values()];
}

function fitOf(person: NamedPerson, nome: string): OtherPatient[] {
  const [first, ...others] = nome.split(/\s+/).filter(isNamePart).map(searchable);
  if (first !== person.first) return [];
  const isWhole = person.rest.some((word) => others.includes(word));
  if (person.rest.length > 0 && !isWhole && !person.isPerson) return [];
  if (person.rest.length > 0 && !isWhole && others.length > 0) return [];
  if (person.rest.length === 0 && ALSO_WORDS.has(first)) return [];
  return [{ ...person, nome, isSure: isWhole || person.isPerson }];
}
