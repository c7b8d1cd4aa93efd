import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { signUp } from './lib/client.ts';
import { openLedger } from './lib/ledger.ts';
import { createWriters } from './lib/writers.ts';

const WRITERS = 16;

export const killNine: Fault = {
  number: 'R01',
  title: 'kill -9 of the server under 16 writers',
  engines: ['sqlite', 'postgres'],
  shortOn: ['sqlite', 'postgres'],
  async run(world) {
    const cycles = world.isLong ? 20 : 2;
    const perCycle = world.isLong ? 520 : 40;
    let server = await world.start();
    const { client } = await signUp(server.url);
    const ledger = openLedger(join(world.dataDir, '..', 'ledger'));
    const writers = createWriters(client, ledger);
    let slowest = 0;
    for (let cycle = 0; cycle < cycles; cycle++) {
      await writers.during(WRITERS, async () => {
        await writers.goOn(perCycle);
        // The kill comes at a random moment of the work.
        await sleep(Math.random() * 30);
        await server.kill('SIGKILL');
      });
      const begin = performance.now();
      server = await world.start();
      slowest = Math.max(slowest, performance.now() - begin);
      await writers.verify();
    }
    ledger.close();
    return `${cycles} kills, ${writers.acknowledged()} acknowledged, 0 lost, 0 torn, 0 twice; ready again in at most ${(slowest / 1000).toFixed(1)} s`;
  },
};
