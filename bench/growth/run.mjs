import { ask } from '../lib/client.mjs';
import { engines, startOurs } from '../lib/engines.mjs';
import { compare } from '../lib/measure.mjs';
import { keep } from '../lib/report.mjs';
import { idOf, seedPlans } from './seed.mjs';

const api = '/api/apps/alecrim';
const account = { email: 'bench@example.com', password: 'pera com canela 42' };
const q = (query) => encodeURIComponent(JSON.stringify(query));
const aMonth = q({ created_date: { $gte: '2026-01-01', $lt: '2026-02-01' } });

/** Numbers of plans: of the measured person, and in all. The smallest of each kind comes first, as the base. */
const kinds = {
  'plans in all': [1_000, 10_000, 100_000].map((total) => ({ own: 200, total })),
  'plans of one': [10, 1_000, 10_000].map((own) => ({ own, total: 20_000 })),
};

const questions = {
  get: (turn, own) => `${api}/entities/Cardapio/${idOf(1 + (turn % own))}`,
  'list 20': () => `${api}/entities/Cardapio?limit=20`,
  'page of cards': () =>
    `${api}/entities/Cardapio/v2/list?limit=30&fields=titulo,paciente_nome,created_date,token_publico,ativo`,
  search: () => `${api}/entities/Cardapio?limit=20&q=${q({ $search: 'marina' })}`,
  'search without a hit': () => `${api}/entities/Cardapio?limit=20&q=${q({ $search: 'ninguem' })}`,
  'count all': () => `${api}/entities/Cardapio/count`,
  'count of a month': () => `${api}/entities/Cardapio/count?q=${aMonth}`,
};

/** Measures how the cost of a request grows with the number of plans, as ratios to the smallest in the same round. */
export async function growth({ engine: wanted, only, rounds = 5 }) {
  for (const name of wanted) {
    const results = {};
    for (const [kind, sizes] of Object.entries(kinds))
      results[kind] = await grow(name, sizes, { only, rounds });
    keep(`growth-${name}`, { engine: name, rounds, results });
  }
}

async function grow(name, sizes, { only, rounds }) {
  const engine = await engines[name]();
  const servers = [];
  try {
    for (const size of sizes) servers.push({ size, ...(await serverWith(engine, size)) });
    const results = [];
    for (const [question, path] of Object.entries(questions).filter(
      ([name]) => !only || only.includes(name),
    )) {
      const sides = Object.fromEntries(
        servers.toReversed().map(({ size, server, headers }) => [
          `${size.own} of ${size.total}`,
          {
            pid: server.pid,
            database: engine.pids,
            job: (turn) => ask(server.port, { path: path(turn, size.own), headers }),
          },
        ]),
      );
      results.push({ row: question, ...(await compare(sides, { rounds, requests: 60, atOnce: 4 })) });
    }
    console.log(`\n${name}: CPU for one request, as a multiple of that with the fewest plans`);
    console.table(results.map((result) => shown(result)));
    return results;
  } finally {
    await Promise.all(servers.map(({ server }) => server.stop()));
    await engine.stop();
  }
}

async function serverWith(engine, size) {
  const place = await engine.place();
  const server = await startOurs(place);
  const register = { method: 'POST', path: `${api}/auth/register`, body: JSON.stringify(account) };
  const { access_token, user } = JSON.parse(await ask(server.port, register));
  await seedPlans(place, user.id, size);
  return { server, headers: { authorization: `Bearer ${access_token}` } };
}

function shown({ row, ratios: _, ...sizes }) {
  const least = Object.values(sizes).at(-1).cpu;
  return {
    row,
    ...Object.fromEntries(Object.entries(sizes).map(([size, { cpu }]) => [size, (cpu / least).toFixed(2)])),
  };
}
