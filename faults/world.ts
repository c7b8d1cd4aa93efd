import { join } from 'node:path';
import { freshPostgres, type TestDatabase } from '../apps/server/src/testing/test-database.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import type { openCluster } from '../scripts/lib/postgres.mjs';
import { tempFolder } from '../scripts/lib/temp-folder.mjs';
import type { Engine } from './fault.ts';
import { type Server, startServer } from './lib/server.ts';

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** The database, the data folder and the servers of one fault. */
export interface World {
  engine: Engine;
  isLong: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  cluster: Cluster | undefined;
  /** Creates another database of the cluster, with its files in the given folder. */
  databaseIn(folder: string): Promise<TestDatabase>;
  /** Starts a server at the same address each time, so that clients find a restarted server. */
  start(env?: Record<string, string>): Promise<Server>;
  end(): Promise<void>;
}

export async function aWorld(engine: Engine, isLong: boolean, cluster: Cluster | undefined): Promise<World> {
  const { path, remove } = tempFolder('alecrim-fault');
  const database = engine === 'postgres' ? await freshPostgres({ server: cluster?.url }) : undefined;
  const port = await freePort();
  const servers: Server[] = [];
  const dataDir = join(path, 'data');
  return {
    engine,
    isLong,
    dataDir,
    databaseUrl: database?.url,
    cluster,
    databaseIn: (folder) => freshPostgres({ server: cluster?.url, folder }),
    async start(env = {}) {
      const server = await startServer({
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: database?.url ?? '',
        ...env,
      });
      servers.push(server);
      return server;
    },
    async end() {
      await Promise.all(servers.map((server) => server.kill('SIGKILL')));
      await database?.close();
      remove();
    },
  };
}
