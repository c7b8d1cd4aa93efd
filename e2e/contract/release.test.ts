import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { release } from '../../scripts/lib/release.mjs';

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const write = (file: string, content: unknown) =>
  writeFileSync(
    join(folder, file),
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  );
const manifestOf = (version: string) =>
  `image: alecrim:${version}\nargs: [migrate]\n---\n  image: alecrim:${version}\nname: x\n`;
const today = new Date('2026-11-17T15:00:00Z');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alecrim-release-'));
  for (const name of ['apps/server', 'packages/domain', 'docs', 'deploy/kubernetes'])
    mkdirSync(join(folder, name), { recursive: true });
  write('package.json', { name: 'alecrim', version: '0.1.0', scripts: { check: 'node check.mjs' } });
  for (const name of ['apps/server', 'packages/domain']) write(`${name}/package.json`, { version: '0.1.0' });
  const packages = { '': { version: '0.1.0' }, 'apps/server': { version: '0.1.0' } };
  write('package-lock.json', {
    version: '0.1.0',
    packages: {
      ...packages,
      'packages/domain': { version: '0.1.0' },
      'node_modules/x': { version: '0.1.0' },
    },
  });
  write('deploy/kubernetes/alecrim.yaml', manifestOf('0.1.0'));
  write('docs/openapi.json', { openapi: '3.1.0', info: { version: '0.1.0' } });
  write(
    'CHANGELOG.md',
    '# Changelog\n\n## Unreleased\n\n### Added\n- A thing.\n\n## 0.1.0 – 2026-11-16\n\nThe first.\n',
  );
  write('check.mjs', '');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'A Tester');
  git('config', 'user.email', 'tester@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'start');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const refusal = (version: string) =>
  release(folder, version, today).then(
    () => 'released',
    (error: Error) => error.message,
  );

test('a release writes the version everywhere, moves the changelog, commits and tags', async () => {
  await release(folder, '0.2.0', today);
  for (const file of ['package.json', 'apps/server/package.json', 'packages/domain/package.json'])
    expect(JSON.parse(read(file)).version).toBe('0.2.0');
  const { version, packages } = JSON.parse(read('package-lock.json'));
  expect(version).toBe('0.2.0');
  expect(Object.values(packages).map((one) => (one as { version: string }).version)).toEqual([
    '0.2.0',
    '0.2.0',
    '0.2.0',
    '0.1.0',
  ]);
  expect(JSON.parse(read('docs/openapi.json'))).toEqual({ openapi: '3.1.0', info: { version: '0.2.0' } });
  expect(read('deploy/kubernetes/alecrim.yaml')).toBe(manifestOf('0.2.0'));
  expect(read('CHANGELOG.md')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 – 2026-11-17\n\n### Added\n- A thing.\n\n## 0.1.0 – 2026-11-16\n\nThe first.\n',
  );
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '-1', '--format=%s %D')).toBe('release: 0.2.0 HEAD -> main, tag: v0.2.0');
});

test('a release is refused for a version that is not newer, on a branch, with changes, twice, and without news', async () => {
  expect(await refusal('0.1.0')).toMatch('newer than 0.1.0');
  expect(await refusal('v0.2')).toMatch('newer than 0.1.0');
  git('switch', '--quiet', '--create', 'side');
  expect(await refusal('0.2.0')).toMatch('on main');
  git('switch', '--quiet', 'main');
  write('check.mjs', '// changed');
  expect(await refusal('0.2.0')).toMatch('not committed');
  git('checkout', '--quiet', '.');
  git('tag', 'v0.2.0');
  expect(await refusal('0.2.0')).toMatch('tag v0.2.0 already');
  git('tag', '--delete', 'v0.2.0');
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n## 0.1.0 – 2026-11-16\n\nThe first.\n');
  git('commit', '--quiet', '--all', '--message', 'nothing new');
  expect(await refusal('0.2.0')).toMatch('nothing under');
  expect(git('tag')).toBe('');
});

test('a release is refused while the check fails, and changes nothing', async () => {
  write('check.mjs', 'process.exit(1)');
  git('commit', '--quiet', '--all', '--message', 'break');
  expect(await refusal('0.2.0')).toMatch('npm run check');
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag')).toBe('');
});
