import { setTimeout as sleep } from 'node:timers/promises';
import { claim, type Fault } from './fault.ts';
import { allOf, signUp } from './lib/client.ts';

const CLIENTS = 8;

export const databaseRestart: Fault = {
  number: 'R04',
  title: 'PostgreSQL restarts under load, clients retry with their key',
  engines: ['postgres'],
  shortOn: [],
  async run(world) {
    const server = await world.start();
    const { client } = await signUp(server.url);
    const statuses = new Map<number, number>();
    let [made, isOn] = [0, true];

    /** Repeats the request with the same key until it is acknowledged. */
    async function createOnce(nome: string): Promise<void> {
      for (let attempt = 0; attempt < 500; attempt++) {
        const key = { 'idempotency-key': `chave-${nome}` };
        const status = (await client.ask('POST', '/entities/Paciente', { nome }, key))?.status ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 201) return;
        await sleep(50);
      }
      throw new Error(`${nome} was never created.`);
    }

    const working = Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (isOn) await createOnce(`p${++made}`);
      }),
    );
    for (let restart = 0; restart < 3; restart++) {
      await sleep(1_000);
      await world.cluster?.halt('SIGINT');
      await world.cluster?.startAgain();
    }
    await sleep(1_000);
    isOn = false;
    await working;
    const records = await allOf(client, 'Paciente');
    claim(records.length === made, `${made} asked for, ${records.length} there.`);
    claim(new Set(records.map(({ nome }) => nome)).size === made, 'One is there twice.');
    claim(
      [...statuses.keys()].every((status) => status === 201 || status === 503),
      `Statuses: ${JSON.stringify([...statuses])}`,
    );
    return `3 restarts, ${made} created once each, ${statuses.get(503) ?? 0} × 503 on the way, nothing else`;
  },
};
