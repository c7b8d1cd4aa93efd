import type { Client } from '@alecrim/client';
import type { Draft, Stored } from '@alecrim/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

// The server reads as many for a plan.
const MAX = 2_000;

/** The foods that the nutritionist wrote herself. */
export function ownFoodsQuery(client: Client) {
  return queryOptions({
    queryKey: ['Alimento', 'all'],
    queryFn: ({ signal }) => client.until(signal).entities.Alimento.list('nome', MAX),
  });
}

/** What she has decided about wordings, in any plan. */
export function decisionsQuery(client: Client) {
  return queryOptions({
    queryKey: ['Leitura', 'all'],
    queryFn: ({ signal }) => client.until(signal).entities.Leitura.list('-updated_date', MAX),
  });
}

export type Remembered = Draft<'Leitura'>;

/** Keeps one row for a wording, and shows the decision before the server has answered. */
export const rememberDecision = (client: Client, queries: QueryClient, decision: Remembered) =>
  changeMemory(queries, {
    shown: (rows) => [
      ...rows.filter(({ texto }) => texto !== decision.texto),
      { ...decision, id: '' } as Stored<'Leitura'>,
    ],
    write: () => client.entities.Leitura.upsert([decision], { key: 'texto' }),
  });

export const forgetDecision = (client: Client, queries: QueryClient, texto: string) =>
  changeMemory(queries, {
    shown: (rows) => rows.filter((row) => row.texto !== texto),
    write: () => client.entities.Leitura.deleteMany({ texto }),
  });

interface MemoryChange {
  shown(rows: Stored<'Leitura'>[]): Stored<'Leitura'>[];
  write(): Promise<unknown>;
}

const lastWrites = new WeakMap<QueryClient, Promise<unknown>>();

/**
 * The server is told of one change after the other: of two decisions about one wording the later one stays. Only the last
 * one reads the memory again, so that an answer from before it never takes its place on the screen.
 */
async function changeMemory(queries: QueryClient, { shown, write }: MemoryChange): Promise<void> {
  const before = lastWrites.get(queries);
  const written = Promise.allSettled([before, show(queries, shown)]).then(write);
  lastWrites.set(queries, written);
  try {
    await written;
  } finally {
    if (lastWrites.get(queries) === written) await queries.invalidateQueries({ queryKey: ['Leitura'] });
  }
}

async function show(queries: QueryClient, shown: MemoryChange['shown']): Promise<void> {
  await queries.cancelQueries({ queryKey: ['Leitura'] });
  queries.setQueryData<Stored<'Leitura'>[]>(['Leitura', 'all'], (rows) => shown(rows ?? []));
}
