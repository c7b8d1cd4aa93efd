// What a request costs beside a bare node:http server on the same database: medians of same-round ratios of CPU time.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from '../scripts/lib/server.mjs';
import { cpuOf, startServer } from './processes.mjs';

const ROUNDS = 7;
const REQUESTS = 400;
const AT_ONCE = 32;
const budgets = { get: 2.2, 'list 20': 1.7, create: 1.8 };

await prepare(['web', 'server']);
const folder = mkdtempSync(join(tmpdir(), 'alecrim-bench-'));
const ours = await startServer(['apps/server/dist/main.js'], {
  NODE_ENV: 'production',
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_SCALE: '1000000',
});
const bare = await startServer(['bench/bare-server.mjs'], {
  NODE_ENV: 'production',
  BENCH_DB: join(folder, 'bare.db'),
});

try {
  const results = await measure(await targets());
  console.table(
    results.map(({ row, ratio, ours: own, bare: least, budget }) => ({
      row,
      'ms CPU': own,
      'bare ms CPU': least,
      ratio,
      budget,
    })),
  );
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(
    'bench/results/latest.json',
    `${JSON.stringify({ engine: 'sqlite', rounds: ROUNDS, requests: REQUESTS, results }, null, 2)}\n`,
  );
} finally {
  ours.stop();
  bare.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The same three questions to both servers, over 200 plans of some 6 KB. */
async function targets() {
  const json = { 'content-type': 'application/json' };
  const api = `${ours.url}/api/apps/alecrim`;
  const account = { email: 'bench@example.com', password: 'pera com canela 42' };
  const { access_token } = await ask(`${api}/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const headers = { ...json, authorization: `Bearer ${access_token}` };
  const body = JSON.stringify(aPlan());
  const own = `${api}/entities/Cardapio`;
  const least = `${bare.url}/plans`;
  let ids = [];
  for (let i = 0; i < 200; i++) {
    ids = [
      (await ask(own, { method: 'POST', headers, body })).id,
      (await ask(least, { method: 'POST', headers: json, body })).id,
    ];
  }
  return {
    get: [() => ask(`${own}/${ids[0]}`, { headers }), () => ask(`${least}/${ids[1]}`)],
    'list 20': [() => ask(`${own}?limit=20`, { headers }), () => ask(least)],
    create: [
      () => ask(own, { method: 'POST', headers, body }),
      () => ask(least, { method: 'POST', headers: json, body }),
    ],
  };
}

async function measure(rows) {
  const results = [];
  for (const [row, [askOurs, askBare]] of Object.entries(rows)) {
    const rounds = [];
    for (let i = 0; i < ROUNDS; i++)
      rounds.push([await costOf(ours.pid, askOurs), await costOf(bare.pid, askBare)]);
    const [own, least] = [median(rounds.map(([a]) => a)), median(rounds.map(([, b]) => b))];
    const ratio = median(rounds.map(([a, b]) => a / b));
    results.push({ row, ours: round(own), bare: round(least), ratio: round(ratio), budget: budgets[row] });
  }
  return results;
}

/** CPU milliseconds for one request, over a few hundred of them. */
async function costOf(pid, request) {
  const before = cpuOf(pid);
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await request();
    }),
  );
  return (cpuOf(pid) - before) / REQUESTS;
}

async function ask(url, init) {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

function aPlan() {
  const itens = Array.from(
    { length: 5 },
    (_, i) => `${i + 1} colheres de sopa de arroz integral cozido (${(i + 1) * 25} g)`,
  );
  const opcoes = [1, 2, 3].map((numero) => ({ id: `o${numero}`, numero, descricao: 'Opção do dia', itens }));
  const refeicoes = Array.from({ length: 6 }, (_, i) => ({
    id: `r${i}`,
    nome: `Refeição ${i}`,
    horario: '12:00',
    opcoes,
  }));
  return { titulo: 'Plano', paciente_nome: 'Rui', refeicoes };
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function round(number) {
  return Math.round(number * 100) / 100;
}
