// npm run bench -- [requests] [growth] [load] [front] [start] [--engine=sqlite,postgres] [--only=get,create] [--rounds=7] [--minutes=10]
import { parseArgs } from 'node:util';
import { prepare } from '../scripts/lib/server.mjs';

const suites = {
  requests: async () => (await import('./requests/run.mjs')).requests,
  load: async () => (await import('./load/run.mjs')).load,
  front: async () => (await import('./front/run.mjs')).front,
  start: async () => (await import('./start.mjs')).start,
  growth: async () => (await import('./growth/run.mjs')).growth,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string' },
    minutes: { type: 'string' },
  },
});
const unknown = positionals.find((name) => !Object.hasOwn(suites, name));
if (unknown) throw new Error(`There is no bench "${unknown}"; there are: ${Object.keys(suites).join(', ')}.`);

await prepare(['web', 'server']);
for (const name of positionals.length > 0 ? positionals : ['requests']) {
  const suite = await suites[name]();
  await suite({
    engine: values.engine?.split(',') ?? ['sqlite', 'postgres'],
    only: values.only?.split(','),
    rounds: values.rounds ? Number(values.rounds) : undefined,
    minutes: values.minutes ? Number(values.minutes) : undefined,
  });
}
