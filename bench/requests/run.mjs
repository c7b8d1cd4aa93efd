import { comparedWithEarlier, hasRegression } from '../against/compared.mjs';
import { engines } from '../lib/engines.mjs';
import { compare } from '../lib/measure.mjs';
import { keep } from '../lib/report.mjs';
import { rounded } from '../lib/statistics.mjs';
import { atOnceOfBudgets, rows } from './rows.mjs';
import { jobsOf, startSides } from './sides.mjs';

/** Short rounds beside an earlier commit: both sides then meet the same work of others, and the median leaves its peaks out. */
const besideEarlier = { rounds: 31, requests: 100 };
const besideBare = { rounds: 7, requests: 300 };
// Until then Node runs a row's code partly uncompiled, at up to twice the cost.
const WARM_UP_REQUESTS = 2_000;

/** R24: the CPU time of a request, server and database, as a ratio to the other sides in the same round. */
export async function requests({ engine: wanted, only, rounds, atOnce, earlier }) {
  const usual = earlier ? besideEarlier : besideBare;
  const how = { only, rounds: rounds ?? usual.rounds, requests: usual.requests, atOnce, earlier };
  for (const name of wanted) {
    const results = await onEngine(await engines[name](), how);
    console.log(`\n${name}: milliseconds of CPU for one request, median of ${how.rounds} rounds`);
    if (earlier) reportAgainst(name, earlier, results);
    else console.table(results.map(shown));
  }
}

async function onEngine(engine, { only, rounds, requests: usual, atOnce, earlier }) {
  const results = [];
  let stop = async () => {};
  try {
    const started = await startSides(engine, earlier);
    stop = started.stop;
    for (const [name, row] of Object.entries(rows).filter(([name]) => !only || only.includes(name))) {
      const jobs = jobsOf(row, started.sides, engine);
      const { requests = usual } = row;
      for (const [place, many] of concurrenciesOf(row, atOnce).entries()) {
        const warmUps = place === 0 && row.budgets ? Math.ceil(WARM_UP_REQUESTS / requests) : 1;
        const measure = (times) => compare(jobs, { rounds: times, requests, atOnce: many, warmUps });
        const title = `${name}, ${many} at once`;
        try {
          const result = {
            row: name,
            atOnce: many,
            rounds,
            ...(await measuredAgainIfDearer(measure, rounds)),
          };
          results.push(result);
          if (!earlier) keep(`requests-${engine.name}`, { [title]: result });
          console.log(`${engine.name} ${title}: ${inWords(result.ratios)}`);
        } catch (error) {
          // An overloaded machine may refuse a request; the other rows are still worth their figures.
          console.error(`${engine.name} ${title}: ${error.message}`);
          process.exitCode = 1;
        }
      }
    }
    return results;
  } finally {
    await stop();
    await engine.stop();
  }
}

/** A busy moment looks like a regression: such a row is measured again, for longer, and the second result counts. */
async function measuredAgainIfDearer(measure, rounds) {
  const first = await measure(rounds);
  return hasRegression([first]) ? measure(rounds * 3) : first;
}

/** Rows with a budget are measured with each concurrency, the others with the highest one. */
function concurrenciesOf(row, wanted = atOnceOfBudgets) {
  if (row.atOnce) return [row.atOnce];
  return row.budgets ? wanted : [Math.max(...wanted)];
}

const inWords = (ratios) =>
  Object.entries(ratios)
    .map(([side, ratio]) => `${ratio} × ${side}`)
    .join(', ');

/** The cost beside an earlier commit; a regression fails the run. */
function reportAgainst(engine, { commit }, results) {
  console.log(`${engine}: as a multiple of ${commit}`);
  console.table(comparedWithEarlier(results));
  if (hasRegression(results)) process.exitCode = 1;
}

const shown = ({ row, atOnce, ours, ratios, elapsed, p99 }) => ({
  row,
  'at once': atOnce,
  'ms CPU': ours.cpu,
  'of it database': ours.database,
  '× bare': ratios.bare,
  '× checking': ratios.checking,
  // Throughput, and the time of the slowest request in a hundred.
  throughput: rounded(1 / elapsed.bare),
  'p99 ×': p99.bare,
});
