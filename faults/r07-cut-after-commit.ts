import { claim, type Fault } from './fault.ts';
import { allOf, clientOf, signUp } from './lib/client.ts';
import { startCuttingProxy } from './lib/cutting-proxy.ts';

// An answer has about 1,500 bytes with its headers: the cut comes before it, inside it, or not at all.
const LONGEST = 1_600;
const AT_ONCE = 8;

export const cutAfterCommit: Fault = {
  number: 'R07',
  title: 'the connection is cut after the commit, and the client tries again with its key',
  engines: ['sqlite', 'postgres'],
  shortOn: ['sqlite', 'postgres'],
  async run(world) {
    const trials = world.isLong ? 1_000 : 40;
    const server = await world.start();
    const { client, token } = await signUp(server.url);
    const proxy = await startCuttingProxy(new URL(server.url), () => Math.floor(Math.random() * LONGEST));
    const throughProxy = clientOf(proxy.url, token);
    let [next, cuts] = [0, 0];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < trials) {
          const nome = `p${next++}`;
          const key = { 'idempotency-key': `chave-${nome}` };
          const first = await throughProxy.ask('POST', '/entities/Paciente', { nome }, key);
          if (!first) cuts++;
          const second = await client.need('POST', '/entities/Paciente', { nome }, key);
          claim(!first || first.body.id === second.id, 'The second answer is about another record.');
        }
      }),
    );
    await proxy.close();
    const records = await allOf(client, 'Paciente');
    claim(records.length === trials, `${trials} asked for, ${records.length} there.`);
    claim(cuts > trials / 10, `Only ${cuts} connections were cut.`);
    return `${trials} trials, ${cuts} cut, ${records.length} rows`;
  },
};
