import { FileFailure } from './file-failure.ts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
// The end of the directory has 22 bytes and a comment of at most 65,535.
const END_SEARCH = 65_557;
const MOST_ENTRIES = 5_000;

/** One file of a ZIP archive. It stops at `mostBytes`, whatever the archive says about its size. */
export async function zipEntry(
  zip: Uint8Array<ArrayBuffer>,
  name: string,
  mostBytes: number,
): Promise<Uint8Array> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  try {
    const { start, size, method } = find(view, zip, name);
    const data = zip.subarray(start, start + size);
    if (method === 0 && size <= mostBytes) return data;
    if (method !== 8) throw new FileFailure('broken');
    return await inflated(data, mostBytes);
  } catch (error) {
    // A damaged archive points outside of itself, or its data is no stream.
    throw error instanceof FileFailure ? error : new FileFailure('broken');
  }
}

function find(
  view: DataView,
  zip: Uint8Array,
  name: string,
): { start: number; size: number; method: number } {
  let end = view.byteLength - 22;
  while (end >= 0 && view.byteLength - end <= END_SEARCH && view.getUint32(end, true) !== END_OF_DIRECTORY)
    end--;
  const count = Math.min(view.getUint16(end + 10, true), MOST_ENTRIES);
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < count && view.getUint32(at, true) === DIRECTORY_ENTRY; entry++) {
    const nameLength = view.getUint16(at + 28, true);
    if (new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength)) === name) {
      const header = view.getUint32(at + 42, true);
      if (view.getUint32(header, true) !== LOCAL_HEADER) break;
      const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
      return { start, size: view.getUint32(at + 20, true), method: view.getUint16(at + 10, true) };
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  throw new FileFailure('type');
}

async function inflated(data: Uint8Array<ArrayBuffer>, mostBytes: number): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const source = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ; ) {
    const { done, value } = await source.read();
    if (done) break;
    size += value.byteLength;
    if (size > mostBytes) {
      void source.cancel().catch(() => {});
      throw new FileFailure('large');
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
