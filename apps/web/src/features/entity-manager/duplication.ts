import type { EntityName, Stored } from '@alecrim/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClient } from '../../data/context.ts';
import { copyOf } from '../../data/duplicate.ts';
import { createMutation } from '../../data/entity-mutations.ts';
import { useFailureNotice, useOffer } from '../../ui/toast.tsx';
import { wordsOf } from './entity-words.ts';

/** "Duplicar", with the offer to go on with the copy. */
export function useDuplication<N extends EntityName>(entity: N, edit: (copy: Stored<N>) => void) {
  const offer = useOffer();
  const failed = useFailureNotice();
  const { mutateAsync } = useMutation(createMutation(useClient(), useQueryClient(), entity));
  return useCallback(
    (record: Stored<N>) => {
      mutateAsync(copyOf(entity, record)).then(
        (copy) =>
          void offer({
            title: 'Cópia criada',
            description: wordsOf(entity).titleOf(copy),
            action: { label: 'Editar cópia', onPress: () => edit(copy) },
          }),
        failed('Não foi possível duplicar'),
      );
    },
    [mutateAsync, offer, failed, entity, edit],
  );
}
