import { join } from 'node:path';
import { tempFolder } from '../../scripts/lib/temp-folder.mjs';
import { ask } from '../lib/client.mjs';
import { engines, startOurs } from '../lib/engines.mjs';
import { compare } from '../lib/measure.mjs';
import { startServer } from '../lib/processes.mjs';
import { keep } from '../lib/report.mjs';
import { rounded } from '../lib/statistics.mjs';
import { rows } from './rows.mjs';
import { seed } from './seed.mjs';

const REQUESTS = 300;
// The budgets are defined for this concurrency.
const AT_ONCE = 32;

/** R24: the CPU time of a request, server and database, as a ratio to the bare server in the same round. */
export async function requests({ engine: wanted, only, rounds = 7 }) {
  for (const name of wanted) {
    const results = await onEngine(await engines[name](), { only, rounds });
    console.log(
      `\n${name}: milliseconds of CPU for one request, ${AT_ONCE} at once, median of ${rounds} rounds`,
    );
    console.table(results.map(shown));
    keep(`requests-${name}`, { engine: name, rounds, requests: REQUESTS, atOnce: AT_ONCE, results });
  }
}

async function onEngine(engine, { only, rounds }) {
  const folder = tempFolder('alecrim-bench');
  const staticPage = join(folder.path, 'page.html.gz');
  const ours = await startOurs(await engine.place());
  const bare = await startServer(['bench/bare/server.mjs'], {
    ...(await engine.place()),
    STATIC_PAGE: staticPage,
  });
  try {
    const known = await seed({ ours: ours.port, bare: bare.port, staticPage });
    const results = [];
    for (const [name, row] of Object.entries(rows).filter(([name]) => !only || only.includes(name))) {
      const side = (server, request) => ({
        pid: server.pid,
        database: engine.pids,
        job: (turn) => {
          const wanted = request(known, turn);
          return ask(server.port, { ...wanted, headers: { ...known.headers, ...wanted.headers } });
        },
      });
      const sides = { ours: side(ours, row.ours), bare: side(bare, row.bare) };
      const { requests = REQUESTS, atOnce = AT_ONCE } = row;
      const budget = engine.name === 'postgres' ? row.budget : undefined;
      results.push({ row: name, budget, ...(await compare(sides, { rounds, requests, atOnce })) });
      console.log(`${engine.name} ${name}: ${results.at(-1).ratios.bare} × bare`);
    }
    return results;
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
    await engine.stop();
    folder.remove();
  }
}

const shown = ({ row, ours, bare, ratios, elapsed, p99, budget = '' }) => ({
  row,
  'ms CPU': ours.cpu,
  'of it database': ours.database,
  'bare ms CPU': bare.cpu,
  'bare database': bare.database,
  ratio: ratios.bare,
  budget,
  // Throughput, and the time of the slowest request in a hundred.
  throughput: rounded(1 / elapsed.bare),
  'p99 ×': p99.bare,
});
