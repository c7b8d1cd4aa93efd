import { ask } from '../lib/client.mjs';
import { seedPeople } from '../lib/people.mjs';
import { aPlan } from '../lib/plan.mjs';
import { paced } from './paced.mjs';

const SECONDS = 10;
const path = '/api/apps/alecrim/entities/Cardapio';

/** R27: very many visitors open one public link while nutritionists work. */
export async function viral({ server, place }) {
  const people = await seedPeople(place, 20);
  const body = JSON.stringify(aPlan());
  const plans = [];
  for (const { headers } of people)
    plans.push(JSON.parse(await ask(server.port, { method: 'POST', path, headers, body })));
  const atWork = () =>
    paced(server.port, {
      perSecond: 40,
      seconds: SECONDS,
      request: (turn) => ({
        path: turn % 2 ? `${path}?limit=20` : `${path}/${plans[turn % plans.length].id}`,
        headers: people[turn % people.length].headers,
      }),
    });
  const visitors = () =>
    paced(server.port, {
      perSecond: 300,
      seconds: SECONDS,
      request: () => ({
        path: `/VerCardapio?token=${plans[0].token_publico}`,
        headers: { 'accept-encoding': 'gzip' },
      }),
    });
  await atWork();
  const alone = await atWork();
  const [during, page] = await Promise.all([atWork(), visitors()]);
  return { 'at work alone': alone, 'at work beside it': during, 'the link': page };
}
