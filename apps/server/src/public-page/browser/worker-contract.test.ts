import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./worker-contract.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('only worker-contract.ts names the keys that the page stores on the phone', () => {
  expect(Object.keys(sources)).toContain('./workers/service-worker.ts');
  const named = Object.entries(sources).filter(([, text]) =>
    /(Item|caches\.open|caches\.delete)\(\s*['"`]|['"`](alecrim-|base44_|plano-|trocas-|compras-)/.test(text),
  );
  expect(named.map(([file]) => file)).toEqual([]);
});
