import type { Nutriente, RestricaoDoPaciente } from '@alecrim/domain/pure';
import type {
  CheckedParts,
  CheckedPlan,
  Equivalent,
  Food,
  Goal,
  KnownFoods,
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
import type { Adequacy, DayIntake, DriPerson, GapOffer, GapQuestion } from '@alecrim/nutrition/intake';

/** One line as the panel shows it. */
export interface ReadLine {
  reading: Reading;
  state: LineState;
  kcal: number;
}

/** A line of the plan. It is open while the nutritionist should check something in it. */
export interface ReadPlanLine extends ReadLine {
  place: { meal: number; option: number; line: number } | { recipe: number; line: number };
  isOpen: boolean;
}

/** A food that may replace another, and the text of the line with it. */
export interface Substitution extends Equivalent, LineWith {
  isInLine: boolean;
}

/** A nutrient of the day beside the reference of a person. */
export interface NutrientRow extends Adequacy {
  name: Nutriente;
}

export interface DayNutrients extends Omit<DayIntake, 'nutrients'> {
  rows: readonly NutrientRow[];
}

export type Restrictions = readonly RestricaoDoPaciente[];

/** The place of the kind of day that the call is about; without it the first. */
interface OfDay {
  day?: number;
}

/** The calls that the worker handles. */
export interface WorkerCalls {
  /** Applies to all later calls. */
  setKnown: { input: Pick<KnownFoods, 'decisions'> & { ownFoods: readonly OwnFoodRecord[] }; result: true };
  /** `used` contains those keys of decisions that occur in the lines of the plan. */
  plan: {
    input: { texts: PlanTexts; keys: readonly string[] };
    result: { numbers: PlanNumbers; used: string[] };
  };
  lines: {
    input: { lines: readonly string[]; recipes: PlanTexts['recipes']; isRecipe: boolean };
    result: ReadLine[];
  };
  /** Every line with food of the plan. `known` is given by a page that does not call `setKnown`. */
  planLines: { input: PlanTexts & { known?: WorkerCalls['setKnown']['input'] }; result: ReadPlanLine[] };
  /** Foods that the restrictions forbid are not offered. */
  substitutions: {
    input: {
      line: string;
      itemIndex: number;
      recipes: PlanTexts['recipes'];
      isRecipe: boolean;
      restrictions: Restrictions;
    };
    result: Substitution[];
  };
  substitutionList: {
    input: { texts: PlanTexts; restrictions: Restrictions };
    result: readonly ListedGroup[];
  };
  /** The locks are keys of places. */
  rescale: {
    input: { texts: PlanTexts; goal: Goal; locks: readonly string[]; keepProtein: boolean } & OfDay;
    result: RescaledPlan;
  };
  /** With its own decisions and foods, because a page that only shows a plan does not call `setKnown`. */
  shopping: {
    input: Pick<KnownFoods, 'decisions'> & { texts: PlanTexts; ownFoods: readonly OwnFoodRecord[] };
    result: ShoppingNeeds;
  };
  /** What plans, or parts of plans, hold that a patient avoids. `known` is given by a page that does not call `setKnown`. */
  check: {
    input: {
      plans: readonly CheckedParts[];
      restrictions: Restrictions;
      known?: WorkerCalls['setKnown']['input'];
    };
    result: CheckedPlan[];
  };
  /** `known` is given by a page that does not call `setKnown`. */
  nutrients: {
    input: { texts: PlanTexts; person?: DriPerson; known?: WorkerCalls['setKnown']['input'] } & OfDay;
    result: DayNutrients;
  };
  /** Portions that would bring the day nearer to the target of a nutrient. */
  closeGap: { input: GapQuestion; result: readonly GapOffer[] };
  /** What the notes about a patient say to avoid. */
  notes: { input: string; result: readonly RestricaoDoPaciente[] };
  /** The names of listed foods, by their ids. */
  names: { input: readonly string[]; result: Record<string, string> };
  /** Searches the own foods and the food list. */
  foods: { input: string; result: readonly Food[] };
}

export type WorkerCallName = keyof WorkerCalls;

export interface WorkerRequest {
  id: number;
  name: WorkerCallName;
  input: unknown;
}

export type WorkerResponse = { id: number; result: unknown } | { id: number; failure: string };

export type CallWorker = <Q extends WorkerCallName>(
  name: Q,
  input: WorkerCalls[Q]['input'],
) => Promise<WorkerCalls[Q]['result']>;

type Pending = { resolve: (result: never) => void; reject: (error: Error) => void };
const pending = new Map<number, Pending>();
let worker: Worker | undefined;
let lastId = 0;
// A new worker gets the last input of `setKnown` first.
let known: WorkerCalls['setKnown']['input'] | undefined;

/** The first call starts the worker, which then serves the page until it is left. */
export const callWorker: CallWorker = (name, input) =>
  new Promise((resolve, reject) => {
    worker ??= startWorker();
    if (name === 'setKnown') known = input as WorkerCalls['setKnown']['input'];
    lastId += 1;
    pending.set(lastId, { resolve, reject });
    worker.postMessage({ id: lastId, name, input } satisfies WorkerRequest);
  });

function startWorker(): Worker {
  const started = new Worker(new URL('./numbers-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => {
    const call = pending.get(data.id);
    pending.delete(data.id);
    if ('failure' in data) call?.reject(new Error(data.failure));
    else call?.resolve(data.result as never);
  });
  // Without a connection the file of the worker may be missing. The next call starts a new worker.
  started.addEventListener('error', () => {
    worker = undefined;
    started.terminate();
    for (const { reject } of pending.values()) reject(new Error('The worker did not start.'));
    pending.clear();
  });
  if (known) started.postMessage({ id: 0, name: 'setKnown', input: known } satisfies WorkerRequest);
  return started;
}
