import { expect, test } from 'vitest';
import { frontTable } from './front-table.mjs';
import { growthTable } from './growth-table.mjs';
import { withTables } from './markdown.mjs';
import { pdfTable } from './pdf-table.mjs';
import { requestsTables } from './requests-table.mjs';
import { startTable } from './start-table.mjs';

const stamp = { commit: 'abc1234', date: '2026-11-16T12:00:00.000Z', node: 'v20.19.0', cpu: 'A', cores: 2 };
const kept = (...runs) => ({ ...stamp, runs });
const request = (row, atOnce, cpu, bare, checking) => ({
  row,
  atOnce,
  ours: { cpu },
  ratios: { bare, checking },
  elapsed: { bare: 2 },
  p99: { bare: 4 },
});
const linesOf = (text) => text.split('\n').filter((line) => line.startsWith('|'));

test('the table of requests judges PostgreSQL by the bare server and SQLite by the checking one', () => {
  const lines = linesOf(
    requestsTables({
      postgres: { a: kept(request('get', 8, 1.2, 1.8, 1.1)), b: kept(request('get', 32, 1, 1.9, 1.2)) },
      sqlite: { a: kept(request('get', 8, 0.7, 3, 2.1)) },
    }),
  );
  expect(lines[0]).toBe(
    '| CPU for one request | at once | PostgreSQL | × bare | × checking | SQLite | × bare | × checking |',
  );
  expect(lines[2]).toBe('| get | 8 | 1.2 ms | 1.80 (≤ 1.8 ✓) | 1.10 | 0.7 ms | 3.00 | 2.10 (≤ 2 ✗) |');
  expect(lines[3]).toBe('| get | 32 | 1 ms | 1.90 (≤ 1.8 ✗) | 1.20 | not measured |  |  |');
});

test('the public link is judged by the own get with the same concurrency', () => {
  const lines = linesOf(
    requestsTables({
      postgres: {
        a: kept(request('get', 32, 2, 1.5, 1)),
        b: kept(request('public by token', 32, 3.2, 2, 2)),
      },
    }),
  );
  expect(lines[3]).toContain('| 3.2 ms, 1.60 × get (≤ 1.5 ✗) | 2.00 |');
});

test('answers in the same time and the slowest requests have goals at 32 on PostgreSQL', () => {
  const lines = linesOf(requestsTables({ postgres: { a: kept(request('get', 32, 1, 1.5, 1)) } }));
  expect(lines.slice(-2)).toEqual([
    '| answers in the same time | 0.50 (≥ 0.45 ✓) |',
    '| the slowest in a hundred (p99) | 4.00 × (≤ 5 ✓) |',
  ]);
});

test('a figure is the median of the runs, and the line below says how many there were', () => {
  const runs = [1.5, 3, 1].map((bare) => request('get', 8, 1, bare, 1));
  const text = requestsTables({ postgres: { a: kept(...runs) } });
  expect(text).toContain('| 1.50 (≤ 1.8 ✓) |');
  expect(text).toContain('Median of 3 runs, 2026-11-16, commit abc1234, 2 cores (A), Node v20.19.0.');
});

test('the table of growth judges each question on each engine', () => {
  const figure = (kind, ratio) => kept({ kind, question: 'count all', ratio });
  const lines = linesOf(
    growthTable({
      postgres: { a: figure('plans in all', 1.02), b: figure('plans of one', 1.51) },
      sqlite: { b: figure('plans of one', 1.5) },
    }),
  );
  expect(lines[0]).toContain('| PostgreSQL, 10,000 beside 10 of one nutritionist |');
  expect(lines[2]).toBe('| count all | 1.02 (≤ 1.5 ✓) | 1.51 (≤ 1.5 ✗) | not measured | 1.50 (≤ 1.5 ✓) |');
});

test('the table of start and memory names the engine and judges each figure', () => {
  const memory = {
    requests: 100_000,
    idle: 129,
    after: 161,
    'after a pause': 150,
    budgets: { idle: 130, after: 160 },
  };
  const lines = linesOf(
    startTable({ start: { a: kept({ seconds: 1.3, budget: 1.2 }) }, memory: { postgres: kept(memory) } }),
  );
  expect(lines.slice(2)).toEqual([
    '| second `npm start`, to the first answer | 1.3 s (≤ 1.2 s ✗) |',
    '| memory on PostgreSQL, idle | 129 MB (≤ 130 MB ✓) |',
    '| memory on PostgreSQL, after 100,000 requests | 161 MB (≤ 160 MB ✗) |',
    '| memory on PostgreSQL, after a pause | 150 MB (≤ 160 MB ✓) |',
  ]);
});

test('the table of the browser holds the scenes that were measured', () => {
  const page = { ratios: { path: 1.2, link: 1.6 }, budgets: { path: 1.3, link: 1.5 } };
  const lines = linesOf(frontTable({ 'patient page': kept(page) }));
  expect(lines.slice(2)).toEqual([
    '| largest paint by its path, beside the same page as a file | 1.20 × (≤ 1.3 × ✓) |',
    '| largest paint by the link | 1.60 × (≤ 1.5 × ✗) |',
  ]);
});

test('a table replaces the text between its markers and nothing else', () => {
  const text =
    'a\n<!-- bench:one -->\nold\n<!-- /bench:one -->\nb\n<!-- bench:two -->\nkept\n<!-- /bench:two -->\n';
  expect(withTables(text, { one: 'new', two: undefined })).toBe(
    'a\n<!-- bench:one -->\n\nnew\n\n<!-- /bench:one -->\nb\n<!-- bench:two -->\nkept\n<!-- /bench:two -->\n',
  );
  expect(() => withTables(text, { three: 'new' })).toThrow('three');
});

test('without results there is no table', () => {
  expect(requestsTables({ postgres: {}, sqlite: {} })).toBeUndefined();
  expect(growthTable({ postgres: {}, sqlite: {} })).toBeUndefined();
  expect(frontTable({})).toBeUndefined();
  expect(startTable({})).toBeUndefined();
});

test('the table of PDF files judges time and size', () => {
  const row = kept({ ms: 210, KB: 450, budget: { ms: 500, KB: 400 } });
  expect(linesOf(pdfTable({ '6 meals': row })).at(-1)).toBe(
    '| a plan of 6 meals | 210 ms (≤ 500 ms ✓) | 450 KB (≤ 400 KB ✗) |',
  );
  expect(pdfTable({})).toBeUndefined();
});
