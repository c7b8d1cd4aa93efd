import type { Stored } from '@alecrim/domain';
import { decimalText } from '@alecrim/domain/pure';
import { NO_AMOUNT, partsOfKey } from '@alecrim/nutrition/decisions';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useClient } from '../../data/context.ts';
import { removeMutation, restoreMutation } from '../../data/entity-mutations.ts';
import { listQuery, pageQuery } from '../../data/entity-queries.ts';
import { useLongList } from '../../data/long-list.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { QueryView, Skeleton } from '../../ui/states.tsx';
import { useFailureNotice, useToast } from '../../ui/toast.tsx';
import { callWorker } from '../numeros/worker/worker-client.ts';

type Decision = Stored<'Leitura'>;

/** The decisions that a nutritionist made in a plan and that new plans start with. */
export function RememberedDecisions() {
  const client = useClient();
  const list = useLongList(pageQuery(client, 'Leitura'));
  const { data: foods } = useQuery(listQuery(client, 'Alimento'));
  const names = useFoodNames(list.items, foods);
  const forget = useForgetting();
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  return (
    <section ref={region} tabIndex={-1} aria-labelledby={titleId} className="mt-10 outline-none">
      <h2 id={titleId} className="text-lg font-semibold tracking-tight">
        Decisões lembradas
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        O que você resolveu em um cardápio vale também para os próximos: qual é o alimento, ou quanto pesa uma
        medida dele. Os gramas escritos no texto sempre valem mais.
      </p>
      <QueryView query={list} loading={<Skeleton className="h-16" />}>
        {({ items: decisions }) =>
          decisions.length === 0 ? (
            <p className="text-sm text-muted">Nenhuma decisão lembrada ainda.</p>
          ) : (
            <Card className="p-0 sm:p-0">
              <ul aria-labelledby={titleId} className="divide-y divide-line">
                {decisions.map((decision) => (
                  <li
                    key={decision.id}
                    className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 sm:px-5"
                  >
                    <span className="min-w-40 grow basis-0 break-words">
                      <span className="font-medium">{wordingOf(decision)}</span>
                      <span className="block text-sm text-muted">{meaningOf(decision, names)}</span>
                    </span>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={`Esquecer ${wordingOf(decision)}`}
                      onClick={() => {
                        // The row disappears together with its button.
                        region.current?.focus();
                        void forget(decision);
                      }}
                    >
                      Esquecer
                    </Button>
                  </li>
                ))}
              </ul>
            </Card>
          )
        }
      </QueryView>
      {list.more && <LoadMore {...list.more} />}
    </section>
  );
}

const noFoods: readonly Stored<'Alimento'>[] = [];

/** The names of the decided foods. The worker knows those of the food list, which is too large for this page. */
function useFoodNames(decisions: readonly Decision[] = [], own: readonly Stored<'Alimento'>[] = noFoods) {
  const ownNames = Object.fromEntries(own.map(({ id, nome }) => [id, nome]));
  const ids = decisions.flatMap(({ alimento }) => (alimento && !ownNames[alimento] ? [alimento] : []));
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['Leitura', 'names', ids],
    queryFn: () => callWorker('names', ids),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const areComplete = own !== noFoods && data !== undefined && !isPlaceholderData;
  return { of: { ...data, ...ownNames } as Record<string, string>, areComplete };
}

/** The words of the plan; decisions of earlier versions have only their key. */
const wordingOf = ({ escrito, texto }: Decision) => escrito || (partsOfKey(texto)?.subject ?? texto);

type FoodNames = ReturnType<typeof useFoodNames>;

/** A food whose name has not arrived yet has none: another name would be untrue. */
function meaningOf({ texto, alimento, gramas, nao_contar }: Decision, names: FoodNames): string {
  if (nao_contar) return 'Não calcular';
  const grams = gramas !== null && `${decimalText(gramas)} g`;
  const measure = partsOfKey(texto)?.measure;
  if (measure) return measure === NO_AMOUNT ? `Sem quantidade: ${grams}` : `1 ${measure} = ${grams}`;
  const food = alimento && (names.of[alimento] ?? (names.areComplete ? 'Outro alimento' : ''));
  return [food, grams].filter(Boolean).join(' · ') || (alimento ? '…' : 'Sem mudança');
}

function useForgetting() {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const removal = useMutation(removeMutation(client, queries, 'Leitura'));
  const restoring = useMutation(restoreMutation(client, queries, 'Leitura'));
  const notice = useFailureNotice();
  return (decision: Decision) =>
    removal.mutateAsync(decision.id).then(
      () =>
        toast({
          title: 'Decisão esquecida',
          description: wordingOf(decision),
          action: {
            label: 'Desfazer',
            onPress: () => void restoring.mutateAsync(decision.id).catch(notice('Não foi possível desfazer')),
          },
        }),
      notice('Não foi possível esquecer a decisão'),
    );
}
