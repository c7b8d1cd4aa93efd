import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useClient } from '../../data/client-context.tsx';
import { loadExamplesMutation } from '../../data/example-library.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

export function useLoadExamples() {
  const toast = useToast();
  return useMutation({
    ...loadExamplesMutation(useClient(), useQueryClient()),
    onSuccess: (count) =>
      toast({
        title: count > 0 ? `${count} exemplos carregados` : 'Os exemplos já estão na sua biblioteca',
      }),
    onError: (error) =>
      toast({
        title: 'Não foi possível carregar os exemplos',
        description: failureText(error),
        look: 'destructive',
      }),
  });
}

/** Loads the starter library. */
export function LoadExamples() {
  const load = useLoadExamples();
  return (
    <Button look="outline" isBusy={load.isPending} onClick={() => load.mutate()}>
      <Sparkles aria-hidden="true" />
      Carregar exemplos
    </Button>
  );
}
