import type { Stored } from '@alecrim/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useClient } from '../../../data/client-context.tsx';
import { keepTrying, type Obstacle } from '../../../data/keep-trying.ts';
import { contentOf, type PlanContent, sameContent } from '../../../data/plan-content.ts';
import { type PlanOrigin, planSaves, type SaveOutcome } from '../../../data/save-plan.ts';
import { useSession } from '../../../data/session-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useToast } from '../../../ui/toast.tsx';
import { planSchema } from '../editor/plan-schema.ts';

type Plan = Stored<'Cardapio'>;

export type SaveStatus = 'idle' | 'saving' | Obstacle;

/** What stands in the way of a save until somebody decides. */
export type Problem = Exclude<SaveOutcome, { kind: 'saved' }> & { mine: PlanContent };

interface Saving {
  form: UseFormReturn<PlanContent>;
  origin: PlanOrigin;
  onSaved: (plan: Plan) => void;
}

/** Saves until it is saved, whatever the network and the session do meanwhile. */
export function usePlanSaving({ form, origin, onSaved }: Saving) {
  const client = useClient();
  const session = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const [status, setStatus] = useState<SaveStatus>('idle');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [saves] = useState(() => planSaves(client, origin));
  // What the server held when this editor last knew.
  const [base, setBase] = useState(origin);
  const leaving = useLeaving();
  const isBusy = useRef(false);

  const send = useCallback(
    async (through: ReturnType<typeof planSaves>, contentNow: () => PlanContent, typed = contentNow) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setStatus('saving');
      setProblem(null);
      try {
        const { outcome, sent } = await untilNothingIsNew(contentNow, typed, (content) =>
          keepTrying(() => through.save(content()), {
            session,
            signal: leaving(),
            onWait: setStatus,
            onRetry: () => setStatus('saving'),
          }),
        );
        if (outcome.kind !== 'saved') return setProblem({ ...outcome, mine: sent });
        queries.setQueryData(['Cardapio', 'record', outcome.plan.id], outcome.plan);
        void queries.invalidateQueries({ queryKey: ['Cardapio'] });
        if (sameContent(sent, typed())) return onSaved(outcome.plan);
        // What was typed since cannot be saved as it is: it stays, with what is wrong about it.
        const { plan } = outcome;
        setBase({ ...origin, id: plan.id, version: plan.version, content: contentOf(plan) });
        toast({ title: 'Salvo até aqui. Confira os campos marcados.' });
        await form.trigger();
      } catch (error) {
        if (!leaving().aborted) toast({ title: failureText(error), look: 'destructive' });
      } finally {
        isBusy.current = false;
        setStatus('idle');
      }
    },
    [form, leaving, onSaved, origin, queries, session, toast],
  );

  const save = useCallback(
    (checked: PlanContent) => {
      let lastGood = checked;
      // While a save waits, the text goes on; what is sent is always the latest that is valid.
      const contentNow = () => {
        const now = planSchema.safeParse(form.getValues());
        if (now.success) lastGood = now.data;
        return lastGood;
      };
      return send(saves, contentNow, form.getValues);
    },
    [form, saves, send],
  );

  /** As another plan, beside the one that somebody else changed or deleted. */
  const saveAsCopy = useCallback(
    (content: PlanContent, idempotencyKey: string) =>
      send(planSaves(client, { content, idempotencyKey }), () => content),
    [client, send],
  );

  return { status, problem, base, save, saveAsCopy, dismiss: () => setProblem(null) };
}

export type PlanSaving = ReturnType<typeof usePlanSaving>;

type Send = (content: () => PlanContent) => Promise<SaveOutcome>;

/** What was typed while a save was on its way is saved too. */
async function untilNothingIsNew(contentNow: () => PlanContent, typed: () => PlanContent, send: Send) {
  for (;;) {
    let sent = contentNow();
    const outcome = await send(() => {
      sent = contentNow();
      return sent;
    });
    const isLatest = sameContent(sent, typed()) || sameContent(sent, contentNow());
    if (outcome.kind !== 'saved' || isLatest) return { outcome, sent };
  }
}

/** A signal that is aborted once the editor is gone. */
function useLeaving(): () => AbortSignal {
  const abort = useRef(new AbortController());
  useEffect(() => {
    // React may run this twice in development; the second life needs a fresh signal.
    if (abort.current.signal.aborted) abort.current = new AbortController();
    return () => abort.current.abort();
  }, []);
  return useCallback(() => abort.current.signal, []);
}
