import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { claim, type Fault } from './fault.ts';
import { allOf, clientOf, signUp } from './lib/client.ts';

const CLIENTS = 16;

/** Opens a new connection for each request: an accepted request must be answered. */
function create(url: string, token: string, nome: string): Promise<number | string> {
  return new Promise((resolve) => {
    const asking = request(
      `${url}/api/apps/alecrim/entities/Paciente`,
      {
        method: 'POST',
        agent: new Agent({ keepAlive: false }),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      },
      (response) => {
        response.resume().on('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 'cut'));
      },
    );
    asking.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    asking.end(JSON.stringify({ nome }));
  });
}

export const sigterm: Fault = {
  number: 'R18',
  title: 'SIGTERM under 16 clients',
  engines: ['sqlite', 'postgres'],
  shortOn: ['sqlite', 'postgres'],
  async run(world) {
    const server = await world.start();
    const { token } = await signUp(server.url);
    const outcomes = new Map<number | string, number>();
    const acknowledged: string[] = [];
    const turnedAway: string[] = [];
    let [made, isOn] = [0, true];
    const working = Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (isOn) {
          const nome = `p${++made}`;
          const outcome = await create(server.url, token, nome);
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          if (outcome === 201) acknowledged.push(nome);
          if (outcome === 'ECONNRESET') turnedAway.push(nome);
          if (outcome === 'ECONNREFUSED') return;
        }
      }),
    );
    for (let i = 0; acknowledged.length < 40 && i < 1_000; i++) await sleep(10);
    const code = await server.kill('SIGTERM');
    isOn = false;
    await working;
    claim(code === 0, `It ended with ${code}.`);
    // The kernel resets a connection that it had accepted before the server could take it.
    const expected = [201, 503, 'ECONNREFUSED', 'ECONNRESET'];
    const odd = [...outcomes.keys()].filter((outcome) => !expected.includes(outcome));
    claim(
      odd.length === 0,
      `Clients met ${odd.map((outcome) => `${outcome} (${outcomes.get(outcome)})`).join(', ')}.`,
    );
    const again = await world.start();
    const names = new Set((await allOf(clientOf(again.url, token), 'Paciente')).map(({ nome }) => nome));
    const lost = acknowledged.filter((nome) => !names.has(nome));
    claim(lost.length === 0, `${lost.length} acknowledged writes are lost.`);
    const done = turnedAway.filter((nome) => names.has(nome));
    claim(done.length === 0, `${done.length} requests were carried out and never answered.`);
    return `exit 0, ${acknowledged.length} acknowledged, 0 lost; besides that only refused connections, ${turnedAway.length} turned away untouched and ${outcomes.get(503) ?? 0} × 503`;
  },
};
