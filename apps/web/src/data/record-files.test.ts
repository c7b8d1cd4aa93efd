import type { Client } from '@alecrim/client';
import { expect, test } from 'vitest';
import { type ExportStep, exportedCsv } from './record-files.ts';

/** A server with ids of equal length; `between` happens between two parts. */
function aClientWith(count: number, between: (ids: string[]) => void = () => {}) {
  const ids = Array.from({ length: count }, (_nothing, place) => String(place).padStart(6, '0'));
  let asked = 0;
  type Range = { $gt?: string; $lte?: string };
  const inRange = ({ $gt = '', $lte = '~' }: Range = {}) =>
    ids.filter((id) => id > $gt && id <= $lte).toSorted();
  const Paciente = {
    count: async () => ids.length,
    page: async ({ q, limit }: { q?: { id: Range }; limit: number }) => {
      if (asked++ > 0) between(ids);
      const found = inRange(q?.id);
      return { items: found.slice(0, limit).map((id) => ({ id })), has_more: found.length > limit };
    },
    exportEntities: async ({ q, limit }: { q?: { id: Range }; limit: number }) => {
      const lines = inRange(q?.id).slice(0, limit);
      return new Blob([`\uFEFFnome\r\n${lines.join('\r\n')}`]);
    },
  };
  return { ids, client: { entities: { Paciente } } as unknown as Client };
}

const linesOf = async (file: Blob) => (await file.text()).replace(/^\uFEFF/, '').split('\r\n');

test('a long export is read in parts with progress, and becomes one file with one header', async () => {
  const { ids, client } = aClientWith(10_001);
  const steps: ExportStep[] = [];
  const file = await exportedCsv(client, 'Paciente', (step) => steps.push(step));
  expect(await linesOf(file)).toEqual(['nome', ...ids]);
  expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(steps).toEqual([1, 2, 3].map((part) => ({ part, parts: 3 })));
});

test('no patient is missed or doubled while others are deleted and created', async () => {
  const { ids, client } = aClientWith(10_000, (all) => {
    all.splice(0, 10);
    all.push(`9${String(all.length).padStart(5, '0')}`);
  });
  const first = [...ids];
  const lines = await linesOf(await exportedCsv(client, 'Paciente', () => {}));
  expect(new Set(lines).size).toBe(lines.length);
  const missed = first.filter((id) => ids.includes(id) && !lines.includes(id));
  expect(missed).toEqual([]);
});

test('the export of an empty list is a file with only the header', async () => {
  const { client } = aClientWith(0);
  expect(await linesOf(await exportedCsv(client, 'Paciente', () => {}))).toEqual(['nome']);
});
