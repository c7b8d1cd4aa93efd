import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { useClient } from '../../../data/context.ts';
import { createMutation, removeMutation } from '../../../data/entity-mutations.ts';
import { newId } from '../../../lib/new-id.ts';
import { useFailureNotice, useToast } from '../../../ui/toast.tsx';
import { type PartKind, toTemplate } from './part-kinds.tsx';

/** Puts a copy of a part on the shelf, with the way back in the toast. */
export function useSaveToLibrary(kind: PartKind): (index: number) => void {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const failed = useFailureNotice();
  const { getValues } = useFormContext();
  const { mutateAsync: create } = useMutation(createMutation(client, queries, kind.template));
  const { mutateAsync: remove } = useMutation(removeMutation(client, queries, kind.template));

  return useCallback(
    (index) => {
      const content = toTemplate(kind, getValues(`${kind.name}.${index}`));
      const name = (content as Record<string, unknown>)[kind.nameField];
      if (!String(name ?? '').trim()) {
        toast({ title: `Dê um nome à ${kind.noun.toLowerCase()} antes de salvar na biblioteca.` });
        return;
      }
      create({ content, key: newId() }).then(
        ({ id }) =>
          toast({
            title: `${kind.noun} salva na biblioteca`,
            action: {
              label: 'Desfazer',
              onPress: () => void remove(id).catch(failed('Não foi possível desfazer')),
            },
          }),
        failed('Não foi possível salvar na biblioteca'),
      );
    },
    [getValues, create, kind, remove, toast, failed],
  );
}
