import { manyTimes } from './client.mjs';
import { cpuOf } from './processes.mjs';
import { median, rounded } from './statistics.mjs';

/**
 * The same job by several servers, turn by turn: what the rest of the machine does hits all of them alike.
 * @param {Record<string, { pid: number, database: () => number[], job: (turn: number) => Promise<unknown> }>} sides
 * @returns for each side the medians of one request, and how many times the first side's CPU is another's
 */
export async function compare(sides, { rounds, requests, atOnce }) {
  const costs = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, side] of Object.entries(sides)) {
      const cost = await costOf(side, { requests, atOnce });
      // The first round only warms up.
      if (round >= 0) costs[name].push(cost);
    }
  }
  const [own, ...others] = Object.keys(sides);
  const ratioTo = (other) => median(costs[own].map(({ cpu }, i) => cpu / costs[other][i].cpu));
  return {
    ...Object.fromEntries(Object.entries(costs).map(([name, values]) => [name, medians(values)])),
    ratios: Object.fromEntries(others.map((other) => [other, rounded(ratioTo(other))])),
  };
}

/** Milliseconds for one request, over many of them: CPU in all, the database's part of it, and elapsed. */
async function costOf({ pid, database, job }, { requests, atOnce }) {
  const now = () => ({ server: cpuOf([pid]), database: cpuOf(database()), time: performance.now() });
  const before = now();
  await manyTimes(requests, atOnce, job);
  const after = now();
  const used = (name) => (after[name] - before[name]) / requests;
  return { cpu: used('server') + used('database'), database: used('database'), elapsed: used('time') };
}

const medians = (values) =>
  Object.fromEntries(
    Object.keys(values[0] ?? {}).map((name) => [name, rounded(median(values.map((value) => value[name])))]),
  );
