import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, startChild } from './child.mjs';
import { freePort } from './free-port.mjs';
import { findPostgresBinaries } from './postgres-binaries.mjs';
import { clusterOwner, folderInMemory, reachableTempFolder } from './postgres-owner.mjs';
import { tempFolder } from './temp-folder.mjs';

/** @typedef {{ url: string, pid?: number, stop: () => Promise<void> }} TestDatabase */
/** @typedef {{ binaries: string, folder: string, data: string, child: import('./child.mjs').ChildOptions }} Cluster */

const role = 'alecrim';
const readyWithinMs = 30_000;
const settings = { listen_addresses: '127.0.0.1', max_connections: '200' };
// A test database needs no durability; a measured database must have it, or its figures would be too good.
const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * The PostgreSQL of TEST_DATABASE_URL, or a private cluster that exists until stop().
 * @param {{ isDurable?: boolean }} [options]
 * @returns {Promise<TestDatabase>}
 */
export async function openTestPostgres({ isDurable = false } = {}) {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : openCluster({ isDurable });
}

/**
 * A private cluster, which can also be halted and started again.
 * @param {{ isDurable: boolean, more?: (folder: string) => Record<string, string> }} options `more`: further settings
 */
export async function openCluster({ isDurable, more = () => ({}) }) {
  const binaries = await findPostgresBinaries();
  const owner = clusterOwner();
  const parent = (!isDurable && folderInMemory()) || reachableTempFolder(owner);
  const { path: folder, remove } = tempFolder('alecrim-pg', parent);
  try {
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const child = { cwd: folder, env: clusterEnv(folder), output: /** @type {const} */ ('keep'), ...owner };
    const cluster = { binaries, folder, data: join(folder, 'data'), child };
    const password = randomBytes(16).toString('hex');
    await create(cluster, password);
    const port = await freePort();
    const all = { ...settings, ...(isDurable ? {} : notDurable), ...more(folder), port };
    let server = await start(cluster, all);
    return {
      owner,
      /** Also the place of its files: `data` is the database itself. */
      cluster,
      /**
       * SIGQUIT ends PostgreSQL like a power cut; SIGINT disconnects its clients first.
       * @param {'SIGQUIT' | 'SIGINT'} signal
       */
      halt: async (signal) => {
        if (server.pid !== undefined) process.kill(server.pid, signal);
        await server.ended;
      },
      startAgain: async () => {
        server = await start(cluster, all);
      },
      pid: server.pid,
      url: `postgres://${role}:${password}@127.0.0.1:${port}/postgres`,
      stop: async () => {
        await server.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** @param {string} folder */
function clusterEnv(folder) {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_)/.test(name));
  return { ...Object.fromEntries(kept), HOME: folder, LC_ALL: 'C' };
}

/**
 * @param {Cluster} cluster
 * @param {string} password
 */
async function create({ binaries, folder, data, child }, password) {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  const access = ['-U', role, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const basic = ['-D', data, ...access, '--no-sync', '-E', 'UTF8', '--locale=C'];
  // Real servers often sort by language, so the tests do too where PostgreSQL can (15 or newer, with ICU).
  const linguistic = [...basic, '--locale-provider=icu', '--icu-locale=pt-BR'];
  let output = '';
  for (const args of [linguistic, basic]) {
    const created = await run(join(binaries, 'initdb'), args, { ...child, limitMs: 60_000 });
    if (created.ok) return;
    output += created.output;
  }
  throw new Error(`The test database could not be created:\n${output}`);
}

/**
 * @param {Cluster} cluster
 * @param {Record<string, string | number>} wanted
 */
async function start({ binaries, folder, data, child }, wanted) {
  const sockets = process.platform === 'win32' ? '' : folder;
  const all = { ...wanted, unix_socket_directories: sockets };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // SIGINT is PostgreSQL's fast shutdown: it does not wait for its clients.
  const options = { ...child, stopSignal: /** @type {const} */ ('SIGINT') };
  const server = startChild(join(binaries, 'postgres'), ['-D', data, ...args], options);
  const hasEnded = server.ended.then(() => true);
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (isReady(join(data, 'postmaster.pid'))) return server;
    if (await Promise.race([hasEnded, sleep(50, false)])) break;
  }
  await server.stop();
  throw new Error(`The test database did not start:\n${server.output()}`);
}

/**
 * The server's pid file ends with its state once it accepts connections.
 * @param {string} pidFile
 */
function isReady(pidFile) {
  return existsSync(pidFile) && /^ready\s*$/m.test(readFileSync(pidFile, 'utf8'));
}
