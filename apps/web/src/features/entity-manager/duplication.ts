import type { EntityName, Stored } from '@alecrim/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClient } from '../../data/client-context.tsx';
import { copyOf } from '../../data/entity-copies.ts';
import { createMutation } from '../../data/entity-mutations.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../ui/toast.tsx';
import { wordsOf } from './entity-words.ts';

/** "Duplicar", with the offer to go on with the copy. */
export function useDuplication<N extends EntityName>(entity: N, edit: (copy: Stored<N>) => void) {
  const toast = useToast();
  const { mutateAsync } = useMutation(createMutation(useClient(), useQueryClient(), entity));
  return useCallback(
    (record: Stored<N>) => {
      mutateAsync(copyOf(entity, record)).then(
        (copy) =>
          toast({
            title: 'Cópia criada',
            description: wordsOf(entity).titleOf(copy),
            action: { label: 'Editar cópia', onPress: () => edit(copy) },
          }),
        (error: unknown) =>
          toast({ title: 'Não foi possível duplicar', description: failureText(error), look: 'destructive' }),
      );
    },
    [mutateAsync, toast, entity, edit],
  );
}
