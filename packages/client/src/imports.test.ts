import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = readdirSync(import.meta.dirname)
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => [name, readFileSync(`${import.meta.dirname}/${name}`, 'utf8')] as const);

// An imported value of the definitions would load zod on every page; one of the socket library, the whole library.
test.each(sources)('%s imports only types and files of this package when it loads', (_, source) => {
  const loaded = source.match(/^(?:import|export) (?!type\b)[^;]*? from '[^.][^']*'/gm);
  expect(loaded).toBeNull();
});
