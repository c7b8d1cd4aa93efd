import { writeFileSync } from 'node:fs';
import { ask, manyTimes, send } from '../lib/client.mjs';
import { aPlan } from '../lib/plan.mjs';

const api = '/api/apps/alecrim';
const account = { email: 'bench@example.com', password: 'pera com canela 42' };

/** How many plans the measured person has. */
export const PLANS = 200;

/**
 * Stores plans on a server of the product, in the name of a new person.
 * @returns what a request needs: the person's account and headers, and the n-th plan's id and token
 */
export async function seedOurs(port, plans = PLANS) {
  const { access_token } = JSON.parse(
    await ask(port, { method: 'POST', path: `${api}/auth/register`, body: JSON.stringify(account) }),
  );
  const headers = { authorization: `Bearer ${access_token}` };
  const records = [];
  await manyTimes(plans, 8, async (turn) => {
    const body = JSON.stringify(aPlan(turn));
    records.push(await ask(port, { method: 'POST', path: `${api}/entities/Cardapio`, headers, body }));
  });
  const known = records
    .map((record) => JSON.parse(record))
    .map(({ id, token_publico: token }) => ({ id, token }));
  return { records, account, headers, nth: (turn) => known[turn % known.length] };
}

/** Stores the same plans on a bare server, byte for byte. */
export async function seedBare(port, { records, nth }) {
  const login = { method: 'POST', path: '/login', body: JSON.stringify(account) };
  const { access_token } = JSON.parse(await ask(port, login));
  const headers = { authorization: `Bearer ${access_token}` };
  await manyTimes(records.length, 8, (turn) =>
    ask(port, { method: 'POST', path: '/plan', headers, body: records[turn] }),
  );
  return { account, headers, nth };
}

/** Writes one patient's page to a file, for the bare servers. */
export async function savePage(port, { nth }, file) {
  const path = `/VerCardapio?token=${nth(0).token}`;
  const { bytes } = await send(port, { path, headers: { 'accept-encoding': 'gzip' } });
  writeFileSync(file, bytes);
}
