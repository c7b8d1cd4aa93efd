import { aCardapio } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemViewer } from '../accounts/viewer.ts';
import { recordsOf } from '../entities/repository.ts';
import type { AnyRecord } from '../entities/rows.ts';
import { type ChangeEvent, recordChange } from '../platform/change-events.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { type SentRecord, withRecords } from './changed-records.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const changeOf = (id: string): ChangeEvent => ({
  kind: 'change',
  ...recordChange('Cardapio', 'update', { id, created_by_id: ana.id }),
});

interface Stored {
  refeicoes?: unknown[];
  receitas?: unknown[];
  orientacoes?: unknown[];
  numeros?: object;
  observacoes_finais?: string;
}

/** Plans with these columns, whatever a request may send. */
async function plansWith(columns?: Stored, count = 1): Promise<string[]> {
  const { body } = await ana.post(
    '/entities/Cardapio/bulk',
    Array.from({ length: count }, () => aCardapio()),
  );
  const ids: string[] = body.map(({ id }: { id: string }) => id);
  if (!columns) return ids;
  const values = Object.entries(columns).map(
    ([name, value]) => sql`${sql.ref(name)} = ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  await sql`update cardapios set ${sql.join(values)} where id in (${sql.join(ids)})`.execute(app.deps.db);
  return ids;
}

/** What the sockets get, and how many characters each statement took from the database. */
async function sent(ids: readonly string[]) {
  const taken: number[] = [];
  const db = app.deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      taken.push(JSON.stringify(result.rows).length);
      return result;
    },
  });
  const records: (SentRecord | undefined)[] = [];
  for await (const portion of withRecords(db, ids.map(changeOf)))
    for (const event of portion.events)
      if (event.kind === 'change') records.push(portion.records.get(event.id));
  return { records, taken };
}

const stored = async (id: string): Promise<AnyRecord> => {
  const [record] = await recordsOf(app.deps.db, 'Cardapio', systemViewer).findAny([id]);
  return record!;
};

test('an ordinary record is sent unchanged', async () => {
  const ids = await plansWith({ receitas: ['z'] });
  expect((await sent(ids)).records).toEqual([await stored(ids[0]!)]);
});

test('a long record is sent without its long fields, whether it has to be measured or its size says enough', async () => {
  // The last two are too long by the bytes in the database; é has two of them.
  for (const length of [20_000, 70_000, 200_000, 1_000_000]) {
    const columns = {
      refeicoes: ['é'.repeat(length)],
      receitas: ['z'.repeat(15_000)],
      orientacoes: ['z'.repeat(9_000)],
      numeros: { x: 'é'.repeat(40_000) },
      observacoes_finais: 'x'.repeat(20_000),
    };
    const [id] = await plansWith(columns);
    const emptied = { refeicoes: [], receitas: [], numeros: '', observacoes_finais: '', _oversize: true };
    expect((await sent([id!])).records).toEqual([{ ...(await stored(id!)), ...emptied }]);
  }
});

test('the long lists of plans are not read, and the others in portions', async () => {
  const long = await sent(await plansWith({ refeicoes: ['x'.repeat(900_000)] }, 12));
  expect(long.records.filter((record) => record?._oversize)).toHaveLength(12);
  expect(long.taken.reduce((sum, characters) => sum + characters)).toBeLessThan(200_000);
  const medium = await sent(await plansWith({ refeicoes: ['x'.repeat(150_000)] }, 12));
  expect(medium.records.filter((record) => record?._oversize)).toHaveLength(12);
  expect(Math.max(...medium.taken)).toBeLessThan(600_000);
});

test('small records come in the order of their changes, also the one that changed twice', async () => {
  const ids = await plansWith(undefined, 60);
  const order = [...ids.toReversed(), ids[0]!];
  expect((await sent(order)).records.map((record) => record?.id)).toEqual(order);
});
