import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/lib/child.mjs';
import { runNpm } from '../../scripts/lib/commands.mjs';
import { root } from '../../scripts/lib/root.mjs';

export interface FormerVersion {
  commit: string;
  /** The migrations that it knows. */
  steps: string[];
}

const FOLDER = 'apps/server/src/platform/db/migrations';

/** The newest release that does not know the newest migration: what an operator has before an upgrade. */
export async function lastRelease(newest: string): Promise<FormerVersion> {
  for (const commit of await commits('-G^  "version":', '--', 'package.json')) {
    const former = await versionAt(commit);
    if (!former.steps.includes(newest)) return former;
  }
  throw new Error(`Every release knows ${newest}.`);
}

/** The state of the main branch before the newest migration came into it. */
export async function versionBefore(newest: string): Promise<FormerVersion> {
  const [added] = await commits('--diff-filter=A', '-1', '--', `${FOLDER}/${newest}.ts`);
  // A migration that is not committed yet comes after everything.
  return versionAt(added ? `${added}^1` : 'HEAD');
}

/** The server of a version, built from the history of this repository, once: a commit does not change. */
export async function formerProgram({ commit }: FormerVersion): Promise<string> {
  const folder = join(root, '.cache/former-versions', commit);
  const program = join(folder, 'apps/server/dist/main.js');
  if (existsSync(program)) return program;
  // Under another name until it is whole: an interrupted run leaves no half program behind.
  const making = `${folder}.part`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const archive = join(making, 'source.tar');
  await done(run('git', ['archive', '--output', archive, commit], kept(root)));
  await done(run('tar', ['-xf', archive, '-C', making], kept(root)));
  rmSync(archive);
  // Its own packages, not those of today.
  await done(runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'], kept(making)));
  await done(runNpm(['run', 'build', '-w', '@alecrim/server'], kept(making)));
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
  return program;
}

async function versionAt(revision: string): Promise<FormerVersion> {
  const commit = (await git('rev-parse', revision)).trim();
  // By the names in the code: a short migration has no file of its own, and what a migration needs is a name of another.
  const names = await git('grep', '-hoE', "'[0-9]{4}-[a-z-]+'", commit, '--', FOLDER, ':!*.test.ts');
  return { commit, steps: [...new Set(names.replaceAll("'", '').split('\n').filter(Boolean))].sort() };
}

/** Of the main branch only: what is inside a merged branch was never run by anybody else. */
async function commits(...args: string[]): Promise<string[]> {
  if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true')
    throw new Error(
      'This clone has no history, and former versions are built from it: git fetch --unshallow',
    );
  return (await git('log', '--first-parent', '-m', '--format=%H', ...args)).split('\n').filter(Boolean);
}

const git = async (...args: string[]) => (await done(run('git', args, kept(root)))).output;

const kept = (cwd: string) => ({ cwd, output: 'keep' as const });

async function done<T extends { ok: boolean; output: string }>(running: Promise<T>): Promise<T> {
  const ended = await running;
  if (!ended.ok) throw new Error(ended.output);
  return ended;
}
