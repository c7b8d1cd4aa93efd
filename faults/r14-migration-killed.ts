import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '../apps/server/src/platform/db/open.ts';
import { freshPostgres } from '../apps/server/src/testing/test-database.ts';
import { claim, type Engine, type Fault } from './fault.ts';
import { digest } from './lib/client.ts';
import type { World } from './world.ts';

const source = fileURLToPath(new URL('lib/migrate-until.ts', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

// From another statement in each run: a few runs kill it before each of them.
const EVERY = 4;

/** To compile the script takes longer than to run it, and it starts hundreds of times. */
async function bundleScript(engine: Engine): Promise<string> {
  // In the project, where Node finds its packages.
  const file = join(root, `.cache/migrate-until-${engine}.mjs`);
  await build({
    input: source,
    platform: 'node',
    external: (id) => !/^([./]|@alecrim\/)/.test(id),
    output: { file, codeSplitting: false },
    logLevel: 'silent',
  });
  return file;
}

/** Returns the number of statements when the migration was not killed. */
function migrateUntil(
  script: string,
  url: string,
  folder: string,
  last: string,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, url, folder, last], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.on('exit', (code, signal) => {
      if (signal === 'SIGKILL') resolve(undefined);
      else if (code === 0) resolve(Number(output));
      else reject(new Error(`The migration failed by itself: ${output}`));
    });
  });
}

async function tablesOf({ db, close }: OpenDatabase): Promise<string> {
  await migrate(db);
  const tables = await db.introspection.getTables();
  await close();
  return digest(
    tables.map(({ name, columns }) => ({ name, columns })).sort((a, b) => (a.name < b.name ? -1 : 1)),
  );
}

/** An empty database for one try. */
async function place(world: World, name: string) {
  const folder = join(world.dataDir, '..', name);
  if (world.engine === 'sqlite')
    return { url: '', open: () => openDatabase({ dataDir: folder }), folder, drop: async () => {} };
  const database = await freshPostgres({ server: world.cluster?.url });
  const open = () => openDatabase({ databaseUrl: database.url, dataDir: folder });
  return { url: database.url ?? '', open, folder, drop: () => database.close() };
}

export const migrationKilled: Fault = {
  number: 'R14',
  title: 'the migration is killed, and the next start completes it',
  engines: ['sqlite', 'postgres'],
  shortOn: [],
  async run(world) {
    const script = await bundleScript(world.engine);
    const whole = await place(world, 'whole');
    const statements = (await migrateUntil(script, whole.url, whole.folder, 'Infinity')) ?? 0;
    const expected = await tablesOf(whole.open());
    await whole.drop();
    claim(statements > 100, `A migration of ${statements} statements?`);
    const first = Math.floor(Math.random() * EVERY);
    let kills = 0;
    for (let last = first; last < statements; last += EVERY) {
      const trial = await place(world, `trial-${last}`);
      const ended = await migrateUntil(script, trial.url, trial.folder, String(last));
      claim(ended === undefined, `It was not killed at statement ${last}.`);
      claim(
        (await tablesOf(trial.open())) === expected,
        `Killed at statement ${last}, the next start made other tables.`,
      );
      await trial.drop();
      kills++;
    }
    return `${kills} kills before ${statements} statements, from statement ${first} on; each time the next start made the same tables`;
  },
};
