import { seedPeople } from '../lib/people.mjs';
import { aPlan } from '../lib/plan.mjs';
import { residentBytes } from '../lib/processes.mjs';
import { rounded } from '../lib/statistics.mjs';
import { paced } from './paced.mjs';

const path = '/api/apps/alecrim/entities/Cardapio';
const PIECE_SECONDS = 10;
const body = JSON.stringify(aPlan());

/** R20: reads and writes at a steady rate. Memory and times of the second half show whether memory leaks. */
export async function soak({ server, place, minutes }) {
  const people = await seedPeople(place, 50);
  const samples = [];
  for (let piece = 0; piece < (minutes * 60) / PIECE_SECONDS; piece++) {
    const { p99, counts } = await paced(server.port, {
      perSecond: 60,
      seconds: PIECE_SECONDS,
      request: (turn) => {
        const { headers } = people[turn % people.length];
        return turn % 5 === 0
          ? { method: 'POST', path, headers, body }
          : { path: `${path}?limit=5`, headers };
      },
    });
    samples.push({
      minute: ((piece + 1) * PIECE_SECONDS) / 60,
      megabytes: residentBytes(server.pid) / 2 ** 20,
      p99,
      counts,
    });
  }
  const half = samples.slice(Math.floor(samples.length / 2));
  const fails = samples
    .flatMap(({ counts }) => Object.keys(counts))
    .filter((status) => !/^2/.test(status)).length;
  return {
    minutes,
    megabytesPerMinute: rounded(slope(half.map(({ minute, megabytes }) => [minute, megabytes]))),
    megabytes: rounded(samples.at(-1).megabytes),
    p99First: samples[0].p99,
    p99Last: samples.at(-1).p99,
    fails,
  };
}

/** The slope of a least-squares line. */
function slope(points) {
  const mean = (index) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const up = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return up / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
