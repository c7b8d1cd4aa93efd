import type { EntityName } from '@alecrim/domain';
import { counted } from '@alecrim/domain/pure';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useClient, useUser } from '../../data/context.ts';
import { countQuery } from '../../data/entity-queries.ts';
import {
  countExamples,
  loadExamplesMutation,
  ownExamples,
  removeExamplesMutation,
  restoreExamplesMutation,
} from '../../data/example-library.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';

/** Loads the examples later, if they were declined at the start. */
export function ExamplesCard() {
  return (
    <Card className="grid justify-items-start gap-4">
      <CardTitle>Biblioteca de Exemplo</CardTitle>
      <p className="text-muted">
        Categorias, refeições, receitas e orientações para começar. Ficam marcadas como exemplo e podem ser
        removidas de uma vez.
      </p>
      <div className="flex flex-wrap gap-3">
        <LoadExamples />
        <RemoveExamples size="md" />
      </div>
    </Card>
  );
}

function useLoadExamples() {
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
    <Button icon={Sparkles} variant="outline" isBusy={load.isPending} onClick={() => load.mutate()}>
      Carregar exemplos
    </Button>
  );
}

/** Removes all unchanged examples after a question that says how many, and can restore them. */
function RemoveExamples({ size = 'sm' }: { size?: 'sm' | 'md' }) {
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
        title: examplesText(removal.removidos, 'removido'),
        action: { label: 'Desfazer', onPress: () => restore(removal) },
      }),
    onError: failed('Não foi possível remover os exemplos'),
  });
  const { removiveis, mantidos } = count.data ?? { removiveis: 0, mantidos: 0 };
  return (
    <>
      <Button
        variant="outline"
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

const examplesText = (count: number, verb: string): string =>
  counted(count, `exemplo ${verb}`, `exemplos ${verb}s`);

/** While the library holds examples: explains them and removes them in one click. */
export function ExamplesBanner({ entity }: { entity: EntityName }) {
  const { data: count } = useQuery(countQuery(useClient(), entity, ownExamples(useUser().id)));
  if (!count) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-warning-soft px-4 py-2.5 text-sm">
      <Sparkles aria-hidden="true" className="size-4 shrink-0 text-warning" />
      <p className="min-w-48 grow basis-0">
        Sua biblioteca tem conteúdo de exemplo. Use, edite ou remova tudo de uma vez.
      </p>
      <RemoveExamples />
    </div>
  );
}

/** Offers the starter library while there are no categories. */
export function EmptyLibraryOffer() {
  const { data: count } = useQuery(countQuery(useClient(), 'Categoria'));
  if (count !== 0) return null;
  return (
    <div className="mb-5">
      <Notice>
        <p className="mb-2">
          Quer começar com uma biblioteca pronta? Você pode mudar ou remover tudo depois.
        </p>
        <LoadExamples />
      </Notice>
    </div>
  );
}
