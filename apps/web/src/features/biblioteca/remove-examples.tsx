import { counted } from '@alecrim/domain/pure';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../data/context.ts';
import {
  countExamples,
  removeExamplesMutation,
  restoreExamplesMutation,
} from '../../data/example-library.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';

/** Removes all unchanged examples after a question that says how many, and can restore them. */
export function RemoveExamples({ size = 'sm' }: { size?: 'sm' | 'md' }) {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const failed = useFailureNotice();

  const count = useMutation({
    mutationFn: () => countExamples(client),
    onSuccess: ({ removiveis }) =>
      removiveis > 0 ? setAsking(true) : toast({ title: 'Não há exemplos para remover' }),
    onError: failed('Não foi possível contar os exemplos'),
  });
  const { mutate: restore } = useMutation({
    ...restoreExamplesMutation(client, queries),
    onSuccess: () => toast({ title: 'Exemplos restaurados' }),
    onError: failed('Não foi possível desfazer'),
  });
  const remove = useMutation({
    ...removeExamplesMutation(client, queries),
    onSuccess: (removal) =>
      toast({
        title: examplesSaid(removal.removidos, 'removido'),
        action: { label: 'Desfazer', onPress: () => restore(removal) },
      }),
    onError: failed('Não foi possível remover os exemplos'),
  });
  const { removiveis, mantidos } = count.data ?? { removiveis: 0, mantidos: 0 };
  return (
    <>
      <Button
        look="outline"
        size={size}
        isBusy={count.isPending || remove.isPending}
        onClick={() => count.mutate()}
      >
        Remover exemplos
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Remover ${counted(removiveis, 'exemplo', 'exemplos')}?`}
        confirmLabel="Remover"
        isDestructive
        onConfirm={() => remove.mutate()}
      >
        <div className="grid gap-2">
          <p>Saem da sua biblioteca só os exemplos que você não alterou.</p>
          {mantidos > 0 && (
            <p>{counted(mantidos, 'fica, porque você o', 'ficam, porque você os')} alterou ou usa.</p>
          )}
          <p>Você poderá desfazer logo em seguida.</p>
        </div>
      </AlertDialog>
    </>
  );
}

const examplesSaid = (count: number, verb: string): string =>
  counted(count, `exemplo ${verb}`, `exemplos ${verb}s`);
