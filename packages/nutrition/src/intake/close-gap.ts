import type { RestricaoDoPaciente } from '@alecrim/domain/pure';
import { sortOf } from '../exchange/candidates.ts';
import { sayFood } from '../exchange/say-food.ts';
import type { Food } from '../food.ts';
import { FOODS } from '../foods/foods.ts';
import { indexWith, type KnownFoods, planReaders } from '../plan/plan-readers.ts';
import type { PlanTexts } from '../plan/plan-texts.ts';
import type { LineReader } from '../reading/read-line.ts';
import { isAllowed } from '../restrictions/is-allowed.ts';
import { type DriPerson, limitOf } from './dri.ts';
import { figureOf } from './figure-of.ts';
import { libraryOffers } from './library-offers.ts';
import { fits, type MealName } from './meal-times.ts';
import { INTAKE_NUTRIENTS, type IntakeNutrient } from './nutrients-of-a-day.ts';
import { portionOf } from './portion.ts';

/** One portion that brings the day nearer to the target of a nutrient. */
export interface GapOffer {
  /** As a line of a plan: "1 concha de feijão-preto (86 g)". */
  readonly words: string;
  /** What it gives of the nutrient, and its energy. */
  readonly gives: number;
  readonly kcal: number;
  /** Where it comes from: the list, the own foods, or a line of the library. */
  readonly from: 'list' | 'own' | 'library';
  /** The places of the meals that it fits. */
  readonly meals: readonly number[];
}

export interface GapQuestion {
  readonly texts: PlanTexts;
  readonly meals: readonly MealName[];
  readonly nutrient: IntakeNutrient;
  /** How much the day lacks. */
  readonly gap: number;
  readonly person?: DriPerson;
  readonly restrictions: readonly RestricaoDoPaciente[];
  /** Energy that the day may still take. Without a target: undefined. */
  readonly energyLeft?: number;
  /** The lines of the nutritionist's library, with the meal that they stand in. */
  readonly library?: readonly { readonly meal: MealName; readonly lines: readonly string[] }[];
}

const MOST_OFFERS = 8;
/** A portion with less of the gap does not help. */
const LEAST_PART = 0.04;
/** The energy that one addition may always have, and what it may have where the day has none left. */
const MOST_KCAL = 250;
const MOST_KCAL_OVER = 150;
/** Salt: a food with more sodium is no advice. */
const MOST_SODIUM = 400;

/** Foods and amounts that would bring the day nearer to its target, the most useful first. */
export function closeGap(question: GapQuestion, known: KnownFoods = {}): readonly GapOffer[] {
  const { texts, gap } = question;
  if (!(gap > 0)) return [];
  const making = planReaders(texts.recipes, known);
  let step = making.next();
  while (!step.done) step = making.next();
  const { readItem } = step.value;
  const eaten = eatenFoods(texts, readItem);
  const own = (known.ownFoods ?? []).flatMap((food) => offerOf(food, question, known, eaten));
  const listed = FOODS.flatMap((food) => offerOf(food, question, known, eaten));
  const library = libraryOffers(question, readItem, eaten, (food, grams) => isFitting(food, grams, question));
  const ranked = [...library, ...own, ...listed]
    .filter(({ gives, kcal }) => gives >= LEAST_PART * gap && kcal <= mostEnergy(question))
    .sort((a, b) => worth(b, gap) - worth(a, gap) || (a.kind < b.kind ? -1 : 1));
  const offers: GapOffer[] = [];
  for (const { say, gives, kcal, from, meals } of variedOffers(ranked)) {
    if (offers.length >= MOST_OFFERS) break;
    const words = say();
    if (words !== undefined) offers.push({ words, gives, kcal, from, meals });
  }
  return offers;
}

export interface RankedOffer extends Omit<GapOffer, 'words'> {
  /** Undefined where the reader would not find the same food in the words. Slow: it reads them. */
  readonly say: () => string | undefined;
  /** Never five kinds of beans. */
  readonly kind: string;
}

const mostEnergy = ({ energyLeft }: GapQuestion): number =>
  energyLeft === undefined ? MOST_KCAL : Math.max(MOST_KCAL_OVER, Math.min(MOST_KCAL, energyLeft));

const FROM_HER = 0.1;
/** The energy for which closing the whole gap is worth nothing. */
const KCAL_OF_THE_GAP = 600;
/** How much of the gap it closes against its energy; her own foods and lines come first where they are as good. */
const worth = ({ gives, kcal, from }: RankedOffer, gap: number): number =>
  Math.min(1, gives / gap) - kcal / KCAL_OF_THE_GAP + (from === 'list' ? 0 : FROM_HER);

function offerOf(
  food: Food,
  question: GapQuestion,
  known: KnownFoods,
  eaten: readonly ReadonlySet<string>[],
): RankedOffer[] {
  const { nutrient, meals } = question;
  const figure = figureOf(food, nutrient);
  const amount = figure && figure.value > 0 ? portionOf(food) : undefined;
  if (!figure || !amount || !isFitting(food, amount.grams, question)) return [];
  const places = meals.flatMap((meal, place) =>
    fits(amount.times, meal) && !eaten[place]?.has(food.id) ? [place] : [],
  );
  if (places.length === 0) return [];
  const of = (per100: number) => (per100 * amount.grams) / 100;
  return [
    {
      say: () => sayFood(indexWith(known.ownFoods ?? []), food, amount),
      gives: of(figure.value),
      kcal: of(food.figures.energy ?? 0),
      from: food.isCustom ? 'own' : 'list',
      meals: places,
      kind: sortOf(food),
    },
  ];
}

/** Allowed for the patient, not salty, and below every upper limit by itself. An own food that was not checked may hold anything. */
function isFitting(food: Food, grams: number, { restrictions, person, nutrient }: GapQuestion): boolean {
  if (restrictions.length > 0 && food.isCustom && !food.isContentChecked) return false;
  if (!isAllowed(food, restrictions, grams)) return false;
  const held = (name: IntakeNutrient) => ((figureOf(food, name)?.value ?? 0) * grams) / 100;
  if (nutrient !== 'sodium' && held('sodium') > MOST_SODIUM) return false;
  return (
    !person ||
    INTAKE_NUTRIENTS.every((name) => held(name) <= (upperOf(name, food, person) ?? Number.POSITIVE_INFINITY))
  );
}

/** Plants hold no retinol, and foods no folic acid or magnesium of supplements. */
function upperOf(nutrient: IntakeNutrient, { tags }: Food, person: DriPerson): number | undefined {
  if (nutrient === 'folate' || nutrient === 'magnesium') return undefined;
  if (nutrient === 'vitaminA' && !tags.includes('animal-origin')) return undefined;
  return limitOf(nutrient, person);
}

/** The foods that each meal has already. */
const eatenFoods = ({ meals }: PlanTexts, read: LineReader): ReadonlySet<string>[] =>
  meals.map(
    (options) =>
      new Set(options.flat().flatMap((line) => read(line).items.flatMap(({ food }) => food?.id ?? []))),
  );

/** The best of each kind first, then the second best. */
function variedOffers(offers: readonly RankedOffer[]): readonly RankedOffer[] {
  const seen = new Map<string, number>();
  const rounds = offers.map((offer) => {
    const round = seen.get(offer.kind) ?? 0;
    seen.set(offer.kind, round + 1);
    return { offer, round };
  });
  return rounds.sort((a, b) => a.round - b.round).map(({ offer }) => offer);
}
