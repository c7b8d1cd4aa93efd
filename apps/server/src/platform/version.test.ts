import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { version } from './config.ts';

const root = join(import.meta.dirname, '../../../..');

test('the newest numbered release of the changelog is the version of every package', () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const [first, newest] = [...changelog.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(first).toBe('Unreleased');
  expect(newest).toMatch(/^\d+\.\d+\.\d+ – \d{4}-\d\d-\d\d$/);
  const packages = [
    '.',
    'apps/server',
    'apps/web',
    'packages/client',
    'packages/document',
    'packages/domain',
    'packages/nutrition',
  ];
  for (const folder of packages) {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    expect([folder, manifest.version]).toEqual([folder, newest?.split(' ')[0]]);
  }
  expect(version).toBe(newest?.split(' ')[0]);
});
