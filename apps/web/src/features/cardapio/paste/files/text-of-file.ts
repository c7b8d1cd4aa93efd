import { FileFailure, fileFailures } from './file-failure.ts';

const MOST_BYTES = 10_000_000;

/** What the file dialog offers. */
export const fileTypes =
  '.docx,.pdf,.txt,text/plain,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The text of a file, with marks for headings, lists and tables. Its first bytes say what it is, not its name. */
export async function textOfFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new FileFailure('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = await reader(bytes)(bytes);
  if (text.trim() === '') throw new FileFailure('empty');
  return text;
}

export const failureSentence = (error: unknown): string =>
  error instanceof FileFailure ? error.message : fileFailures.broken;

type Reader = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;

function reader(bytes: Uint8Array): Reader {
  const begins = (...first: number[]) => first.every((byte, at) => bytes[at] === byte);
  if (begins(0x50, 0x4b, 3, 4)) return async (file) => (await loaded(import('./docx.ts'))).textOfDocx(file);
  // A PDF may have other bytes before its mark.
  if (latin(bytes.subarray(0, 1024)).includes('%PDF-'))
    return async (file) => (await loaded(import('./pdf.ts'))).textOfPdf(file);
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return refuse('old');
  if (begins(0xff, 0xfe) || begins(0xfe, 0xff))
    return async (file) => decoded(file, begins(0xff) ? 'utf-16le' : 'utf-16be');
  // Other files have bytes that no text has.
  return bytes.subarray(0, 4096).includes(0) ? refuse('type') : async (file) => plainText(file);
}

const refuse =
  (reason: keyof typeof fileFailures): Reader =>
  () =>
    Promise.reject(new FileFailure(reason));

/** The readers are loaded on demand, which needs the network. */
const loaded = <T>(module: Promise<T>): Promise<T> =>
  module.catch(() => {
    throw new FileFailure('offline');
  });

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
const decoded = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** UTF-8, or else the encoding of old Windows programs. */
function plainText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decoded(bytes, 'windows-1252');
  }
}
