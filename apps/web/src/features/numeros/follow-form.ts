import type { Numbers, OwnFoodRecord } from '@alecrim/nutrition';
import { decisionsOf, type KeptDecision } from '@alecrim/nutrition/decisions';
import type { Ask } from './ask.ts';
import { type FormTexts, type FormValues, formTexts } from './form-texts.ts';
import type { NumbersStore } from './numbers-store.ts';

// A reading begins when the person pauses: no key press waits for it.
const PAUSE_MS = 350;

interface Followed {
  values: () => FormValues & { leituras?: KeptDecision[] | null };
  known: { ownFoods: readonly OwnFoodRecord[]; remembered: readonly KeptDecision[] };
  store: NumbersStore;
  ask: Ask;
  /** Adds remembered decisions to the plan, which keeps those that it uses. */
  adopt: (leituras: KeptDecision[]) => void;
}

/** Reads a form now, and again after every pause in its changes. */
export function followForm({ values, known, store, ask, adopt }: Followed) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isChanged = false;
  let settled = '';
  let turn = 0;

  async function read() {
    const mine = ++turn;
    // A later reading has begun: its answer is the one that counts.
    const isOver = () => isStopped || mine !== turn;
    const now = values();
    const form = formTexts(now);
    // A decision of this plan wins over a remembered decision of another plan.
    const ofPlan = new Set((now.leituras ?? []).map(({ texto }) => texto));
    const others = known.remembered.filter(({ texto }) => !ofPlan.has(texto));
    const decisions = decisionsOf([...others, ...(now.leituras ?? [])]);
    const wanted = JSON.stringify([...decisions]);
    try {
      if (wanted !== settled) {
        await ask('know', { ownFoods: known.ownFoods, decisions });
        settled = wanted;
      }
      const keys = others.flatMap(({ texto }) => texto ?? []);
      const { numbers, used } = await ask('plan', { texts: form.texts, keys });
      if (isOver()) return;
      store.put(numbers.day, partsOf(form, numbers));
      // Only a plan that the person has changed: opening one must not leave it unsaved.
      if (isChanged && now.leituras && used.length > 0)
        adopt(others.filter(({ texto }) => used.includes(texto ?? '')));
    } catch {
      if (!isOver()) store.fail();
    }
  }

  void read();
  return {
    /** `name` is the path of the field that has changed. */
    changed({ name = '' }: { name?: string }) {
      isChanged = true;
      clearTimeout(timer);
      // A part that was moved or removed has another place now, and must not show the numbers of its neighbour.
      if (isPartList(name)) void read();
      else timer = setTimeout(() => void read(), PAUSE_MS);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const isPartList = (name: string) => /(^|\.)(refeicoes|opcoes|receitas|leituras)$/.test(name);

interface Read {
  meals: readonly { whole: Numbers; options: readonly Numbers[] }[];
  recipes: readonly Numbers[];
}

function partsOf(form: FormTexts, { meals, recipes }: Read): ReadonlyMap<string, Numbers> {
  const parts = new Map<string, Numbers>();
  const put = (path: string, numbers: Numbers | undefined) => {
    if (numbers) parts.set(path, numbers);
  };
  for (const [meal, { path, options }] of form.meals.entries()) {
    put(path, meals[meal]?.whole);
    for (const [index, option] of options.entries()) put(option, meals[meal]?.options[index]);
  }
  for (const [index, path] of form.recipes.entries()) put(path, recipes[index]);
  return parts;
}
