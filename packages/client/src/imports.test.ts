import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = readdirSync(import.meta.dirname)
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => [name, readFileSync(`${import.meta.dirname}/${name}`, 'utf8')] as const);

// One value taken from the definitions would bring zod to every page; one from the socket library, all of it.
test.each(sources)('%s takes nothing but types and its neighbours when it loads', (_, source) => {
  const loaded = source.match(/^(?:import|export) (?!type\b)[^;]*? from '[^.][^']*'/gm);
  expect(loaded).toBeNull();
});
