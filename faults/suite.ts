import { openCluster } from '../scripts/lib/postgres.mjs';
import { CannotRun, type Engine, type Fault, type Part } from './fault.ts';
import { killNine } from './r01-kill-nine.ts';
import { databaseCrash } from './r02-database-crash.ts';
import { flushBeforeAnswer } from './r03-flush.ts';
import { databaseRestart } from './r04-database-restart.ts';
import { diskFull } from './r05-disk-full.ts';
import { slowDatabase } from './r06-slow-database.ts';
import { cutAfterCommit } from './r07-cut-after-commit.ts';
import { twoEditors } from './r08-two-editors.ts';
import { migrationKilled } from './r14-migration-killed.ts';
import { sigterm } from './r18-sigterm.ts';
import { uploadKilled } from './r21-upload-killed.ts';
import { socketsReturn } from './r22-sockets-return.ts';
import { costlyRequestsFault } from './r33-costly-requests.ts';
import { heldPlaces } from './r34-held-places.ts';
import { aWorld, type Cluster, type World } from './world.ts';

const faults: readonly Fault[] = [
  killNine,
  databaseCrash,
  flushBeforeAnswer,
  databaseRestart,
  diskFull,
  slowDatabase,
  cutAfterCommit,
  twoEditors,
  migrationKilled,
  sigterm,
  uploadKilled,
  socketsReturn,
  costlyRequestsFault,
  heldPlaces,
];

interface Run {
  fault: Fault;
  engine: Engine;
  part: Part;
}

interface Result {
  fault: string;
  engine: Engine;
  result: 'ok' | 'FAILED' | 'not run';
  seconds: number;
  seen: string;
}

/** `--short` is the form of `npm test`; a number such as R01, or an engine, runs only that. */
export async function runFaults(args: readonly string[]): Promise<boolean> {
  const known = ['--short', 'sqlite', 'postgres', ...faults.map(({ number }) => number)];
  // The full run takes long, so a misspelled argument must not start it.
  if (args.some((arg) => !known.includes(arg))) {
    console.log(`npm run faults -- [${known.join('] [')}]`);
    return false;
  }
  const isLong = !args.includes('--short');
  const named = args.filter((arg) => arg.startsWith('R'));
  const engines = (['sqlite', 'postgres'] as const).filter(
    (engine) => args.includes(engine) || !args.some((arg) => arg === 'sqlite' || arg === 'postgres'),
  );
  const wanted = faults.filter(({ number }) => named.length === 0 || named.includes(number));
  const results: Result[] = [];
  const runs = wanted.flatMap((fault) =>
    (isLong ? fault.engines : fault.shortOn)
      .filter((engine) => engines.includes(engine))
      .flatMap((engine) => partsOf(fault, isLong).map((part) => ({ fault, engine, part }))),
  );
  const runOne = async ({ fault, engine, part }: Run, cluster: Cluster | undefined) => {
    results.push(await seen(fault, part, await aWorld(engine, isLong, cluster)));
  };
  const beside = ({ fault }: Run) => (isLong && fault.longBeside) || 'everything';
  const runsBeside = (company: ReturnType<typeof beside>) => runs.filter((run) => beside(run) === company);
  await besideEachOther(runsBeside('everything'), runOne);
  await besideEachOther(runsBeside('the other engine'), runOne);
  for (const run of runsBeside('nothing')) await besideEachOther([run], runOne);
  console.table(results);
  const failed = results.filter(({ result }) => result === 'FAILED');
  for (const { fault, engine, seen } of failed) console.log(`✗ ${fault} (${engine}): ${seen}`);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 && results.length > 0;
}

/** A lane for each engine, and one for each part of a fault that mostly waits. */
async function besideEachOther(runs: readonly Run[], runOne: (run: Run, cluster?: Cluster) => Promise<void>) {
  const laneOf = ({ fault, engine, part }: Run) =>
    part.of > 1 ? `${fault.number} ${engine} ${part.index}` : engine;
  const lanes = [...new Set(runs.map(laneOf))].map((lane) => runs.filter((run) => laneOf(run) === lane));
  await Promise.all(
    lanes.map(async (lane) => {
      // Of its own, because a fault may stop it.
      const needsCluster = lane.some(({ engine }) => engine === 'postgres');
      const cluster = needsCluster ? await openCluster({ isDurable: true }) : undefined;
      try {
        for (const run of lane) await runOne(run, cluster);
      } finally {
        await cluster?.stop();
      }
    }),
  );
}

const partsOf = ({ shortParts = 1 }: Fault, isLong: boolean): Part[] => {
  const of = isLong ? 1 : shortParts;
  return Array.from({ length: of }, (_, index) => ({ index, of }));
};

async function seen(fault: Fault, part: Part, world: World): Promise<Result> {
  const begin = performance.now();
  const { engine } = world;
  const name = `${fault.number} ${fault.title}${part.of > 1 ? `, ${part.index + 1} of ${part.of}` : ''}`;
  console.log(`▶ ${name} (${engine})`);
  const done = (result: Result['result'], words: string): Result => {
    const seconds = Math.round((performance.now() - begin) / 100) / 10;
    console.log(`${result === 'FAILED' ? '✗' : '✓'} ${fault.number} (${engine}): ${result} in ${seconds} s`);
    return { fault: name, engine, result, seconds, seen: words };
  };
  try {
    return done('ok', await fault.run(world, part));
  } catch (error) {
    const { message, stack } = error as Error;
    if (error instanceof CannotRun) return done('not run', message);
    console.error(stack);
    return done('FAILED', message.split('\n', 1)[0] ?? '');
  } finally {
    await world.end();
  }
}
