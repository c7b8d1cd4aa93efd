import type { Client, ImportResult, ProgressListener } from '@alecrim/client';
import type { EntityName, Stored } from '@alecrim/domain';
import { appPath, authorizedHeaders, failureOf, fileIn, unreachable } from './authorized-files.ts';

// The most that the server gives in one answer.
const ROWS_AT_ONCE = 5_000;

/** Every record of one kind as one CSV file, however many there are. */
export async function exportedCsv(client: Client, name: EntityName): Promise<Blob> {
  const total = await client.entities[name].count();
  const parts: string[] = [];
  for (let skip = 0; skip === 0 || skip < total; skip += ROWS_AT_ONCE) {
    const address = appPath(`/entities/${name}/export?format=csv&limit=${ROWS_AT_ONCE}&skip=${skip}`);
    const text = await (await fileIn(fetch(address, { headers: authorizedHeaders() }))).text();
    parts.push(skip === 0 ? text : withoutHeader(text));
  }
  // A spreadsheet tells UTF-8 by the mark at the beginning, which reading as text took away.
  return new Blob(['\uFEFF', parts.join('\r\n').replace(/^\uFEFF/, '')], { type: 'text/csv;charset=utf-8' });
}

const withoutHeader = (csv: string) => csv.slice(csv.indexOf('\n') + 1);

/** Sends a file of records: all of them are created, or none. Its sending can be watched. */
export function importRecords<N extends EntityName>(
  name: N,
  file: Blob,
  onProgress: ProgressListener,
): Promise<ImportResult<Stored<N>>> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('file', file, 'importar.json');
    const request = new XMLHttpRequest();
    request.open('POST', appPath(`/entities/${name}/import`));
    for (const [header, value] of Object.entries(authorizedHeaders()))
      request.setRequestHeader(header, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () =>
      request.status === 200
        ? resolve(request.response as ImportResult<Stored<N>>)
        : reject(failureOf(request.status, request.response));
    request.onerror = () => reject(unreachable(request.statusText));
    request.send(form);
  });
}
