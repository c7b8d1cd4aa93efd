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

/** Keeps one row for each key, and shows the decisions before the server has answered. */
export const rememberDecisions = (client: Client, queries: QueryClient, decisions: Remembered[]) =>
  changeMemory(queries, {
    shown: (rows) => [
      ...rows.filter(({ texto }) => !decisions.some((decision) => decision.texto === texto)),
      ...decisions.map((decision) => ({ ...decision, id: '' }) as Stored<'Leitura'>),
    ],
    write: () => client.entities.Leitura.upsert(decisions, { key: 'texto' }),
  });

export const forgetDecisions = (client: Client, queries: QueryClient, keys: string[]) =>
  changeMemory(queries, {
    shown: (rows) => rows.filter(({ texto }) => !keys.includes(texto)),
    write: () => client.entities.Leitura.deleteMany({ texto: { $in: keys } }),
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
