import { join } from 'node:path';
import { freshPostgres, type TestDatabase } from '../apps/server/src/testing/test-database.ts';
import { freePort } from '../scripts/lib/free-port.mjs';
import type { openCluster } from '../scripts/lib/postgres.mjs';
import { tempFolder } from '../scripts/lib/temp-folder.mjs';
import type { Engine } from './fault.ts';
import { type Server, startServer } from './lib/server.ts';

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** One fault's own database and data folder, and servers on it. */
export interface World {
  engine: Engine;
  isLong: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  cluster: Cluster | undefined;
  /** Another database of the cluster, whose files lie in a folder of one's own. */
  databaseIn(folder: string): Promise<TestDatabase>;
  /** The same address every time, so that clients find a server that came back. */
  start(env?: Record<string, string>): Promise<Server>;
  end(): Promise<void>;
}

export async function aWorld(engine: Engine, isLong: boolean, cluster: Cluster | undefined): Promise<World> {
  const { path, remove } = tempFolder('alecrim-fault');
  const database = engine === 'postgres' ? await freshPostgres(cluster?.url) : undefined;
  const port = await freePort();
  const servers: Server[] = [];
  const dataDir = join(path, 'data');
  return {
    engine,
    isLong,
    dataDir,
    databaseUrl: database?.url,
    cluster,
    databaseIn: (folder) => freshPostgres(cluster?.url, folder),
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
