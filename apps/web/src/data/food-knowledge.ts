import type { Client } from '@alecrim/client';
import type { Draft, Stored } from '@alecrim/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

// The server reads as many for a plan.
const MAX = 2_000;

/** The foods that the nutritionist wrote herself. */
export function ownFoodsQuery(client: Client) {
  return queryOptions({
    queryKey: ['Alimento', 'all'],
    queryFn: () => client.entities.Alimento.list('nome', MAX),
  });
}

/** What she has decided about wordings, in any plan. */
export function decisionsQuery(client: Client) {
  return queryOptions({
    queryKey: ['Leitura', 'all'],
    queryFn: () => client.entities.Leitura.list('-updated_date', MAX),
  });
}

export type Remembered = Draft<'Leitura'>;

/** Keeps one row for a wording, and shows the decision before the server has answered. */
export async function rememberDecision(client: Client, queries: QueryClient, decision: Remembered) {
  await changeMemory(queries, (rows) => [
    ...rows.filter(({ texto }) => texto !== decision.texto),
    { ...decision, id: '' } as Stored<'Leitura'>,
  ]);
  try {
    await client.entities.Leitura.upsert([decision], { key: 'texto' });
  } finally {
    await queries.invalidateQueries({ queryKey: ['Leitura'] });
  }
}

export async function forgetDecision(client: Client, queries: QueryClient, texto: string) {
  await changeMemory(queries, (rows) => rows.filter((row) => row.texto !== texto));
  try {
    await client.entities.Leitura.deleteMany({ texto });
  } finally {
    await queries.invalidateQueries({ queryKey: ['Leitura'] });
  }
}

async function changeMemory(
  queries: QueryClient,
  change: (rows: Stored<'Leitura'>[]) => Stored<'Leitura'>[],
): Promise<void> {
  await queries.cancelQueries({ queryKey: ['Leitura'] });
  queries.setQueryData<Stored<'Leitura'>[]>(['Leitura', 'all'], (rows) => change(rows ?? []));
}
