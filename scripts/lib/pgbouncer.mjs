import { chmodSync, chownSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aptInstall, isExecutable } from './apt.mjs';
import { startChild } from './child.mjs';
import { freePort } from './free-port.mjs';
import { clusterOwner, reachableTempFolder } from './postgres-owner.mjs';
import { tempFolder } from './temp-folder.mjs';

/** @typedef {'session' | 'transaction'} PoolMode */

/** @returns {Promise<string>} the program's path */
export async function findPgBouncer() {
  const found = installed() ?? ((await aptInstall('pgbouncer')) ? installed() : undefined);
  if (found) return found;
  throw new Error(
    'No PgBouncer for the tests through a pooler. Install it (Debian: `apt-get install pgbouncer`).',
  );
}

function installed() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'pgbouncer')).find(isExecutable);
}

/**
 * A pooler in front of a PostgreSQL server, for all its databases, with its settings as they are delivered.
 * @param {string} program
 * @param {{ server: string, mode: PoolMode, connections: number }} options `connections`: to PostgreSQL, at most
 */
export async function startPgBouncer(program, { server, mode, connections }) {
  const { hostname, port, username, password } = new URL(server);
  const owner = clusterOwner();
  const { path: folder, remove } = tempFolder('alecrim-pgbouncer', reachableTempFolder(owner));
  const listenPort = await freePort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`, { mode: 0o600 });
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${hostname} port=${port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${listenPort}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${users}`,
      `pool_mode = ${mode}`,
      `default_pool_size = ${connections}`,
      'max_client_conn = 300',
      '',
    ].join('\n'),
  );
  chmodSync(folder, 0o700);
  if (owner) for (const path of [folder, users, settings]) chownSync(path, owner.uid, owner.gid);
  const child = startChild(program, [settings], {
    ...owner,
    cwd: folder,
    output: 'keep',
    stopSignal: 'SIGINT',
  });
  const hasEnded = child.ended.then(() => true);
  while (!(await answers(listenPort)))
    if (await Promise.race([hasEnded, sleep(50, false)]))
      throw new Error(`PgBouncer did not start:\n${child.output()}`);
  return {
    /** @param {string} url of a database of the server */
    urlOf(url) {
      const pooled = new URL(url);
      pooled.port = String(listenPort);
      return pooled.href;
    },
    async stop() {
      await child.stop();
      remove();
    },
  };
}

/** @param {number} port */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
