import { createClient } from '@alecrim/client';
import { aCardapio } from '@alecrim/domain/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SERVICE_TOKEN } from '../../apps/server/src/testing/start-test-app.ts';
import {
  openTestDatabase,
  type TestDatabase,
  testEngine,
} from '../../apps/server/src/testing/test-database.ts';
import { type PoolMode, startPgBouncer } from '../../scripts/lib/pgbouncer.mjs';
import { startTalkingModel } from './model.ts';
import { peopleOf } from './people.ts';
import { serverProcesses } from './processes.ts';
import { startRoundRobin } from './round-robin.ts';
import { scenarios } from './scenarios/index.ts';
import { PASSWORD, type Wanted } from './world.ts';

const program = process.env.PGBOUNCER_PATH;
// In transaction mode all clients share these; in session mode each client needs one.
const connections: Record<PoolMode, number> = { transaction: 4, session: 60 };

/** Three processes behind a balancer, all of them behind a pooler; only LISTEN goes to PostgreSQL itself. */
async function startPooledWorld(mode: PoolMode) {
  const database = (await openTestDatabase()) as TestDatabase & { url: string };
  const server = process.env.TEST_DATABASE_URL ?? '';
  const pooler = await startPgBouncer(program ?? '', { server, mode, connections: connections[mode] });
  const model = await startTalkingModel();
  const group = serverProcesses({
    DATABASE_URL: pooler.urlOf(database.url),
    DATABASE_LISTEN_URL: database.url,
    SERVICE_TOKEN,
    LLM_URL: model.url,
    LLM_MODEL: 'fake',
  });
  const balancer = await startRoundRobin(await group.startThree());
  // The first account of all is the administrator's, and needs no code.
  await createClient({ appId: 'alecrim', serverUrl: balancer.url }).auth.register({
    email: 'dona@example.com',
    password: PASSWORD,
  });
  return {
    serverUrl: balancer.url,
    serviceToken: SERVICE_TOKEN,
    ...peopleOf(balancer.url, database.db),
    async close() {
      await balancer.close();
      group.end();
      await pooler.stop();
      await model.close();
      await database.close();
    },
  };
}

// `npm run test:full` has a step that names PgBouncer, or fails and says that there is none.
if (testEngine === 'postgres' && program)
  describe.each<PoolMode>(['transaction', 'session'])(
    'R35: three processes behind a pooler, by %s:',
    (mode) => {
      let world: Awaited<ReturnType<typeof startPooledWorld>>;
      const opened: { cleanup(): void }[] = [];
      const connect = (options: object = {}) => {
        const client = createClient({ serverUrl: world.serverUrl, appId: 'alecrim', ...options });
        opened.push(client);
        return client as any;
      };
      const newPerson = async (wanted?: Wanted) => {
        const person = await world.newPerson(wanted);
        return { ...person, client: connect({ token: person.token }) };
      };
      beforeAll(async () => {
        world = await startPooledWorld(mode);
      });
      beforeEach(() => {
        for (const method of ['log', 'error', 'warn'] as const)
          vi.spyOn(console, method).mockImplementation(() => {});
      });
      afterEach(() => {
        for (const client of opened.splice(0)) client.cleanup();
        vi.restoreAllMocks();
      });
      afterAll(() => world?.close());

      test('400 creates and 1,200 reads at once all get their own record', async () => {
        const { client } = await newPerson();
        const titles = Array.from({ length: 400 }, (_, i) => `Plano ${i}`);
        const wrong: string[] = [];
        const work = async (titulo: string) => {
          const { id } = await client.entities.Cardapio.create(aCardapio({ titulo }));
          for (let i = 0; i < 3; i++) {
            const plan = await client.entities.Cardapio.get(id);
            if (plan.titulo !== titulo) wrong.push(`${titulo}: ${plan.titulo}`);
          }
        };
        const queue = [...titles];
        const worker = async () => {
          for (let title = queue.pop(); title !== undefined; title = queue.pop())
            await work(title).catch((error: Error) => wrong.push(error.message));
        };
        await Promise.all(Array.from({ length: 24 }, worker));
        expect(wrong).toEqual([]);
        expect(await client.entities.Cardapio.count()).toBe(titles.length);
      }, 120_000);

      test.each(scenarios)('$name', async ({ run }) => {
        await run({ ...world, connect, newPerson });
      });
    },
  );
else test('the pooler is tested by `npm run test:full`', () => expect(program).toBeUndefined());
