import { startTcpProxy } from '../apps/server/src/testing/tcp-proxy.ts';
import { claim, type Fault } from './fault.ts';
import { type Client, clientOf, signUp } from './lib/client.ts';

const AT_ONCE = 40;

async function askMany(client: Client): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => client.ask('GET', '/entities/Paciente?limit=5')),
  );
  return answers.map((answer) => answer?.status ?? 0);
}

export const slowDatabase: Fault = {
  number: 'R06',
  title: 'the connection to PostgreSQL is slow, then silent, then works again',
  engines: ['postgres'],
  shortOn: [],
  async run(world) {
    const target = new URL(world.databaseUrl ?? '');
    const proxy = await startTcpProxy({ host: target.hostname, port: Number(target.port) });
    target.host = `127.0.0.1:${proxy.port}`;
    try {
      const server = await world.start({ DATABASE_URL: target.href });
      const { client } = await signUp(server.url);
      const seen: string[] = [];
      // A slow connection, a very slow one, and one that drops everything silently.
      for (const [milliseconds, words] of [
        [300, '0.3 s'],
        [2_000, '2 s'],
        [600_000, 'silent'],
      ] as const) {
        proxy.slow(milliseconds);
        const [statuses, page] = await Promise.all([askMany(client), fetch(`${server.url}/login`)]);
        claim(page.ok, 'The app itself is not served any more.');
        const odd = statuses.filter((status) => status !== 200 && status !== 503);
        claim(odd.length === 0, `With ${words} of delay it answers ${odd.join(', ')}.`);
        seen.push(
          `${words}: ${statuses.filter((status) => status === 200).length} of ${AT_ONCE} answered, the rest 503`,
        );
      }
      proxy.slow(0);
      proxy.cut();
      proxy.mend();
      for (let i = 0; ; i++) {
        const answer = await clientOf(server.url).ask('GET', '/auth/setup');
        if (answer?.status === 200) break;
        claim(i < 200, 'It does not recover.');
      }
      claim(
        (await askMany(client)).every((status) => status === 200),
        'It does not recover for everybody.',
      );
      return `${seen.join('; ')}; then all well`;
    } finally {
      await proxy.close();
    }
  },
};
