import { freePort } from '../scripts/lib/free-port.mjs';
import { claim, type Fault } from './fault.ts';
import { type Client, clientOf, signUp } from './lib/client.ts';

export const twoEditors: Fault = {
  number: 'R08',
  title: 'two editors save the same version of a plan at once',
  engines: ['sqlite', 'postgres'],
  shortOn: ['sqlite', 'postgres'],
  async run(world) {
    const races = world.isLong ? 200 : 40;
    const server = await world.start();
    const { client, token } = await signUp(server.url);
    // On PostgreSQL the two editors use different processes.
    const other: Client =
      world.engine === 'postgres'
        ? clientOf((await world.start({ PORT: String(await freePort()) })).url, token)
        : client;
    const plan = await client.need('POST', '/entities/Cardapio', { titulo: 'Plano' });
    const path = `/entities/Cardapio/${plan.id}`;
    for (let version = 1; version <= races; version++) {
      const match = { 'if-match': `"${version}"` };
      const answers = await Promise.all(
        [client, other].map((editor, i) =>
          editor.ask('PUT', path, { titulo: `${version} de ${i ? 'Bia' : 'Ana'}` }, match),
        ),
      );
      const statuses = answers.map((answer) => answer?.status);
      claim([...statuses].sort().join() === '200,409', `Race ${version} ended with ${statuses.join()}.`);
      const winner = answers.find((answer) => answer?.status === 200)?.body;
      const loser = answers.find((answer) => answer?.status === 409)?.body;
      const now = await client.need('GET', path);
      claim(
        now.titulo === winner.titulo && now.version === version + 1,
        `Race ${version}: not the winner's text.`,
      );
      claim(
        loser.extra_data.current.titulo === winner.titulo,
        `Race ${version}: the loser was shown another text.`,
      );
    }
    const history = await client.need('GET', `${path}/history`);
    claim(history.length === races, `${races} saves, ${history.length} kept versions.`);
    return `${races} races, exactly one winner each, every version kept`;
  },
};
