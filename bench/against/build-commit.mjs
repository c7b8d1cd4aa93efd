import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/lib/child.mjs';
import { runNpm } from '../../scripts/lib/commands.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { tempFolder } from '../../scripts/lib/temp-folder.mjs';

const limitMs = 5 * 60_000;

/**
 * Builds the server of a commit in a temporary worktree, which is gone when this process ends.
 * @param {string} revision as git understands it: HEAD~20, a branch, a commit
 */
export async function buildCommit(revision) {
  const commit = await succeed('git', ['rev-parse', '--verify', '--short', `${revision}^{commit}`]);
  const { path: folder } = tempFolder('alecrim-bench-then');
  // After the folder itself is removed: git forgets worktrees whose folder is gone.
  process.on('exit', () => spawnSync('git', ['worktree', 'prune'], { cwd: root }));
  await succeed('git', ['worktree', 'add', '--detach', folder, commit]);
  console.log(`Building ${commit} (${revision})…`);
  if (hasSameLock(folder)) linkPackages(folder);
  else await npm(['ci', '--prefer-offline'], folder);
  await npm(['run', 'build', '-w', '@alecrim/server'], folder);
  return {
    commit,
    entry: join(folder, 'apps/server/dist/main.js'),
    // The web app is no part of the comparison: both servers hold the same files.
    env: { WEB_DIST: join(root, 'apps/web/dist') },
  };
}

function hasSameLock(folder) {
  const lockOf = (path) => readFileSync(join(path, 'package-lock.json'), 'utf8');
  return lockOf(folder) === lockOf(root);
}

/** Links every installed package, except the workspace's own: these links must lead into the commit's folder. */
function linkPackages(folder) {
  const own = 'node_modules/@alecrim';
  for (const path of ['node_modules', 'apps/server/node_modules']) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(join(folder, path));
    for (const name of readdirSync(join(root, path)).filter(isPackage))
      if (`${path}/${name}` !== own) symlinkSync(join(root, path, name), join(folder, path, name));
  }
  cpSync(join(root, own), join(folder, own), { recursive: true, verbatimSymlinks: true });
}

/** The build tool keeps folders of its own beside the packages; only the programs in .bin are needed. */
const isPackage = (name) => !name.startsWith('.') || name === '.bin';

async function npm(args, cwd) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { ok, output } = await runNpm(args, { cwd, env, limitMs, output: 'keep' });
  if (!ok) throw new Error(`npm ${args.join(' ')} failed:\n${output}`);
}

async function succeed(command, args) {
  const { ok, output } = await run(command, args, { limitMs, output: 'keep' });
  if (!ok) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return output.trim();
}
