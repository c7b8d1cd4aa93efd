import { ask } from '../lib/client.mjs';
import { engines, startOurs } from '../lib/engines.mjs';
import { compare } from '../lib/measure.mjs';
import { keep } from '../lib/report.mjs';
import { kinds } from './kinds.mjs';
import { idOf, lastMonth, seedPlans } from './seed.mjs';

const api = '/api/apps/alecrim';
const account = { email: 'bench@example.com', password: 'pera com canela 42' };
const q = (query) => encodeURIComponent(JSON.stringify(query));
// The Dashboard asks the same, with an end that no plan has reached.
const thisMonth = q({ created_date: { $gte: `${lastMonth}-01` } });
// As many as the fewest plans: answers of different lengths would not show how the search for them grows.
const [{ own: SHOWN }] = kinds['plans of one'];

// Enough for the compiler of Node: code that is not compiled yet costs more than the growth.
const REQUESTS = 200;

const questions = {
  get: (turn, own) => `${api}/entities/Cardapio/${idOf(1 + (turn % own))}`,
  'list 10': () => `${api}/entities/Cardapio?limit=${SHOWN}`,
  'page of 10 cards': () =>
    `${api}/entities/Cardapio/v2/list?limit=${SHOWN}&fields=titulo,paciente_nome,created_date,token_publico,ativo`,
  'search for one': () => `${api}/entities/Cardapio?limit=1&q=${q({ $search: 'marina' })}`,
  'search without a hit': () => `${api}/entities/Cardapio?limit=20&q=${q({ $search: 'ninguem' })}`,
  'count all': () => `${api}/entities/Cardapio/count`,
  'count of a month': () => `${api}/entities/Cardapio/count?q=${thisMonth}`,
};

/** Measures how the cost of a request grows with the number of plans, as ratios to the smallest in the same round. */
export async function growth({ engine: wanted, only, rounds = 5 }) {
  for (const name of wanted) {
    for (const kind of Object.keys(kinds)) {
      const results = await grow(name, kind, { only, rounds });
      console.log(
        `\n${name}, ${kind}: milliseconds of CPU for one request, and the most as a multiple of the fewest`,
      );
      console.table(results.map(({ question, cpu, ratio }) => ({ question, ...cpu, ratio })));
      keep(
        `growth-${name}`,
        Object.fromEntries(results.map((result) => [`${kind}: ${result.question}`, result])),
      );
    }
  }
}

async function grow(name, kind, { only, rounds }) {
  const engine = await engines[name]();
  const servers = [];
  try {
    for (const size of kinds[kind]) servers.push({ size, ...(await serverWith(engine, size)) });
    const results = [];
    for (const [question, path] of Object.entries(questions).filter(
      ([name]) => !only || only.includes(name),
    )) {
      const sides = servers.toReversed().map(({ size, server, headers }) => [
        `${size.plans} plans`,
        {
          pid: server.pid,
          database: engine.pids,
          job: (turn) => ask(server.port, { path: path(turn, size.own), headers }),
        },
      ]);
      const result = await compare(Object.fromEntries(sides), { rounds, requests: REQUESTS, atOnce: 4 });
      const names = sides.map(([name]) => name).toReversed();
      const cpu = Object.fromEntries(names.map((name) => [name, result[name].cpu]));
      results.push({ kind, question, rounds, cpu, ratio: result.ratios[names[0]] });
    }
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
