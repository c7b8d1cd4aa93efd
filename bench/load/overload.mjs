import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../lib/client.mjs';
import { seedPeople } from '../lib/people.mjs';
import { aPlan } from '../lib/plan.mjs';
import { insistent, paced } from './paced.mjs';

const SECONDS = 10;
// More plans than the server caches, so that each page is rendered again.
const PLANS = 300;

/** R28: visitors send four times the load that the server can take, with the usual limits. */
export async function overload({ server, place }) {
  const tokens = [];
  for (const { headers } of await seedPeople(place, PLANS)) {
    const plan = { method: 'POST', path: '/api/apps/alecrim/entities/Cardapio', headers, body };
    tokens.push(JSON.parse(await ask(server.port, plan)).token_publico);
  }
  const request = (turn) => ({
    path: `/VerCardapio?token=${tokens[turn % PLANS]}`,
    headers: { 'accept-encoding': 'gzip', 'x-forwarded-for': addressOf(turn) },
  });
  await insistent(server.port, { atOnce: 64, seconds: 3, request });
  const peak = await insistent(server.port, { atOnce: 64, seconds: SECONDS, request });
  const perSecond = Math.round(peak.goodPerSecond * 4);
  const flooded = await paced(server.port, { perSecond, seconds: SECONDS, request });
  await sleep(5_000);
  const after = await insistent(server.port, { atOnce: 64, seconds: SECONDS, request });
  return {
    'as much as it can': peak,
    [`four times as much, ${perSecond} a second`]: flooded,
    'five seconds later': after,
  };
}

const body = JSON.stringify(aPlan());

/** @param {number} turn */
const addressOf = (turn) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
