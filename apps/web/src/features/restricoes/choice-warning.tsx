import { counted, restricaoText } from '@alecrim/domain/pure';
import type { CheckedParts, CheckedPlan } from '@alecrim/nutrition';
import { TriangleAlert } from 'lucide-react';
import { useWorkerCall } from '../numeros/worker/use-worker-call.ts';
import { callWorker } from '../numeros/worker/worker-client.ts';
import { useRestrictions } from './guard-store.ts';
import { certaintyLabels, isOpenWarning, type Warning, warningsOf } from './warnings.ts';

// As many as fit on a row of a list.
const MOST = 2;

/** Says, before something is taken, what it holds that the patient avoids. */
export function ChoiceWarning({ checked }: { checked: CheckedPlan | undefined }) {
  const warnings = checked ? warningsOf(checked, []).filter(isOpenWarning) : [];
  if (warnings.length === 0) return null;
  const rest = warnings.length - MOST;
  return (
    <span className="flex items-start gap-1.5 text-sm text-danger">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {warnings.slice(0, MOST).map(choiceWords).join('; ')}
        {rest > 0 && `; ${counted(rest, 'outro aviso', 'outros avisos')}`}
      </span>
    </span>
  );
}

/** "Contém lactose: leite". */
function choiceWords({ certainty, findings, word }: Warning): string {
  const avoided = findings.map(({ restriction }) => restricaoText(restriction).toLowerCase());
  return `${certaintyLabels[certainty]} ${[...new Set(avoided)].join(', ')}: ${word}`;
}

/** What each of several texts holds that the patient of the form avoids. Empty until it is known, and without restrictions. */
export function useCheckedChoices<T extends { id: string }>(
  choices: readonly T[],
  partsOf: (choice: T) => CheckedParts,
): ReadonlyMap<string, CheckedPlan> {
  const restrictions = useRestrictions();
  const ids = choices.map(({ id }) => id).join(' ');
  const { data } = useWorkerCall(async () => {
    if (restrictions.length === 0 || choices.length === 0) return NONE;
    const checked = await callWorker('check', { plans: choices.map(partsOf), restrictions });
    return new Map(
      choices.flatMap(({ id }, index) => (checked[index] ? [[id, checked[index]] as const] : [])),
    );
  }, [ids, restrictions]);
  return data ?? NONE;
}

const NONE: ReadonlyMap<string, CheckedPlan> = new Map();
