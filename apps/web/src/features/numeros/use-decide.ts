import type { Decision } from '@alecrim/nutrition';
import { type KeptDecision, keptDecision } from '@alecrim/nutrition/decisions';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { useClient } from '../../data/client-context.tsx';
import { decisionsQuery, forgetDecision, rememberDecision } from '../../data/food-knowledge.ts';
import { useToast } from '../../ui/toast.tsx';
import { decidedIn } from './use-decided.ts';

/** A function gets the current decision: she may have decided something else while the search was under way. */
type Deciding = Decision | undefined | ((before: Decision | undefined) => Decision);

/**
 * Settles a wording, or takes the decision back. A plan keeps it for itself; the memory offers it to the next plans.
 * A template has no decisions of its own, so only the memory keeps it.
 */
export function useDecide() {
  const { getValues, setValue } = useFormContext();
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  return useCallback(
    (wording: string, deciding: Deciding) => {
      const plan: KeptDecision[] | undefined = getValues('leituras');
      const remembered = queries.getQueryData(decisionsQuery(client).queryKey);
      const decision =
        typeof deciding === 'function' ? deciding(decidedIn(wording, plan, remembered)) : deciding;
      if (plan) {
        const others = plan.filter(({ texto }) => texto !== wording);
        const settled = decision ? [...others, keptDecision(wording, decision)] : others;
        setValue('leituras', settled, { shouldDirty: true });
      }
      const memory = decision
        ? rememberDecision(client, queries, keptDecision(wording, decision))
        : forgetDecision(client, queries, wording);
      memory.catch(() => {
        toast({
          title: plan
            ? 'A decisão vale neste cardápio, mas não pôde ser lembrada para os próximos.'
            : 'A decisão não pôde ser guardada.',
        });
      });
    },
    [getValues, setValue, client, queries, toast],
  );
}
