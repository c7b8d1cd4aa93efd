import { foldLetters } from '@alecrim/domain/pure';
import { tokensOf } from '../reading/tokens.ts';
import type { Content } from './contents.ts';
import { foodNames, keysOf } from './phrase-index.ts';
import { phraseOf } from './phrases.ts';

/** A food that somebody avoids in words of her own: "jiló", "carne de porco". */
export interface AvoidedFood {
  readonly keys: readonly string[];
  /** The words in the form of the list: "carne porco". */
  readonly name: string;
  /** As it was written, for the sentence that says why. */
  readonly text: string;
  /** What holds one of these holds the food: "leite" is also in cheese. */
  readonly contents: readonly Content[];
  /** What holds one of these may hold the food: "frango" may be in a pie of poultry. */
  readonly mayBe: readonly Content[];
  /** Other names of the same food: "aipim" for "mandioca". */
  readonly aliases: readonly (readonly string[])[];
}

type Family = readonly [contents: readonly Content[], mayBe?: readonly Content[]];

/** Words that name a whole kind of food. */
const FAMILIES: ReadonlyMap<string, Family> = new Map<string, Family>([
  ...['leite', 'laticinio', 'lacteo', 'derivado leite', 'leite derivado', 'derivado'].map(
    (word): [string, Family] => [word, [['milk-protein', 'lactose']]],
  ),
  ['lactose', [['lactose']]],
  ['gluten', [['gluten']]],
  ['trigo', [[], ['gluten']]],
  ['ovo', [['egg']]],
  ['amendoim', [['peanut']]],
  ...['castanha', 'noz', 'oleaginosa', 'nuts'].map((word): [string, Family] => [word, [['nuts']]]),
  ['peixe', [['fish', 'raw-fish']]],
  ['crustaceo', [['crustacean']]],
  ['molusco', [['mollusc']]],
  ['fruto mar', [['crustacean', 'mollusc'], ['fish']]],
  ['marisco', [['mollusc'], ['crustacean']]],
  ['soja', [['soy']]],
  ...['porco', 'carne porco', 'suino', 'carne suino', 'carne suina'].map((word): [string, Family] => [
    word,
    [['pork']],
  ]),
  ['carne', [['red-meat', 'pork'], ['poultry']]],
  ...['carne vermelho', 'carne vermelha', 'boi', 'carne boi', 'carne bovino', 'carne bovina'].map(
    (word): [string, Family] => [word, [['red-meat']]],
  ),
  ...['frango', 'galinha', 'ave'].map((word): [string, Family] => [word, [[], ['poultry']]]),
  ...['acucar', 'doce'].map((word): [string, Family] => [word, [['added-sugar']]]),
  ...['alcool', 'bebida alcoolico', 'bebida alcoolica'].map((word): [string, Family] => [
    word,
    [['alcohol']],
  ]),
  ['cafeina', [['caffeine']]],
  ['mel', [['honey']]],
  ['gergelim', [['sesame']]],
  ['gelatina', [['gelatin']]],
  ['adocante', [['sweetener', 'aspartame']]],
  ['figado', [['liver']]],
  ['camarao', [[], ['crustacean']]],
]);

/** Words around the food: "não gosta de", "alergia a", "prefere não comer". */
const AROUND =
  /^(?:alerg|intoler|avers|restri|repuls|enjo|odei|detest|evit|rejeit|recus|prefer|nao|sem|gost|com(?:e|er|o|em)$|consom|consum|tolera|pod[ei]|beb[ei]$|tom[ao]r?$|aceit|quer|usa|us[ae]r|nunca|nada|muito|pouco|qualquer|todo|tipo|relat|apresent|tem$|ter$|possui|a$|ao$|aos$|as$|o$|os$|de$|do$|da$|dos$|das$|em$|no$|na$|por$|para$|com$|um$|uma$|seu$|sua$|ela$|ele$|paciente)/;
const APART = new Set('e ou nem mais'.split(' '));

const kept = new Map<string, readonly AvoidedFood[]>();
const KEPT = 500;

/** The foods in words about what somebody avoids: "alergia a kiwi e mamão" has two. */
export function avoidedFoods(words: string): readonly AvoidedFood[] {
  const before = kept.get(words);
  if (before) return before;
  if (kept.size >= KEPT) kept.clear();
  const folded = foldLetters(words);
  const foods: AvoidedFood[] = [];
  let from = -1;
  let to = -1;
  const end = (): void => {
    if (from >= 0) foods.push(avoidedFood(words.slice(from, to)));
    from = -1;
  };
  const tokens = tokensOf(folded);
  for (const [i, token] of tokens.entries()) {
    const isHyphen = token.text === '-' && token.tight && tokens[i + 1]?.tight;
    if (isHyphen) continue;
    if (token.kind !== 'word' || APART.has(token.text)) end();
    else if (!AROUND.test(token.text)) {
      if (from < 0) from = token.from;
      to = token.to;
    }
  }
  end();
  kept.set(words, foods);
  return foods;
}

function avoidedFood(text: string): AvoidedFood {
  const keys = keysOf(text);
  const name = keys.join(' ');
  const [contents = [], mayBe = []] = FAMILIES.get(name) ?? [];
  const isFamily = contents.length > 0;
  return { keys, name, text, contents, mayBe, aliases: isFamily ? [] : aliasesOf(keys) };
}

/**
 * The other names of the foods of the list that the words name: "aipim cozido" and "aipim" for "mandioca", "cacetinho"
 * for "pão". Where only the first word is meant, the rest of both names is the same ("cozida").
 */
function aliasesOf(keys: readonly string[]): (readonly string[])[] {
  if (keys.length === 0) return [];
  const begins = (name: readonly string[]) => keys.every((key, i) => name[i] === key);
  return foodNames().flatMap(({ names: all }) => {
    const names = all.map((one) => one.keys);
    const mine = names.filter(begins);
    const isOfKind = names[0] !== undefined && begins(names[0]);
    return names
      .filter((name) => !begins(name))
      .flatMap((name) => [
        ...(isOfKind ? [name] : []),
        ...mine.flatMap((one) => withoutEnd(name, one.slice(keys.length))),
      ]);
  });
}

function withoutEnd(name: readonly string[], rest: readonly string[]): (readonly string[])[] {
  const at = name.length - rest.length;
  return at > 0 && rest.every((key, i) => name[at + i] === key) ? [name.slice(0, at)] : [];
}

/** Whether a note names a food that is known at all. */
export const isKnownFood = ({ keys, name }: AvoidedFood): boolean =>
  FAMILIES.has(name) || phraseOf(keys) !== undefined;
