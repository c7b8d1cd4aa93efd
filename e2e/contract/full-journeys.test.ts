import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';

const namesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'),
  );
const tests = ['apps', 'packages', 'e2e'].flatMap((folder) =>
  namesIn(folder).map((file) => `${folder}/${file}`),
);

test('a journey that only the full run holds names a test of every run, which exists', () => {
  const journeys = namesIn('e2e').filter((file) => /^[^/]+\.spec\.ts$/.test(file));
  const faults = journeys.flatMap((file) => {
    const text = readFileSync(join(root, 'e2e', file), 'utf8');
    const reasons = [...text.matchAll(/\/\/ Every run: (.+)$/gm)].map(([, reason]) => reason ?? '');
    const tagged = [...text.matchAll(/'@full'/g)].length;
    const named = reasons.flatMap((reason) => reason.match(/[\w./-]+\.(test|spec)\.tsx?/g) ?? []);
    const missing = named.filter((name) => !tests.some((path) => path.endsWith(`/${name}`) || path === name));
    return [
      ...missing.map((name) => `${file}: there is no ${name}`),
      ...(tagged === reasons.length ? [] : [`${file}: ${tagged} × @full, ${reasons.length} reasons`]),
    ];
  });
  expect(tests.length).toBeGreaterThan(300);
  expect(faults).toEqual([]);
});
