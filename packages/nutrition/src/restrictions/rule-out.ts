import { denialsIn } from '../reading/denials.ts';
import { type Content, MEAT, MILK, NOT_VEGAN } from './contents.ts';

/** Words of a line with what they hold, while the words around them are weighed. */
export interface Draft {
  readonly contains: Set<Content>;
  readonly mayContain: Set<Content>;
  readonly usual: readonly string[];
  readonly from: number;
  readonly to: number;
  /** The part of the line: "bolo de cenoura" and "café" are two in "bolo de cenoura + café". */
  readonly part: number;
  readonly isPlant: boolean;
  readonly isUnverified: boolean;
}

/** What a word after a food rules out: "brigadeiro vegano", "pudim diet". */
const RULED_OUT: ReadonlyMap<string, readonly Content[]> = new Map<string, readonly Content[]>([
  ...['vegano', 'vegana', 'vegan', 'plantbased'].map((word) => [word, NOT_VEGAN] as const),
  ...['vegetariano', 'vegetariana'].map((word) => [word, [...MEAT, 'gelatin'] as const] as const),
  ['vegetal', [...MILK, ...MEAT, 'egg']],
  ['diet', ['added-sugar']],
  ['descafeinado', ['caffeine']],
  ['descafeinada', ['caffeine']],
]);

export const ruledOutBy = (word: string): readonly Content[] | undefined => RULED_OUT.get(word);

/** Without one ingredient a dish may still hold the rest of the kind: lasagne without cheese has a white sauce. */
const ONE_INGREDIENT = new Set(
  'queijo pao presunto bacon camarao amendoa noz castanha frango peixe xarope trigo'.split(' '),
);

export function ruleOut(
  drafts: readonly Draft[],
  part: number,
  contents: readonly Content[],
  isOneOfMany = false,
): void {
  for (const draft of drafts.filter((one) => one.part === part))
    for (const content of contents) {
      const wasHeld = draft.contains.delete(content);
      if (isOneOfMany) {
        if (wasHeld) draft.mayContain.add(content);
        continue;
      }
      const mightBe = draft.mayContain.delete(content);
      // A dish without milk sugar may be made with another milk, one without milk with soy or nuts.
      const isLactoseOnly = content === 'lactose' && !contents.includes('milk-protein');
      if (isLactoseOnly && !isDairy(draft) && draft.contains.delete('milk-protein'))
        draft.mayContain.add('milk-protein');
      if (content === 'milk-protein' && (wasHeld || mightBe) && contents.includes('egg'))
        for (const other of ['soy', 'nuts'] as const)
          if (!draft.contains.has(other)) draft.mayContain.add(other);
    }
}

/** Milk, cheese or yoghurt: what remains without milk sugar is still milk. */
const DAIRY = new Set<Content>(['milk-protein', 'added-sugar', 'caffeine', 'animal-origin', 'unpasteurised']);
const isDairy = ({ contains }: Draft) => [...contains].every((content) => DAIRY.has(content));

/** "Bolo de banana (sem glúten, sem lactose)": a denial is about the food before it, or after it where none is before. */
export function applyDenials(folded: string, drafts: readonly Draft[]): void {
  let subject: number | undefined;
  let end = -1;
  for (const { tags, text, from, to } of denialsIn(folded)) {
    // "Iogurte sem lactose" is a food of the list.
    if (drafts.some((draft) => draft.from < from && draft.to >= to)) continue;
    const isChained = end >= 0 && /^[\s,;()/+e-]*$/.test(folded.slice(end, Math.max(end, from)));
    if (!isChained) {
      const nearest = drafts.filter((draft) => draft.from < from).at(-1);
      const isSame = nearest && !/[,;+.]/.test(folded.slice(nearest.to, from));
      subject = isSame ? nearest.part : drafts.find((draft) => draft.from >= to)?.part;
    }
    end = to;
    const word = text.split(/[\s/]+/).at(-1) ?? '';
    if (subject !== undefined) ruleOut(drafts, subject, tags, ONE_INGREDIENT.has(word.replace(/s$/, '')));
    // "sem leite" names what is left out: it is no food of the line.
    for (const draft of drafts)
      if (draft.from >= from && draft.to <= to) {
        draft.contains.clear();
        draft.mayContain.clear();
      }
  }
}

const OF = /^\s*(?:vegetal )?d[eao]s?\s+$/;

/** "Carpaccio de abobrinha", "carne de caju", "quibe de abóbora": a plant stands for the meat, if nothing else is meat. */
export function applyPlants(folded: string, drafts: readonly Draft[]): void {
  for (const [i, dish] of drafts.entries()) {
    const plant = drafts[i + 1];
    if (!plant?.isPlant || !OF.test(folded.slice(dish.to, plant.from))) continue;
    const others = drafts.filter((draft) => draft !== dish);
    if (
      others.some(({ contains, mayContain }) =>
        MEAT.some((meat) => contains.has(meat) || mayContain.has(meat)),
      )
    )
      continue;
    if (isStoodFor(folded.slice(dish.from, dish.to))) ruleOut([dish], dish.part, MEAT);
  }
}

/** "Caldo de sururu", "isca de peixe": what a dish of any meat is made of is named. */
export function applyNamed(folded: string, drafts: readonly Draft[]): void {
  for (const [i, dish] of drafts.entries()) {
    const named = drafts[i + 1];
    if (!named || !OF.test(folded.slice(dish.to, named.from))) continue;
    if (OF_ANY_MEAT.test(folded.slice(dish.from, dish.to)))
      for (const meat of MEAT) dish.mayContain.delete(meat);
  }
}
const OF_ANY_MEAT = /^(?:cald[oi]|ensopad|isca|espetinho|pate$|carpaccio|tartar)/;

/** Names of meat and of dishes that are also made of plants. */
const STANDS_FOR_MEAT =
  /^(?:carne|bife|carpaccio|ceviche|tartar|tartare|hamburgue?r|almondega|moqueca|salsicha|linguica|presunto|bacon|medalhao|steak|nugget|caviar|sashimi|tataki|coxinha|quibe|kibe|espetinho|picadinho|bolonhesa|estrogonofe|strogonoff|caldo)/;
const isStoodFor = (words: string) => STANDS_FOR_MEAT.test(words);
