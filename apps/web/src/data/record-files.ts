import type { Client } from '@alecrim/client';
import type { EntityName } from '@alecrim/domain';
import { exportParts } from './many-records.ts';

// The server's limit of records in one answer.
const ROWS_PER_PART = 5_000;

/** Which part is being fetched, of how many. */
export interface ExportStep {
  part: number;
  parts: number;
}

/**
 * All records of an entity as one CSV file, read in parts. A part goes from one id to another, so that no record is missed or
 * doubled while others are created and deleted.
 */
export async function exportedCsv(
  client: Client,
  name: EntityName,
  onStep: (step: ExportStep) => void,
): Promise<Blob> {
  const records = client.entities[name] as Client['entities']['Paciente'];
  const expected = Math.ceil((await records.count()) / ROWS_PER_PART);
  const texts: string[] = [];
  let after: string | undefined;
  for (let hasMore = true; hasMore; ) {
    const part = texts.length + 1;
    onStep({ part, parts: Math.max(part, expected) });
    const rest = after ? { id: { $gt: after } } : undefined;
    const ids = await records.page({ q: rest, sort: 'id', limit: ROWS_PER_PART, fields: ['id'] });
    const last = ids.items.at(-1)?.id;
    const q = last ? { id: { ...rest?.id, $lte: last } } : rest;
    const file = await records.exportEntities({ format: 'csv', q, sort: 'id', limit: ROWS_PER_PART });
    const text = await file.text();
    texts.push(part === 1 ? text : withoutHeader(text));
    hasMore = ids.has_more && last !== undefined;
    after = last;
  }
  return joined(texts);
}

/** The chosen records of an entity as one CSV file. */
export async function exportedSelection(
  client: Client,
  name: EntityName,
  ids: readonly string[],
): Promise<Blob> {
  const records = client.entities[name] as Client['entities']['Paciente'];
  const texts: string[] = [];
  for (const q of exportParts(ids)) {
    const text = await (await records.exportEntities({ format: 'csv', q })).text();
    texts.push(texts.length === 0 ? text : withoutHeader(text));
  }
  return joined(texts);
}

function joined(texts: readonly string[]): Blob {
  // Reading as text removed the byte order mark, by which a spreadsheet recognises UTF-8.
  const lines = texts.map((text) => text.replace(/\r\n$/, '')).filter(Boolean);
  return new Blob(['\uFEFF', lines.join('\r\n').replace(/^\uFEFF/, '')], { type: 'text/csv;charset=utf-8' });
}

const withoutHeader = (csv: string) => csv.slice(csv.indexOf('\n') + 1);
