import type { Item } from '@alecrim/nutrition';
import { type Correction, decisionsFrom, keysFor, type StoredDecision } from '@alecrim/nutrition/decisions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useClient } from '../../../data/context.ts';
import { decisionsQuery, forgetDecisions, rememberDecisions } from '../../../data/food-knowledge.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Whether there is a decision about an item, in this plan or remembered from another, and what makes or undoes one. */
export function useDecision(line: string, item: Item) {
  const { getValues, setValue } = useFormContext();
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const ofPlan: StoredDecision[] = useWatch({ name: 'leituras', exact: true }) ?? [];
  const { data: remembered = [] } = useQuery(decisionsQuery(client));
  const keys = keysFor(item);
  const isDecided = [...ofPlan, ...remembered].some(({ texto }) => keys.includes(texto ?? ''));

  /** Stores a decision in the plan and remembers it for the next plans. A template stores none, so there it is only remembered. */
  function decide(decision: Correction | undefined) {
    const plan: StoredDecision[] | undefined = getValues('leituras');
    const made = decision ? decisionsFrom(item, decision, line) : [];
    // Replaces every decision about this wording, but about its food and measure only those that are made now.
    const replaced = decision ? [item.wording, ...made.map(({ texto }) => texto)] : keys;
    if (plan) {
      const others = plan.filter(({ texto }) => !replaced.includes(texto ?? ''));
      setValue('leituras', [...others, ...made], { shouldDirty: true });
    }
    const warnOnFailure = (request: Promise<unknown>) =>
      void request.catch(() => {
        const inPlan = 'A decisão vale neste cardápio, mas não pôde ser lembrada para os próximos.';
        toast({ title: plan ? inPlan : 'A decisão não pôde ser guardada.' });
      });
    const remember = () => warnOnFailure(rememberDecisions(client, queries, made));
    if (!decision) warnOnFailure(forgetDecisions(client, queries, replaced));
    else if (!decision.isSkipped || !plan) remember();
    else
      toast({
        title: 'Não conta neste cardápio',
        description: line,
        action: { label: 'Lembrar nos próximos', onPress: remember },
      });
  }

  return { isDecided, decide };
}
