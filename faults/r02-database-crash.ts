import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claim, type Fault } from './fault.ts';
import { signUp } from './lib/client.ts';
import { openLedger } from './lib/ledger.ts';
import { createWriters } from './lib/writers.ts';

export const databaseCrash: Fault = {
  number: 'R02',
  title: 'PostgreSQL crashes under 8 writers',
  engines: ['postgres'],
  shortOn: ['postgres'],
  async run(world) {
    const crashes = world.isLong ? 5 : 1;
    const server = await world.start();
    const { client } = await signUp(server.url);
    const ledger = openLedger(join(world.dataDir, '..', 'ledger'));
    const writers = createWriters(client, ledger);
    await writers.during(8, async () => {
      for (let crash = 0; crash < crashes; crash++) {
        await writers.goOn(20);
        await world.cluster?.halt('SIGQUIT');
        const before = writers.refusals.length;
        for (let i = 0; writers.refusals.length < before + 8 && i < 500; i++) await sleep(20);
        await world.cluster?.startAgain();
        await writers.goOn(20);
      }
    });
    await writers.verify();
    claim(server.isRunning(), 'The server did not survive.');
    claim(writers.unanswered() === 0, `${writers.unanswered()} requests got no answer.`);
    const odd = writers.refusals.filter(({ status, hasRetryAfter }) => status !== 503 || !hasRetryAfter);
    claim(odd.length === 0, `Other than 503 with Retry-After: ${JSON.stringify(odd.slice(0, 3))}`);
    return `${crashes} crashes, same process, ${writers.acknowledged()} acknowledged, 0 lost, ${writers.refusals.length} × 503 with Retry-After, nothing else`;
  },
};
