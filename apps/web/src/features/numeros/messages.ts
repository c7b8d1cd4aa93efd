import type {
  Equivalent,
  Food,
  Goal,
  Known,
  LineState,
  LineWith,
  ListedGroup,
  OwnFoodRecord,
  PlanNumbers,
  PlanTexts,
  Reading,
  RescaledPlan,
  ShoppingNeeds,
} from '@alecrim/nutrition';

/** One line as the panel shows it. */
export interface ReadLine {
  reading: Reading;
  state: LineState;
  kcal: number;
}

/** A line of the plan, and whether something in it is to be looked at. */
export interface DoubtfulLine extends ReadLine {
  place: { meal: number; option: number; line: number } | { recipe: number; line: number };
  isOpen: boolean;
}

/** A food that may stand for another, and the line with it. */
export interface Substitution extends Equivalent, LineWith {
  isInLine: boolean;
}

/** What the page asks the worker, and what it gets back. */
export interface Questions {
  /** Holds for all later questions. */
  know: { input: Pick<Known, 'decisions'> & { ownFoods: readonly OwnFoodRecord[] }; answer: true };
  /** `used` are those of the keys of decisions that are about the plan's lines. */
  plan: {
    input: { texts: PlanTexts; keys: readonly string[] };
    answer: { numbers: PlanNumbers; used: string[] };
  };
  lines: {
    input: { lines: readonly string[]; recipes: PlanTexts['recipes']; isRecipe: boolean };
    answer: ReadLine[];
  };
  /** Every line with food of the plan. */
  doubts: { input: PlanTexts; answer: DoubtfulLine[] };
  /** For the item at `place` of the line. */
  substitutions: {
    input: { line: string; place: number; recipes: PlanTexts['recipes']; isRecipe: boolean };
    answer: Substitution[];
  };
  substitutionList: { input: PlanTexts; answer: readonly ListedGroup[] };
  /** What the lines of the plan would be. The locks are keys of places. */
  rescale: { input: { texts: PlanTexts; goal: Goal; locks: readonly string[] }; answer: RescaledPlan };
  /** With its own decisions and foods, because a plan that is only read has not made them known. */
  shopping: {
    input: Pick<Known, 'decisions'> & { texts: PlanTexts; ownFoods: readonly OwnFoodRecord[] };
    answer: ShoppingNeeds;
  };
  /** The names of foods of the list, by their ids. */
  names: { input: readonly string[]; answer: Record<string, string> };
  foods: { input: string; answer: readonly Food[] };
}

export type QuestionName = keyof Questions;

export interface Question {
  id: number;
  name: QuestionName;
  input: unknown;
}

export type Answer = { id: number; answer: unknown } | { id: number; failure: string };
