import { constants, crc32, deflateRawSync } from 'node:zlib';
import { contentHash, etagOf, memoizedForms, type Sendable } from '../platform/http/responses.ts';

/** A text that many pages share. It is compressed once. */
export interface SharedPart extends DeflatedPart {
  text: string;
}

interface DeflatedPart {
  bytes: Buffer;
  deflated: Buffer;
}

/** A page in pieces, in order: texts of its own, and shared ones. */
export type PageParts = readonly (string | SharedPart)[];

// Ends at a whole byte and leaves the stream open, so that another part can follow.
const open = { finishFlush: constants.Z_SYNC_FLUSH };

export function sharedPart(text: string): SharedPart {
  const bytes = Buffer.from(text);
  return { text, bytes, deflated: deflateRawSync(bytes, { ...open, level: 9 }) };
}

export const textOfParts = (parts: PageParts): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/**
 * Sends a page as gzip, for which only its own texts are compressed: two thirds of a page are shared style and script.
 * Brotli cannot be put together from parts; it would save 6 % of the bytes for four times the work.
 */
export const sendableParts = (parts: PageParts, version = contentHash(textOfParts(parts))): Sendable => ({
  etag: etagOf(version),
  forms: ['gzip', 'plain'],
  inForm: memoizedForms(async (form) =>
    form === 'gzip' ? gzipOfParts(parts) : Buffer.from(textOfParts(parts)),
  ),
});

// RFC 1952: deflate, without name and time, made on any system.
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
// RFC 1951: a last block with nothing in it.
const LAST_BLOCK = Buffer.from([3, 0]);

function gzipOfParts(parts: PageParts): Buffer {
  const all = parts.map((part) => (typeof part === 'string' ? ownPart(part) : part));
  const trailer = Buffer.alloc(8);
  const checkSum = all.reduce((sum, { bytes }) => crc32(bytes, sum), 0);
  trailer.writeUInt32LE(checkSum, 0);
  trailer.writeUInt32LE(
    all.reduce((sum, { bytes }) => sum + bytes.length, 0),
    4,
  );
  return Buffer.concat([HEADER, ...all.map(({ deflated }) => deflated), LAST_BLOCK, trailer]);
}

/**
 * In this thread: handing the text to another one took a sixth of this thread's time. Level 4 makes a page 1 to 2 % larger than
 * the default level does, and takes a quarter less time.
 */
function ownPart(text: string): DeflatedPart {
  const bytes = Buffer.from(text);
  return { bytes, deflated: deflateRawSync(bytes, { ...open, level: 4 }) };
}
