import type { Item } from '@alecrim/nutrition';
import { type KeptDecision, keptDecisions, keysFor, type Said } from '@alecrim/nutrition/decisions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useClient } from '../../../data/context.ts';
import { decisionsQuery, forgetDecisions, rememberDecisions } from '../../../data/food-knowledge.ts';
import { useToast } from '../../../ui/toast.tsx';

/**
 * Makes or undoes a decision about an item. The decision is stored in the plan and remembered for the next plans. A template
 * stores no decisions, so there it is only remembered.
 */
export function useDecide() {
  const { getValues, setValue } = useFormContext();
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  return useCallback(
    (line: string, item: Item, decision: Said | undefined) => {
      const plan: KeptDecision[] | undefined = getValues('leituras');
      const made = decision ? keptDecisions(item, decision, line) : [];
      // Replaces every decision about this wording, but about its food and measure only those that are made now.
      const replaced = decision ? [item.wording, ...made.map(({ texto }) => texto)] : keysFor(item);
      if (plan) {
        const others = plan.filter(({ texto }) => !replaced.includes(texto ?? ''));
        setValue('leituras', [...others, ...made], { shouldDirty: true });
      }
      const warnOnFailure = (request: Promise<unknown>) =>
        void request.catch(() => {
          toast({
            title: plan
              ? 'A decisão vale neste cardápio, mas não pôde ser lembrada para os próximos.'
              : 'A decisão não pôde ser guardada.',
          });
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
    },
    [getValues, setValue, client, queries, toast],
  );
}

/** Whether there is a decision about an item, in this plan or remembered from another. */
export function useIsDecided(item: Item): boolean {
  const { control } = useFormContext();
  const ofPlan = useWatch({ control, name: 'leituras', exact: true }) as KeptDecision[] | undefined;
  const { data: remembered } = useQuery(decisionsQuery(useClient()));
  const keys = keysFor(item);
  const isAbout = ({ texto }: KeptDecision) => keys.includes(texto ?? '');
  return (ofPlan ?? []).some(isAbout) || (remembered ?? []).some(isAbout);
}
