import type { Goal, PlanTexts, RescaledPlan } from '@alecrim/nutrition';
import { useEffect, useState } from 'react';
import { ask } from './ask.ts';

// A number is typed key by key: only what stands still is asked.
const PAUSE_MS = 250;

interface Rescale {
  plan?: RescaledPlan;
  isAsking: boolean;
  hasFailed: boolean;
}

const nothing: Rescale = { isAsking: false, hasFailed: false };

/** Asks the worker what the plan would be. The former answer stays on the screen until the next one is there. */
export function useRescale(texts: PlanTexts, goal: Goal | undefined, locks: readonly string[]) {
  const [state, setState] = useState<Rescale>(nothing);
  const [attempt, setAttempt] = useState(0);
  const wanted = goal && JSON.stringify({ goal, locks, attempt });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` stands for the goal, the locks and the attempt.
  useEffect(() => {
    if (!goal) return setState(nothing);
    let isCurrent = true;
    setState((before) => ({ ...before, isAsking: true, hasFailed: false }));
    const timer = setTimeout(() => {
      ask('rescale', { texts, goal, locks })
        .then((plan) => isCurrent && setState({ plan, isAsking: false, hasFailed: false }))
        .catch(() => isCurrent && setState({ isAsking: false, hasFailed: true }));
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [texts, wanted]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}
