import { createClient } from '@alecrim/client';
import { aCardapio } from '@alecrim/domain/testing';
import { expect, test } from 'vitest';
import { openTestDatabase, testEngine } from '../../apps/server/src/testing/test-database.ts';
import { type BalancerName, findBalancer, startBalancer } from '../../scripts/lib/balancers.mjs';
import { serverProcesses } from './processes.ts';
import { startRoundRobin } from './round-robin.ts';
import { PASSWORD } from './world.ts';

const isFull = process.env.TEST_DEPTH === 'full';
const AT_ONCE = 4;

/** Three processes are restarted in turn while clients create plans and read them; every request has to succeed. */
async function restartInTurn(balance: (ports: readonly number[]) => Promise<Balancer>, wanted: number) {
  const database = await openTestDatabase();
  const group = serverProcesses({ DATABASE_URL: database.url, DRAIN_SECONDS: '1' });
  try {
    const ports = await group.startThree();
    const balancer = await balance(ports);
    const client = createClient({ appId: 'alecrim', serverUrl: balancer.url });
    const credentials = { email: 'dona@example.com', password: PASSWORD };
    await client.auth.register(credentials);
    const { access_token: token } = await client.auth.loginViaEmailPassword(credentials.email, PASSWORD);
    const failed: string[] = [];
    let requests = 0;
    let created = 0;
    let isRestarted = false;
    // Plain requests: the client library would repeat one that failed.
    async function send(method: string, path = '', body?: object) {
      requests++;
      const answer = await fetch(`${balancer.url}/api/apps/alecrim/entities/Cardapio${path}`, {
        method,
        body: body && JSON.stringify(body),
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      });
      const text = await answer.text();
      if (!answer.ok) failed.push(`${method} ${answer.status} ${text.slice(0, 200)}`);
      return JSON.parse(text);
    }
    async function work() {
      while (!isRestarted || requests < wanted)
        try {
          const { id } = await send('POST', '', aCardapio({ titulo: `Plano ${++created}` }));
          for (let i = 0; i < 3; i++) await send('GET', `/${id}`);
        } catch (error) {
          failed.push(String((error as Error).cause ?? error));
        }
    }
    const working = Array.from({ length: AT_ONCE }, work);
    for (const [position, port] of ports.entries()) await group.restart(position, port);
    isRestarted = true;
    await Promise.all(working);
    expect(failed).toEqual([]);
    expect(await client.entities.Cardapio.count()).toBe(created);
    await balancer.close();
    return requests;
  } finally {
    group.end();
    await database.close();
  }
}

interface Balancer {
  url: string;
  close(): Promise<void>;
}

const stock = (name: BalancerName) => async (ports: readonly number[]) => {
  const { url, stop } = await startBalancer(name, await findBalancer(name), ports);
  return { url, close: stop };
};

// SQLite serves one process only.
if (testEngine === 'postgres') {
  test('R39: three processes are restarted in turn, and no request fails', async () => {
    expect(await restartInTurn(startRoundRobin, 500)).toBeGreaterThanOrEqual(500);
  }, 600_000);
  if (isFull)
    test.each<BalancerName>(['nginx', 'caddy'])(
      'R39: three processes behind %s are restarted in turn, and none of 10,000 requests fails',
      async (name) => {
        expect(await restartInTurn(stock(name), 10_000)).toBeGreaterThanOrEqual(10_000);
      },
      600_000,
    );
} else test('several processes need PostgreSQL', () => expect(testEngine).toBe('sqlite'));
