import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@alecrim/client';
import { aCardapio } from '@alecrim/domain/testing';
import { expect, test, vi } from 'vitest';
import { openTestDatabase, testEngine } from '../../apps/server/src/testing/test-database.ts';
import { serverProcesses } from './processes.ts';
import { startRoundRobin } from './round-robin.ts';
import { PASSWORD } from './world.ts';

const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 30_000, interval: 100 });

test('the balancer sends each request to the next server and skips a server that is gone', async () => {
  const servers = await Promise.all(['a', 'b', 'c'].map(aServerThatSays));
  const balancer = await startRoundRobin(servers.map(({ port }) => port));
  const ask = async () => (await fetch(balancer.url)).text();
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual(['a', 'b', 'c', 'a']);
  await servers[1]?.close();
  expect([await ask(), await ask(), await ask()]).toEqual(['c', 'c', 'a']);
  await balancer.close();
  await Promise.all([servers[0]?.close(), servers[2]?.close()]);
});

// SQLite serves one process only.
if (testEngine === 'postgres')
  test('when one of three processes on one PostgreSQL is killed during saves, every plan is stored once and every socket gets changes', async () => {
    const database = await openTestDatabase();
    const group = serverProcesses({ DATABASE_URL: database.url });
    try {
      const balancer = await startRoundRobin(await group.startThree());
      const client = createClient({ appId: 'alecrim', serverUrl: balancer.url });
      const [email, password] = ['dona@example.com', PASSWORD];
      await client.auth.register({ email, password });
      await client.auth.loginViaEmailPassword(email, password);

      const heard = new Set<string>();
      client.entities.Cardapio.subscribe(({ id }) => heard.add(id));
      /** Creates records until the socket reports one: it may still be moving to another server. */
      const hearsNews = () => {
        const made: string[] = [];
        return soon(async () => {
          made.push((await client.entities.Cardapio.create(aCardapio())).id);
          expect(made.some((id) => heard.has(id))).toBe(true);
        });
      };
      /** Repeats the request until an answer comes, as the app does; the key keeps it one plan. */
      const save = (titulo: string) =>
        soon(() =>
          client.entities.Cardapio.create(aCardapio({ titulo }), { idempotencyKey: `chave-${titulo}` }),
        );
      await hearsNews();
      const before = await client.entities.Cardapio.count();

      const titles = Array.from({ length: 30 }, (_, i) => `Plano-${i}`);
      const saved: string[] = [];
      for (const titulo of titles) {
        if (saved.length === 10) group.processes[1]?.kill('SIGKILL');
        saved.push((await save(titulo)).id);
      }

      expect([...balancer.answered.values()].every((count) => count > 0)).toBe(true);
      expect(balancer.answered.size).toBe(3);
      expect(new Set(saved).size).toBe(titles.length);
      expect(await client.entities.Cardapio.count()).toBe(before + titles.length);
      const kept = await client.entities.Cardapio.list();
      expect(kept.map((plan) => plan.id)).toEqual(expect.arrayContaining(saved));
      // A socket of the killed process reconnects to another process.
      await hearsNews();
      client.cleanup();
      await balancer.close();
    } finally {
      group.end();
      await database.close();
    }
  }, 180_000);

async function aServerThatSays(text: string) {
  const server = createServer((_request, response) => response.end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
