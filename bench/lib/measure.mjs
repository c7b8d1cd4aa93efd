import { manyTimes } from './client.mjs';
import { threadTimes, timeBetween } from './processes.mjs';
import { median, quantile, rounded } from './statistics.mjs';

/**
 * Runs the same job on several servers in turns, so that other work on the machine affects all of them alike.
 * @param {Record<string, { pid: number, database: () => number[], job: (turn: number) => Promise<unknown>,
 *   before?: () => Promise<unknown> }>} sides `before` runs before each round and is not measured;
 *   without it the job itself does
 * @param {{ rounds: number, requests: number, atOnce: number, warmUps?: number }} how `warmUps` rounds come first and
 *   do not count
 * @returns for each side the medians of one request, and the first side's as multiples of the others': `ratios` of CPU,
 *   `elapsed` of the time of all requests, `p99` of the slowest in a hundred
 */
export async function compare(sides, { rounds, requests, atOnce, warmUps = 1 }) {
  const costs = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = -warmUps; round < rounds; round++) {
    // Every other round runs backwards: work that a side leaves behind must not always meet the same neighbour.
    const inOrder = Object.entries(sides);
    for (const [name, side] of round % 2 === 0 ? inOrder : inOrder.toReversed()) {
      // Connections that were closed while the other sides had their turns are opened again before the clock starts.
      await (side.before ? side.before() : manyTimes(atOnce, atOnce, side.job));
      const cost = await costOf(side, { requests, atOnce });
      if (round >= 0) costs[name].push(cost);
    }
  }
  const [own, ...others] = Object.keys(sides);
  const ratiosOf = (figure) =>
    Object.fromEntries(
      others.map((other) => [
        other,
        rounded(median(costs[own].map((cost, i) => cost[figure] / costs[other][i][figure]))),
      ]),
    );
  return {
    ...Object.fromEntries(Object.entries(costs).map(([name, values]) => [name, medians(values)])),
    ratios: ratiosOf('cpu'),
    elapsed: ratiosOf('elapsed'),
    p99: ratiosOf('p99'),
  };
}

/** Milliseconds for one request, over many of them: CPU in all, the database's part of it, elapsed, and the slowest. */
async function costOf({ pid, database, job }, { requests, atOnce }) {
  const now = () => ({
    server: threadTimes([pid]),
    database: threadTimes(database()),
    time: performance.now(),
  });
  const waits = [];
  const before = now();
  await manyTimes(requests, atOnce, async (turn) => {
    const begin = performance.now();
    await job(turn);
    waits.push(performance.now() - begin);
  });
  const after = now();
  const used = (name) => timeBetween(before[name], after[name]) / requests;
  return {
    cpu: used('server') + used('database'),
    database: used('database'),
    elapsed: (after.time - before.time) / requests,
    p99: quantile(waits, 0.99),
  };
}

const medians = (values) =>
  Object.fromEntries(
    Object.keys(values[0] ?? {}).map((name) => [name, rounded(median(values.map((value) => value[name])))]),
  );
