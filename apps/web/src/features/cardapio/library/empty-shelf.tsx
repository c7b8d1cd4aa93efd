import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../../data/context.ts';
import { loadExamplesMutation } from '../../../data/example-library.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useFailureNotice } from '../../../ui/toast.tsx';
import type { PartKind } from '../editor/part-kinds.tsx';

/** Shown while the library is empty: offers to load the examples. */
export function EmptyShelf({ kind }: { kind: PartKind }) {
  const load = useMutation({
    ...loadExamplesMutation(useClient(), useQueryClient()),
    onError: useFailureNotice()('Não foi possível carregar os exemplos'),
  });
  return (
    <EmptyState
      icon={kind.icon}
      title={`Sua biblioteca ainda não tem ${kind.plural}`}
      action={
        <Button isBusy={load.isPending} onClick={() => load.mutate()}>
          Carregar biblioteca de exemplos
        </Button>
      }
    >
      Comece com exemplos prontos, ou guarde aqui o que você escreve com “Salvar na biblioteca”, no menu de
      cada parte do cardápio.
    </EmptyState>
  );
}
