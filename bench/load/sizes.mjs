import { ask } from '../lib/client.mjs';
import { seedPeople } from '../lib/people.mjs';
import { aPlan } from '../lib/plan.mjs';
import { threadTimes, timeBetween } from '../lib/processes.mjs';
import { rounded } from '../lib/statistics.mjs';
import { paced } from './paced.mjs';

const SECONDS = 20;
// Requests a second at the peak, by number of nutritionists: docs/many-machines.md says how they come about.
const peaks = { 10: 1, 100: 5, 1000: 35, 10000: 300 };
const PEOPLE = 50;
const path = '/api/apps/alecrim/entities/Cardapio';

/** What one process and its database use at the peaks of practices of several sizes, and how long people wait. */
export async function sizes({ server, place, engine }) {
  const people = await seedPeople(place, PEOPLE);
  const plans = [];
  for (const [number, { headers }] of people.entries()) {
    const body = JSON.stringify({ ...aPlan(), token_publico: `plano-de-tamanho-${number}`, ativo: true });
    plans.push(JSON.parse(await ask(server.port, { method: 'POST', path, headers, body })).id);
  }
  const body = JSON.stringify({ observacoes_finais: 'Beba água ao longo do dia.' });
  // Each saves, reads and looks at the list; as often a patient opens a page.
  const request = (turn) => {
    const number = turn % PEOPLE;
    const { headers } = people[number];
    const kinds = [
      { headers, path: `${path}/${plans[number]}` },
      { headers, method: 'PUT', path: `${path}/${plans[number]}`, body },
      { headers, path: `${path}?limit=20&sort=-updated_date` },
      { path: `/VerCardapio?token=plano-de-tamanho-${number}` },
    ];
    return kinds[Math.floor(turn / PEOPLE + turn) % kinds.length];
  };
  const used = () => ({ server: threadTimes([server.pid]), database: threadTimes(engine.pids()) });
  const result = {};
  await paced(server.port, { perSecond: 50, seconds: 5, request });
  for (const [nutritionists, perSecond] of Object.entries(peaks)) {
    const before = used();
    const waits = await paced(server.port, { perSecond, seconds: SECONDS, request });
    const after = used();
    const share = (name) => rounded(timeBetween(before[name], after[name]) / SECONDS / 10);
    result[nutritionists] = {
      ...waits,
      'server, % of a core': share('server'),
      'database, %': share('database'),
    };
  }
  return result;
}
