import type { Client } from '@alecrim/client';
import type { Draft, Stored } from '@alecrim/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

// The limit of the server for a plan.
const MAX = 2_000;

/** The own foods of the nutritionist. */
export function ownFoodsQuery(client: Client) {
  return queryOptions({
    queryKey: ['Alimento', 'all'],
    queryFn: ({ signal }) => client.until(signal).entities.Alimento.list('nome', MAX),
  });
}

/** Her decisions about wordings, of all plans. */
export function decisionsQuery(client: Client) {
  return queryOptions({
    queryKey: ['Leitura', 'all'],
    queryFn: ({ signal }) => client.until(signal).entities.Leitura.list('-updated_date', MAX),
  });
}

export type Remembered = Draft<'Leitura'>;

/** Stores one row for each key, and shows the decisions before the server has answered. */
export const rememberDecisions = (client: Client, queries: QueryClient, decisions: Remembered[]) =>
  changeDecisions(queries, {
    shown: (rows) => [
      ...rows.filter(({ texto }) => !decisions.some((decision) => decision.texto === texto)),
      ...decisions.map((decision) => ({ ...decision, id: '' }) as Stored<'Leitura'>),
    ],
    write: () => client.entities.Leitura.upsert(decisions, { key: 'texto' }),
  });

export const forgetDecisions = (client: Client, queries: QueryClient, keys: string[]) =>
  changeDecisions(queries, {
    shown: (rows) => rows.filter(({ texto }) => !keys.includes(texto)),
    write: () => client.entities.Leitura.deleteMany({ texto: { $in: keys } }),
  });

interface DecisionChange {
  shown(rows: Stored<'Leitura'>[]): Stored<'Leitura'>[];
  write(): Promise<unknown>;
}

const lastWrites = new WeakMap<QueryClient, Promise<unknown>>();

/**
 * Sends one change after the other: of two decisions about one wording the later one stays. Only the last one refetches, so
 * that an older answer never replaces a newer decision on the screen.
 */
async function changeDecisions(queries: QueryClient, { shown, write }: DecisionChange): Promise<void> {
  const before = lastWrites.get(queries);
  const written = Promise.allSettled([before, show(queries, shown)]).then(write);
  lastWrites.set(queries, written);
  try {
    await written;
  } finally {
    if (lastWrites.get(queries) === written) await queries.invalidateQueries({ queryKey: ['Leitura'] });
  }
}

async function show(queries: QueryClient, shown: DecisionChange['shown']): Promise<void> {
  await queries.cancelQueries({ queryKey: ['Leitura'] });
  queries.setQueryData<Stored<'Leitura'>[]>(['Leitura', 'all'], (rows) => shown(rows ?? []));
}
