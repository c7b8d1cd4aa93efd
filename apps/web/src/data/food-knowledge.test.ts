import type { Client } from '@alecrim/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { decisionsQuery, forgetDecisions, type Remembered, rememberDecisions } from './food-knowledge.ts';

const decision = (gramas: number): Remembered => ({
  texto: 'uma fatia',
  escrito: 'Uma fatia',
  alimento: 'pao',
  gramas,
  nao_contar: false,
});

/** A server that answers when it is told to, and stores in the order in which the requests came. */
function aSlowServer() {
  let stored: Remembered[] = [];
  const waiting: { answer(): void; fail(): void }[] = [];
  const slowly = (store: () => void) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({
        answer: () => {
          store();
          resolve();
        },
        fail: () => reject(new Error('no connection')),
      });
    });
  const Leitura = {
    list: async () => stored,
    upsert: ([row]: [Remembered]) => slowly(() => (stored = [row])),
    deleteMany: () => slowly(() => (stored = [])),
  };
  const client = { entities: { Leitura }, until: () => client } as unknown as Client;
  const queries = new QueryClient();
  // A screen that shows the decisions: only active queries are refetched.
  new QueryObserver(queries, decisionsQuery(client)).subscribe(() => {});
  const shown = () => queries.getQueryData(decisionsQuery(client).queryKey)?.map(({ gramas }) => gramas);
  return { client, queries, waiting, shown, stored: () => stored.map(({ gramas }) => gramas) };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('of two quick decisions about one wording the later one is shown at once and stays', async () => {
  const { client, queries, waiting, shown, stored } = aSlowServer();
  await turn();
  const both = [decision(30), decision(50)].map((one) => rememberDecisions(client, queries, [one]));
  await turn();
  expect(shown()).toEqual([50]);
  expect(waiting).toHaveLength(1);
  waiting[0]?.answer();
  await turn();
  expect(shown()).toEqual([50]);
  waiting[1]?.answer();
  await Promise.all(both);
  expect(stored()).toEqual([50]);
});

test('after a decision that could not be stored, the next ones are still sent, in their order', async () => {
  const { client, queries, waiting, stored } = aSlowServer();
  const lost = rememberDecisions(client, queries, [decision(30)]);
  const kept = rememberDecisions(client, queries, [decision(50)]);
  const gone = forgetDecisions(client, queries, ['uma fatia']);
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.fail();
  await expect(lost).rejects.toThrow('no connection');
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]?.answer();
  await kept;
  expect(stored()).toEqual([50]);
  await waitFor(() => expect(waiting).toHaveLength(3));
  waiting[2]?.answer();
  await gone;
  expect(stored()).toEqual([]);
});
