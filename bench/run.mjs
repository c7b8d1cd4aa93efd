// npm run bench -- [requests] [growth] [load] [front] [start] [memory] [pdf] [table] [--engine=sqlite,postgres] [--only=get,create]
//   [--rounds=7] [--at-once=8,32] [--minutes=10] [--against=HEAD~20]
import { parseArgs } from 'node:util';
import { prepare } from '../scripts/lib/server.mjs';
import { beforeShutdown } from '../scripts/lib/shutdown.mjs';
import { buildCommit } from './against/build-commit.mjs';

const suites = {
  requests: async () => (await import('./requests/run.mjs')).requests,
  load: async () => (await import('./load/run.mjs')).load,
  front: async () => (await import('./front/run.mjs')).front,
  start: async () => (await import('./start.mjs')).start,
  memory: async () => (await import('./memory.mjs')).memory,
  pdf: async () => (await import('./pdf.mjs')).pdf,
  growth: async () => (await import('./growth/run.mjs')).growth,
  table: async () => (await import('./table/run.mjs')).table,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string' },
    minutes: { type: 'string' },
    'at-once': { type: 'string' },
    against: { type: 'string' },
  },
});
const wanted = positionals.length > 0 ? positionals : ['requests'];
const unknown = wanted.find((name) => !Object.hasOwn(suites, name));
if (unknown) throw new Error(`There is no bench "${unknown}"; there are: ${Object.keys(suites).join(', ')}.`);
if (values.against && wanted.some((name) => name !== 'requests'))
  throw new Error('--against compares requests, and nothing else.');

// A signal must end this process through exit, where servers, folders and worktrees are removed.
// Each of them adds a listener for that.
process.setMaxListeners(100);
const forget = beforeShutdown(() => {});
if (wanted.some((name) => name !== 'table')) await prepare(['web', 'server']);
const options = {
  engine: values.engine?.split(',') ?? ['sqlite', 'postgres'],
  only: values.only?.split(','),
  rounds: values.rounds ? Number(values.rounds) : undefined,
  minutes: values.minutes ? Number(values.minutes) : undefined,
  atOnce: values['at-once']?.split(',').map(Number),
  earlier: values.against ? await buildCommit(values.against) : undefined,
};
for (const name of wanted) {
  const suite = await suites[name]();
  await suite(options);
}
forget();
