import type { Client } from '@alecrim/client';
import type { EntityName } from '@alecrim/domain';

// The server's limit of records in one answer.
const ROWS_PER_PART = 5_000;

/** Which part is being fetched, of how many. */
export interface ExportStep {
  part: number;
  parts: number;
}

/** All records of an entity as one CSV file, read in parts. */
export async function exportedCsv(
  client: Client,
  name: EntityName,
  onStep: (step: ExportStep) => void,
): Promise<Blob> {
  const records = client.entities[name];
  const parts = Math.max(1, Math.ceil((await records.count()) / ROWS_PER_PART));
  const texts: string[] = [];
  for (let part = 1; part <= parts; part++) {
    onStep({ part, parts });
    const skip = (part - 1) * ROWS_PER_PART;
    const text = await (await records.exportEntities({ format: 'csv', limit: ROWS_PER_PART, skip })).text();
    texts.push(part === 1 ? text : withoutHeader(text));
  }
  // Reading as text removed the byte order mark, by which a spreadsheet recognises UTF-8.
  return new Blob(['\uFEFF', texts.join('\r\n').replace(/^\uFEFF/, '')], { type: 'text/csv;charset=utf-8' });
}

const withoutHeader = (csv: string) => csv.slice(csv.indexOf('\n') + 1);
