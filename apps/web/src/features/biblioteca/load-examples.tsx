import { counted } from '@alecrim/domain/pure';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useClient } from '../../data/context.ts';
import { loadExamplesMutation } from '../../data/example-library.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';

export function useLoadExamples() {
  const toast = useToast();
  const failed = useFailureNotice();
  return useMutation({
    ...loadExamplesMutation(useClient(), useQueryClient()),
    onSuccess: (count) =>
      toast({
        title:
          count > 0
            ? counted(count, 'exemplo carregado', 'exemplos carregados')
            : 'Os exemplos já estão na sua biblioteca',
      }),
    onError: failed('Não foi possível carregar os exemplos'),
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
