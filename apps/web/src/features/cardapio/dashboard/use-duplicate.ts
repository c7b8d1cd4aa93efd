import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useClient } from '../../../data/client-context.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { useToast } from '../../../ui/toast.tsx';

export function useDuplicate(): (id: string) => void {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate } = useMutation({
    // The rules of a copy come with the entity definitions, which the first screen does without.
    mutationFn: async (id: string) => {
      const { duplicatePlan } = await import('../../../data/duplicate-plan.ts');
      return duplicatePlan(client, queries, id);
    },
    onError: (error) => void toast({ title: failureText(error), look: 'destructive' }),
    onSuccess: ({ id, titulo }) =>
      void toast({
        title: 'Cardápio duplicado',
        description: titulo,
        action: { label: 'Editar', onPress: () => void navigate(paths.editar(id)) },
      }),
  });
  return mutate;
}
