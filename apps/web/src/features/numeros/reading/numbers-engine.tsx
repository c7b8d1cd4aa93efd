import type { CheckedParts, Numbers, OwnFoodRecord, PlanNumbers } from '@alecrim/nutrition';
import { decisionsOf, type StoredDecision } from '@alecrim/nutrition/decisions';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useClient } from '../../../data/context.ts';
import { decisionsQuery, ownFoodsQuery } from '../../../data/food-knowledge.ts';
import { onFormChange } from '../../../lib/form-changes.ts';
import { useHistory } from '../../../lib/form-history/use-history.ts';
import type { GuardStore } from '../../restricoes/guard-store.ts';
import type { Accepted } from '../../restricoes/warnings.ts';
import { type FormTexts, type FormValues, formTexts } from '../form-texts.ts';
import type { NumbersStore } from '../numbers-store.ts';
import { type CallWorker, callWorker } from '../worker/worker-client.ts';

interface NumbersEngineProps {
  /** Null while the numbers are switched off. */
  store: NumbersStore | null;
  /** Null while the patient of the form avoids nothing. */
  guard: GuardStore | null;
}

/** Reads the lines of the form whenever they have changed. It shows nothing itself. */
export function NumbersEngine({ store, guard }: NumbersEngineProps) {
  const { control, watch, getValues, setValue } = useFormContext();
  const { quietly, isRestoring } = useHistory();
  const [undone] = useState(() => new Set<string>());
  const client = useClient();
  const { data: ownFoods, isError: hasNoFoods } = useQuery(ownFoodsQuery(client));
  const { data: remembered, isError: hasNoDecisions } = useQuery(decisionsQuery(client));
  // The lines are not read before both have loaded: their numbers would be wrong.
  const hasFailed = !(ownFoods && remembered) && (hasNoFoods || hasNoDecisions);
  useEffect(() => {
    if (hasFailed) {
      store?.fail();
      guard?.fail();
    }
    if (!ownFoods || !remembered) return;
    const known = { ownFoods, remembered };
    const addDecisions = (leituras: StoredDecision[]) => {
      const current: StoredDecision[] = getValues('leituras');
      const keys = new Set(current.map(({ texto }) => texto));
      const added = leituras.filter(({ texto }) => !keys.has(texto)).map(decisionOnly);
      quietly(() => setValue('leituras', [...current, ...added]));
    };
    const values = () => getValues() as FollowedValues;
    const follow = followForm({ values, known, undone, store, guard, callWorker, addDecisions });
    const unsubscribe = onFormChange({ control, watch }, ({ name }) =>
      follow.changed({ name, isRestored: isRestoring() }),
    );
    return () => {
      unsubscribe();
      follow.stop();
    };
  }, [
    control,
    watch,
    getValues,
    setValue,
    quietly,
    isRestoring,
    undone,
    ownFoods,
    remembered,
    hasFailed,
    store,
    guard,
  ]);
  return null;
}

/** Without the other fields of the stored record. */
function decisionOnly({ texto, escrito, alimento, gramas, nao_contar }: StoredDecision): StoredDecision {
  return { texto, escrito, alimento, gramas, nao_contar };
}

// A pause in typing, so that no key press waits for a reading.
const PAUSE_MS = 350;

type FollowedValues = FormValues & { leituras?: StoredDecision[] | null; avisos_aceitos?: Accepted[] | null };

interface FollowOptions extends NumbersEngineProps {
  values: () => FollowedValues;
  known: { ownFoods: readonly OwnFoodRecord[]; remembered: readonly StoredDecision[] };
  /** Keys of decisions that an undo took out of the form. They are not added again, although they are remembered. */
  undone: Set<string>;
  callWorker: CallWorker;
  /** Adds remembered decisions to the plan, which stores those that it uses. */
  addDecisions: (leituras: StoredDecision[]) => void;
}

/** Reads a form at once, and again after every pause in its changes. */
export function followForm({ values, known, undone, store, guard, callWorker, addDecisions }: FollowOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isChanged = false;
  let sentDecisions = '';
  let latest = 0;
  const keysOfPlan = () => new Set((values().leituras ?? []).map(keyOf));
  let keysBefore = keysOfPlan();

  function followDecisions(isRestored: boolean) {
    const keys = keysOfPlan();
    if (isRestored) for (const key of keysBefore) undone.add(key);
    for (const key of keys) undone.delete(key);
    keysBefore = keys;
  }

  async function read() {
    const reading = ++latest;
    // The result is ignored if a later reading has begun.
    const isOutdated = () => isStopped || reading !== latest;
    const now = values();
    const form = formTexts(now);
    // A decision of this plan wins over a remembered decision of another plan.
    const ofPlan = keysOfPlan();
    const others = known.remembered.filter(
      (decision) => !ofPlan.has(keyOf(decision)) && !undone.has(keyOf(decision)),
    );
    const decisions = decisionsOf([...others, ...(now.leituras ?? [])]);
    const text = JSON.stringify([...decisions]);
    try {
      if (text !== sentDecisions) {
        await callWorker('setKnown', { ownFoods: known.ownFoods, decisions });
        sentDecisions = text;
      }
      if (store) await readNumbers(store);
      const restrictions = guard?.restrictions;
      if (!restrictions || isOutdated()) return;
      const [checked] = await callWorker('check', { plans: [checkedParts(now)], restrictions });
      if (checked && !isOutdated()) guard.set(checked);
    } catch {
      if (isOutdated()) return;
      store?.fail();
      guard?.fail();
    }

    async function readNumbers(shown: NumbersStore) {
      const keys = others.flatMap(({ texto }) => texto ?? []);
      const { numbers, used } = await callWorker('plan', { texts: form.texts, keys });
      if (isOutdated()) return;
      shown.set(numbers.day, partsOf(form, numbers), daysOf(form, numbers));
      // Only in a plan that the person has changed: opening a plan must not leave it unsaved.
      if (isChanged && now.leituras && used.length > 0)
        addDecisions(others.filter(({ texto }) => used.includes(texto ?? '')));
    }
  }

  guard?.accept(values().avisos_aceitos);
  void read();
  return {
    /** `name` is the path of the field that has changed, `isRestored` whether an undo or a redo has written it. */
    changed({ name = '', isRestored = false }: { name?: string; isRestored?: boolean }) {
      isChanged = true;
      if (name === 'leituras') followDecisions(isRestored);
      if (name === 'avisos_aceitos') return void guard?.accept(values().avisos_aceitos);
      clearTimeout(timer);
      // After a part was moved or removed, each path would show the numbers of its former part.
      if (isPartList(name)) void read();
      else timer = setTimeout(() => void read(), PAUSE_MS);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const keyOf = ({ texto }: StoredDecision) => texto ?? '';

const isPartList = (name: string) => /(^|\.)(refeicoes|opcoes|receitas|orientacoes|leituras)$/.test(name);

/** What a check reads of a form, without the rest of the plan. */
function checkedParts(values: FormValues): CheckedParts {
  const { refeicoes, receitas, orientacoes, observacoes_finais } = values as CheckedParts;
  return { refeicoes, receitas, orientacoes, observacoes_finais };
}

const daysOf = ({ texts }: FormTexts, { days }: Pick<PlanNumbers, 'days'>) =>
  days?.map(({ day }, place) => ({ kind: texts.days?.[place]?.kind ?? [], numbers: day }));

/** The numbers of each part, by its path in the form. */
function partsOf(form: FormTexts, { meals, recipes }: Pick<PlanNumbers, 'meals' | 'recipes'>) {
  const parts = new Map<string, Numbers | undefined>();
  for (const [meal, { path, options }] of form.meals.entries()) {
    parts.set(path, meals[meal]?.whole);
    for (const [index, option] of options.entries()) parts.set(option, meals[meal]?.options[index]);
  }
  for (const [index, path] of form.recipes.entries()) parts.set(path, recipes[index]);
  return parts;
}
