import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useClient } from '../../../data/context.ts';
import type { PlanCopy } from '../../../data/duplicate.ts';
import { paths } from '../../../lib/paths.ts';
import { useFailureNotice, useToast } from '../../../ui/toast.tsx';

/** Copies a plan, for its patient or for another, and offers to edit the copy. */
export function useDuplicate() {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    // The rules of a copy come with the entity definitions, which the first screen does without.
    mutationFn: async (copied: PlanCopy) => {
      const { duplicatePlan } = await import('../../../data/duplicate.ts');
      return duplicatePlan(client, queries, copied);
    },
    onError: useFailureNotice()('Não foi possível duplicar'),
    onSuccess: ({ plan, named }, { patient }) =>
      void toast({
        title: patient ? `Cardápio duplicado para ${patient.nome}` : 'Cardápio duplicado',
        description: named ? `O texto ainda cita ${named}. Confira antes de enviar.` : plan.titulo,
        action: { label: 'Editar', onPress: () => void navigate(paths.editar(plan.id)) },
      }),
  });
}
