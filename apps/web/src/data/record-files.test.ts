import type { Client } from '@alecrim/client';
import { expect, test } from 'vitest';
import { type ExportStep, exportedCsv } from './record-files.ts';

function aClientWith(count: number) {
  const asked: object[] = [];
  const Paciente = {
    count: async () => count,
    exportEntities: async (request: { skip: number }) => {
      asked.push(request);
      return new Blob([`\uFEFFnome\r\nPaciente ${request.skip}`]);
    },
  };
  return { asked, client: { entities: { Paciente } } as unknown as Client };
}

test('a long export is read in parts with progress, and becomes one file with one header', async () => {
  const { asked, client } = aClientWith(10_001);
  const steps: ExportStep[] = [];
  const file = await exportedCsv(client, 'Paciente', (step) => steps.push(step));
  expect((await file.text()).replace(/^\uFEFF/, '')).toBe(
    'nome\r\nPaciente 0\r\nPaciente 5000\r\nPaciente 10000',
  );
  expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(asked).toEqual([0, 5_000, 10_000].map((skip) => ({ format: 'csv', limit: 5_000, skip })));
  expect(steps).toEqual([1, 2, 3].map((part) => ({ part, parts: 3 })));
});

test('the export of an empty list is a file with only the header', async () => {
  const { asked, client } = aClientWith(0);
  await exportedCsv(client, 'Paciente', () => {});
  expect(asked).toHaveLength(1);
});
