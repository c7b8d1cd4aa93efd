import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../data/client-context.tsx';
import { removeExamplesMutation } from '../../data/example-library.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useLoadExamples } from './load-examples.tsx';

/** One click takes all examples away, and one more brings them back. */
export function RemoveExamples({ size = 'sm' }: { size?: 'sm' | 'md' }) {
  const toast = useToast();
  const load = useLoadExamples();
  const remove = useMutation({
    ...removeExamplesMutation(useClient(), useQueryClient()),
    onSuccess: (count) =>
      toast(
        count > 0
          ? {
              title: `${count} exemplos removidos`,
              action: { label: 'Carregar de novo', onPress: () => load.mutate() },
            }
          : { title: 'Não há exemplos na sua biblioteca' },
      ),
    onError: (error) =>
      toast({
        title: 'Não foi possível remover os exemplos',
        description: failureText(error),
        look: 'destructive',
      }),
  });
  return (
    <Button look="outline" size={size} isBusy={remove.isPending} onClick={() => remove.mutate()}>
      Remover exemplos
    </Button>
  );
}
