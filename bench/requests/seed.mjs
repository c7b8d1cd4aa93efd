import { writeFileSync } from 'node:fs';
import { ask, manyTimes, send } from '../lib/client.mjs';
import { aPlan } from '../lib/plan.mjs';

const api = '/api/apps/alecrim';
const account = { email: 'bench@example.com', password: 'pera com canela 42' };

/** Stores the same plans on both servers, byte for byte, and one patient's page as a file. */
export async function seed({ ours, bare, staticPage, plans = 200 }) {
  const { access_token } = JSON.parse(
    await ask(ours, { method: 'POST', path: `${api}/auth/register`, body: JSON.stringify(account) }),
  );
  const headers = { authorization: `Bearer ${access_token}` };
  const known = [];
  await manyTimes(plans, 8, async (turn) => {
    const body = JSON.stringify(aPlan(turn));
    const record = await ask(ours, { method: 'POST', path: `${api}/entities/Cardapio`, headers, body });
    await ask(bare, { method: 'POST', path: '/plan', body: record });
    const { id, token_publico: token } = JSON.parse(record);
    known.push({ id, token });
  });
  const page = await bytesOf(ours, `/VerCardapio?token=${known[0].token}`);
  writeFileSync(staticPage, page);
  return { headers, account, nth: (turn) => known[turn % known.length] };
}

async function bytesOf(port, path) {
  const answer = await send(port, { path, headers: { 'accept-encoding': 'gzip' } });
  return answer.bytes;
}
