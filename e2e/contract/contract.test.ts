import { createClient } from '@alecrim/client';
import { createClient as createOldest } from 'base44-sdk-0.8.3';
import { createClient as createNewest } from 'base44-sdk-newest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, test, vi } from 'vitest';
import { isWhole } from '../../apps/server/src/testing/test-database.ts';
import { scenarios } from './scenarios/index.ts';
import { type StartedWorld, startWorld } from './start-world.ts';
import type { Client, Wanted } from './world.ts';

let world: StartedWorld;
const opened: Client[] = [];
beforeAll(async () => {
  world = await startWorld();
});
// The SDK writes every error that it throws to the console too.
beforeEach(() => {
  for (const method of ['log', 'error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => {
  for (const client of opened.splice(0)) client.cleanup();
  vi.restoreAllMocks();
});
afterAll(() => world.close());

/** The same scenarios run with our client and with the oldest and newest public SDK, which know nothing of the engine. */
const clients: [string, (options: object) => Client][] = [
  ['@base44/sdk 0.8.50', (options) => createNewest(options as never)],
  ['our client', (options) => createClient({ ...(options as { appId: string }) })],
  ['@base44/sdk 0.8.3', (options) => createOldest(options as never)],
];

describe.each(isWhole ? clients : clients.slice(0, 1))('%s', (name, create) => {
  const connect = (options: object = {}) => {
    const client = create({ serverUrl: world.serverUrl, appId: 'alecrim', requiresAuth: false, ...options });
    opened.push(client);
    return client;
  };
  const offered = scenarios.filter(({ isLater }) => !isLater || name !== '@base44/sdk 0.8.3');

  test.each(offered)('$name', async ({ run }) => {
    const newPerson = async (wanted?: Wanted) => {
      const person = await world.newPerson(wanted);
      return { ...person, client: connect({ token: person.token }) };
    };
    await run({ ...world, connect, newPerson });
  });
});
