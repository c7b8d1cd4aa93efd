import { ask } from '../lib/client.mjs';
import { seedPeople } from '../lib/people.mjs';
import { aPlan } from '../lib/plan.mjs';
import { insistent, paced } from './paced.mjs';

const SECONDS = 15;
const AT_WORK = 50;
// Each of them makes a request every two seconds.
const PER_SECOND = AT_WORK / 2;
const EAGER = 32;

const path = '/api/apps/alecrim/entities/Cardapio';
const body = JSON.stringify(aPlan());

/** What 50 accounts at work wait, alone and beside one account that sends as much as it can. */
export async function neighbours({ server, place }) {
  const [eager, ...working] = await seedPeople(place, AT_WORK + 1);
  const addressed = (number, request) => ({
    ...request,
    headers: { ...request.headers, 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` },
  });
  const ids = [];
  for (const { headers } of working)
    ids.push(JSON.parse(await ask(server.port, { method: 'POST', path, headers, body })).id);
  // A nutritionist reads a plan, saves it, and looks at the list.
  const request = (turn) => {
    const number = turn % AT_WORK;
    const { headers } = working[number];
    const kinds = [
      { path: `${path}/${ids[number]}` },
      { method: 'PUT', path: `${path}/${ids[number]}`, body },
      { path: `${path}?limit=20&sort=-updated_date` },
    ];
    return addressed(number, { headers, ...kinds[Math.floor(turn / AT_WORK) % kinds.length] });
  };
  const work = () => paced(server.port, { perSecond: PER_SECOND, seconds: SECONDS, request });
  await work();
  const alone = await work();
  const saves = () => addressed(9_999, { method: 'POST', path, headers: eager.headers, body });
  const [beside, itself] = await Promise.all([
    work(),
    insistent(server.port, { atOnce: EAGER, seconds: SECONDS, request: saves }),
  ]);
  return { alone, 'beside one account at full speed': beside, 'that account': itself };
}
