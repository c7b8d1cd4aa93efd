import { manyTimes } from './client.mjs';
import { cpuOf } from './processes.mjs';
import { median, rounded } from './statistics.mjs';

/**
 * The same job by several servers, turn by turn: what the rest of the machine does hits all of them alike.
 * @param {Record<string, { pids: () => number[], job: (turn: number) => Promise<unknown> }>} sides
 * @returns medians: CPU milliseconds for one request, and how many times the first side's are the second's
 */
export async function compare(sides, { rounds, requests, atOnce }) {
  const costs = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, { pids, job }] of Object.entries(sides)) {
      const cost = await costOf(pids, job, { requests, atOnce });
      // The first round only warms up.
      if (round >= 0) costs[name].push(cost);
    }
  }
  const [own, ...others] = Object.keys(sides);
  return {
    cpu: Object.fromEntries(
      Object.entries(costs).map(([name, values]) => [name, rounded(median(values.map(({ cpu }) => cpu)))]),
    ),
    wall: Object.fromEntries(
      Object.entries(costs).map(([name, values]) => [name, rounded(median(values.map(({ wall }) => wall)))]),
    ),
    ratios: Object.fromEntries(
      others.map((other) => [
        other,
        rounded(median(costs[own].map(({ cpu }, i) => cpu / costs[other][i].cpu))),
      ]),
    ),
  };
}

/** CPU and elapsed milliseconds for one request, over many of them. */
async function costOf(pids, job, { requests, atOnce }) {
  const before = { cpu: cpuOf(pids()), time: performance.now() };
  await manyTimes(requests, atOnce, job);
  return { cpu: (cpuOf(pids()) - before.cpu) / requests, wall: (performance.now() - before.time) / requests };
}
