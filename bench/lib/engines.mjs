import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { openTestPostgres } from '../../scripts/lib/postgres.mjs';
import { tempFolder } from '../../scripts/lib/temp-folder.mjs';
import { familyOf, startServer } from './processes.mjs';

/** Both engines with durable settings: an acknowledged write is on the disk. */
export const engines = {
  async sqlite() {
    const folder = tempFolder('alecrim-bench');
    let count = 0;
    return {
      name: 'sqlite',
      pids: () => [],
      place: async () => ({ DATA_DIR: join(folder.path, String(++count)), DATABASE_URL: '' }),
      stop: async () => folder.remove(),
    };
  },

  async postgres() {
    const folder = tempFolder('alecrim-bench');
    const cluster = await openTestPostgres({ isDurable: true });
    let count = 0;
    return {
      name: 'postgres',
      pids: () => (cluster.pid === undefined ? [] : familyOf(cluster.pid)),
      async place() {
        const url = await freshDatabase(cluster.url);
        return { DATA_DIR: join(folder.path, String(++count)), DATABASE_URL: url };
      },
      async stop() {
        await cluster.stop();
        folder.remove();
      },
    };
  },
};

/** The product with raised rate limits; `args` are Node's. */
export function startOurs(place, env = {}, args = ['apps/server/dist/main.js']) {
  return startServer(args, {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000000',
    REGISTRATION: 'open',
    ...place,
    ...env,
  });
}

async function freshDatabase(server) {
  const name = `bench_${randomBytes(4).toString('hex')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
