// Runs every `sh` block of the operator's pages in order, beside a real server with its own data folder, and checks
// the links between all pages and the files that they name.
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenLinks, missingFiles } from './lib/broken-links.mjs';
import { run, startChild } from './lib/child.mjs';
import { freePort } from './lib/free-port.mjs';
import { answers } from './lib/health.mjs';
import { clusterOwner, isOpenToAll, reachableTempFolder } from './lib/postgres-owner.mjs';
import { root } from './lib/root.mjs';
import { prepare } from './lib/server.mjs';
import { tempFolder } from './lib/temp-folder.mjs';

const pages = ['docs/operations.md', 'docs/many-machines.md', 'docs/security.md'];
const READY_WITHIN = 120_000;

await prepare(['web', 'server']);
const { path: folder, remove } = tempFolder('alecrim-docs');
const env = {
  ...process.env,
  PORT: String(await freePort()),
  METRICS_PORT: String(await freePort()),
  DATA_DIR: join(folder, 'data'),
  DATABASE_URL: '',
  ALECRIM_SETTINGS: '',
  BACKUPS: folder,
};
mkdirSync(env.DATA_DIR);
const server = startChild(process.execPath, ['apps/server/dist/main.js'], { env, output: 'keep' });
const lost = brokenLinks();
for (const link of lost) console.log(`✗ leads to no file: ${link}`);
const missing = missingFiles();
for (const path of missing) console.log(`✗ names a file that does not exist: ${path}`);
let failed = lost.length + missing.length;
try {
  if (!(await answers(`http://127.0.0.1:${env.PORT}/api/health`, READY_WITHIN)))
    throw new Error(`The server did not start:\n${server.output()}`);
  for (const page of pages) for (const block of blocksIn(page)) await runBlock(page, block);
  await startAsService();
} finally {
  await server.stop();
  remove();
}
process.exitCode = failed > 0 ? 1 : 0;

/** @param {string} page */
function blocksIn(page) {
  return [...readFileSync(join(root, page), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(
    ([, block]) => block ?? '',
  );
}

/**
 * @param {string} page
 * @param {string} block
 */
async function runBlock(page, block) {
  const { ok, output } = await run('sh', ['-eu', '-c', block], { env, output: 'keep', limitMs: 5 * 60_000 });
  console.log(`${ok ? '✓' : '✗'} ${page}: ${block.split('\n', 1)[0]}`);
  if (ok) return;
  failed += 1;
  console.log(output);
}

/** The command of the systemd unit, with its environment only, by a user without privileges where the folder lets one in. */
async function startAsService() {
  const unit = readFileSync(join(root, 'deploy/alecrim.service'), 'utf8');
  const values = (/** @type {string} */ name) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');
  const owner = isOpenToAll(root) ? clusterOwner() : undefined;
  const { path: home, remove: removeHome } = tempFolder('alecrim-unit', reachableTempFolder(owner));
  if (owner) chownSync(home, owner.uid, owner.gid);
  const settings = values('Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('=')));
  const port = String(await freePort());
  const [, ...args] = (values('ExecStart')[0] ?? '').split(' ');
  const service = startChild(process.execPath, args, {
    ...owner,
    output: 'keep',
    env: { ...Object.fromEntries(settings), HOME: home, DATA_DIR: home, PORT: port, ALECRIM_SETTINGS: '' },
  });
  const isUp = await answers(`http://127.0.0.1:${port}/api/health`, READY_WITHIN);
  await service.stop();
  const { code, output } = await service.ended;
  removeHome();
  const ok = isUp && code === 0;
  console.log(
    `${ok ? '✓' : '✗'} deploy/alecrim.service: starts as user ${owner?.uid ?? 'of this run'}, ends with ${code}`,
  );
  if (ok) return;
  failed += 1;
  console.log(output);
}
