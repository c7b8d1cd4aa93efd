import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useClient } from '../../../data/context.ts';
import { paths } from '../../../lib/paths.ts';
import { useFailureNotice, useToast } from '../../../ui/toast.tsx';

export function useDuplicate(): (id: string) => void {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate } = useMutation({
    // The rules of a copy come with the entity definitions, which the first screen does without.
    mutationFn: async (id: string) => {
      const { duplicatePlan } = await import('../../../data/duplicate.ts');
      return duplicatePlan(client, queries, id);
    },
    onError: useFailureNotice()('Não foi possível duplicar'),
    onSuccess: ({ id, titulo }) =>
      void toast({
        title: 'Cardápio duplicado',
        description: titulo,
        action: { label: 'Editar', onPress: () => void navigate(paths.editar(id)) },
      }),
  });
  return mutate;
}
