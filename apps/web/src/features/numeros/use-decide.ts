import type { Item } from '@alecrim/nutrition';
import { type KeptDecision, keptDecisions, keysFor, type Said } from '@alecrim/nutrition/decisions';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { useClient } from '../../data/context.ts';
import { forgetDecisions, rememberDecisions } from '../../data/food-knowledge.ts';
import { useToast } from '../../ui/toast.tsx';

/**
 * Settles what an item of a line is, or takes that back. A plan keeps it for itself; the memory offers it to the next
 * plans. A template has no decisions of its own, so only the memory keeps it.
 */
export function useDecide() {
  const { getValues, setValue } = useFormContext();
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  return useCallback(
    (line: string, item: Item, said: Said | undefined) => {
      const plan: KeptDecision[] | undefined = getValues('leituras');
      const made = said ? keptDecisions(item, said, line) : [];
      // What was said before about this very wording goes; about its food and measure only what is said anew.
      const replaced = said ? [item.wording, ...made.map(({ texto }) => texto)] : keysFor(item);
      if (plan) {
        const others = plan.filter(({ texto }) => !replaced.includes(texto ?? ''));
        setValue('leituras', [...others, ...made], { shouldDirty: true });
      }
      const note = (memory: Promise<unknown>) =>
        void memory.catch(() => {
          toast({
            title: plan
              ? 'A decisão vale neste cardápio, mas não pôde ser lembrada para os próximos.'
              : 'A decisão não pôde ser guardada.',
          });
        });
      const remember = () => note(rememberDecisions(client, queries, made));
      if (!said) note(forgetDecisions(client, queries, replaced));
      else if (!said.isSkipped || !plan) remember();
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
