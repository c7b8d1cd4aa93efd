import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/testing/**', '!./storage.ts'],
  { query: '?raw', import: 'default', eager: true },
);

test('no other file of the app names what lies in the browser', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  const named = Object.entries(sources).filter(([, text]) =>
    /Item\(\s*['"`]|new BroadcastChannel|['"`](alecrim:|base44_|sidebar_state|sair['"`])/.test(text),
  );
  expect(named.map(([file]) => file)).toEqual([]);
});
