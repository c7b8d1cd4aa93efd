import { counted } from '@alecrim/domain/pure';
import type { Goal, PlanTexts, RescaledLine, RescaledPlan } from '@alecrim/nutrition';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { DialogClose, OpenDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LabelledSelect } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { DaySelect } from '../day-select.tsx';
import { type FormValues, formTexts } from '../form-texts.ts';
import { useDayKinds } from '../numbers-store.ts';
import { knownMeta, type Meta } from '../targets/targets.ts';
import { callWorker } from '../worker/worker-client.ts';
import {
  canKeepProtein,
  type GoalKind,
  goalField,
  goalKinds,
  goalOf,
  goalStart,
  targetsOf,
} from './rescale-goal.ts';
import { RescalePreview } from './rescale-preview.tsx';
import { RescaleSums } from './rescale-sums.tsx';

interface RescaleDialogProps {
  onApply: (lines: readonly RescaledLine[]) => void;
  onClose: () => void;
}

/** Shows line by line what a goal would change; lines can be locked. The plan changes only when *Aplicar* is pressed. */
export function RescaleDialog({ onApply, onClose }: RescaleDialogProps) {
  const { getValues } = useFormContext();
  // The plan cannot change while the dialog is open.
  const [{ texts }] = useState(() => formTexts(getValues() as FormValues));
  const [meta] = useState(() => knownMeta(getValues('meta') as Meta | null));
  const [kind, setKind] = useState<GoalKind>(targetsOf(meta) ? 'meta' : 'kcal');
  const [typed, setTyped] = useState('');
  const [locks, setLocks] = useState<readonly string[]>([]);
  const [keepProtein, setKeepProtein] = useState(true);
  const kinds = useDayKinds();
  const { goal, error } = goalOf(kind, typed, meta);
  const { plan, isLoading, hasFailed, retry } = useRescale(texts, goal, locks, keepProtein, kinds?.chosen);
  const changed = plan?.lines.filter((line) => line.before !== line.after) ?? [];
  return (
    <OpenDialog
      title="Ajustar quantidades"
      description="Só as quantidades mudam, em passos que dá para medir. Nada muda antes de aplicar."
      className="sm:max-w-3xl"
      footer={
        <>
          <p role="status" className="text-sm text-muted sm:mr-auto sm:self-center">
            {plan && changedWords(changed.length)}
          </p>
          <div className="flex gap-3 max-sm:*:grow">
            <DialogClose asChild>
              <Button variant="outline">Cancelar</Button>
            </DialogClose>
            <Button
              disabled={changed.length === 0}
              isBusy={isLoading}
              onClick={() => {
                onApply(changed);
                onClose();
              }}
            >
              Aplicar
            </Button>
          </div>
        </>
      }
      onClose={onClose}
    >
      <div className="grid gap-5">
        {kinds && (
          <div className="grid justify-items-start gap-1.5 text-sm text-muted">
            <DaySelect />
            <p>A meta vale para este tipo de dia. Itens que ele divide com outros dias mudam neles também.</p>
          </div>
        )}
        <GoalFields
          {...{ kind, typed, error, meta }}
          onKind={(next) => {
            setKind(next);
            setTyped(goalStart(next, meta));
          }}
          onTyped={setTyped}
        />
        {canKeepProtein(kind, meta) && (
          <label className="flex min-h-11 cursor-pointer items-start gap-3">
            <input
              type="checkbox"
              className="mt-0.5 size-4.5 shrink-0"
              checked={keepProtein}
              onChange={({ target }) => setKeepProtein(target.checked)}
            />
            <span className="text-sm">
              Manter proteína
              <span className="block text-muted">
                A proteína do dia não diminui: a mudança vem de amidos, gorduras e doces
              </span>
            </span>
          </label>
        )}
        {hasFailed && (
          <Notice variant="danger">
            <p>Não foi possível calcular agora.</p>
            <Button variant="link" size="inline" className="justify-self-start" onClick={retry}>
              Tentar de novo
            </Button>
          </Notice>
        )}
        {!plan && isLoading && <Skeleton className="h-40" />}
        {plan && <RescaleSums plan={plan} />}
        {plan?.lines.length === 0 && (
          <p className="text-muted">Ainda não há itens com alimentos para ajustar.</p>
        )}
        {plan && plan.lines.length > 0 && (
          <RescalePreview plan={plan} isBusy={isLoading} locks={locks} onLock={setLocks} />
        )}
      </div>
    </OpenDialog>
  );
}

function changedWords(count: number): string {
  if (count === 0) return 'Nenhum item muda';
  return counted(count, 'item muda', 'itens mudam');
}

interface GoalFieldsProps {
  kind: GoalKind;
  typed: string;
  error: string | undefined;
  meta: Meta | null | undefined;
  onKind: (kind: GoalKind) => void;
  onTyped: (typed: string) => void;
}

/** The energy or the nutrient that the day should reach. */
function GoalFields({ kind, typed, error, meta, onKind, onTyped }: GoalFieldsProps) {
  const field = goalField(kind);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <LabelledSelect
        label="Ajustar o dia para"
        value={kind}
        labels={Object.fromEntries(goalKinds(meta))}
        onChange={onKind}
      />
      {field && (
        <Field label={field.label} hint={field.hint} error={error}>
          {(control) => (
            <Input
              {...control}
              // The phone's decimal keyboard has no minus sign.
              inputMode={kind === 'percent' ? 'text' : 'decimal'}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => onTyped(target.value)}
            />
          )}
        </Field>
      )}
    </div>
  );
}

// A pause in typing, so that not every digit starts a calculation.
const PAUSE_MS = 250;

interface Rescale {
  plan?: RescaledPlan;
  isLoading: boolean;
  hasFailed: boolean;
}

const nothing: Rescale = { isLoading: false, hasFailed: false };

/** The rescaled plan. The former plan stays on the screen until the next one has been calculated. */
function useRescale(
  texts: PlanTexts,
  goal: Goal | undefined,
  locks: readonly string[],
  keepProtein: boolean,
  day: number | undefined,
) {
  const [state, setState] = useState<Rescale>(nothing);
  const [attempt, setAttempt] = useState(0);
  const request = goal && JSON.stringify({ goal, locks, keepProtein, day, attempt });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `request` contains all but the texts.
  useEffect(() => {
    if (!goal) return setState(nothing);
    let isCurrent = true;
    setState((before) => ({ ...before, isLoading: true, hasFailed: false }));
    const timer = setTimeout(() => {
      callWorker('rescale', { texts, goal, locks, keepProtein, day })
        .then((plan) => isCurrent && setState({ plan, isLoading: false, hasFailed: false }))
        .catch(() => isCurrent && setState({ isLoading: false, hasFailed: true }));
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [texts, request]);
  return { ...state, retry: () => setAttempt((before) => before + 1) };
}
