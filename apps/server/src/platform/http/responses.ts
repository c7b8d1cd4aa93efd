import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createPause } from '../event-loop.ts';

/** Sends a response that is JSON text already. */
export const sendJson = (reply: Pick<FastifyReply, 'type'>, json: Buffer | Readable) =>
  reply.type('application/json; charset=utf-8').send(json);

// Deep enough for the records inside an answer and the versions inside them.
const DEPTH = 4;

/** A large response in pieces. An async iterable inside it becomes a list, read while it is sent. */
export function jsonStream(value: object): Readable {
  const pause = createPause();
  return Readable.from(
    (async function* () {
      for await (const piece of allPiecesOf(value, DEPTH)) {
        await pause();
        yield piece;
      }
    })(),
    { objectMode: false },
  );
}

async function* allPiecesOf(value: unknown, depth: number): AsyncGenerator<string> {
  const isIterable = typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
  if (isIterable) {
    let before = '[';
    for await (const item of value as AsyncIterable<unknown>) {
      yield before;
      yield* allPiecesOf(item, depth - 1);
      before = ',';
    }
    yield before === '[' ? '[]' : ']';
  } else if (holdsIterable(value)) {
    let before = '{';
    for (const [key, item] of Object.entries(value)) {
      if (item === undefined) continue;
      yield `${before}${JSON.stringify(key)}:`;
      yield* allPiecesOf(item, depth - 1);
      before = ',';
    }
    yield '}';
  } else yield* piecesOf(value, depth);
}

const holdsIterable = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).some(
    (item) => typeof item === 'object' && item !== null && Symbol.asyncIterator in item,
  );

/** The text of `JSON.stringify`, in pieces. */
export function* piecesOf(value: unknown, depth: number): Generator<string> {
  if (typeof value !== 'object' || value === null || depth === 0) {
    yield JSON.stringify(value) ?? 'null';
    return;
  }
  const isList = Array.isArray(value);
  let before = isList ? '[' : '{';
  yield before;
  before = '';
  for (const [key, item] of Object.entries(value)) {
    if (!isList && item === undefined) continue;
    yield isList ? before : `${before}${JSON.stringify(key)}:`;
    yield* piecesOf(item, depth - 1);
    before = ',';
  }
  yield isList ? ']' : '}';
}

// Level 5: nearly as small as the best, for a fraction of its time.
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const packers = {
  br: (text: string) => promisify(brotliCompress)(text, QUALITY),
  gzip: (text: string) => promisify(gzip)(text),
  // Bytes: a text would be encoded for every response.
  plain: async (text: string) => Buffer.from(text),
};

const PIECE = 128 * 1024;

type Form = keyof typeof packers;

/** A response that is sent many times. Each encoding is made once, for the first client that needs it. */
export interface Sendable {
  etag: string;
  /** The smallest first. */
  forms: readonly Form[];
  inForm: (form: Form) => Promise<Buffer>;
}

// As bytes: OpenSSL takes a text in small pieces, and twice as long.
export const contentHash = (content: string | Buffer): string =>
  hash('sha256', Buffer.from(content), 'base64url').slice(0, 22);

/** No cache keeps the answer, and no search engine indexes it. */
export const privateHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export const etagOf = (version: string): string => `W/"${version}"`;

export const sendable = (text: string, version = contentHash(text)): Sendable => ({
  etag: etagOf(version),
  forms: ['br', 'gzip', 'plain'],
  inForm: memoizedForms((form) => packers[form](text)),
});

/** Caches each form, except failures. */
export function memoizedForms(make: Sendable['inForm']): Sendable['inForm'] {
  const made: Partial<Record<Form, Promise<Buffer>>> = {};
  return (form) => {
    made[form] ??= make(form).catch((error: unknown) => {
      delete made[form];
      throw error;
    });
    return made[form];
  };
}

/** In the smallest form that the client reads. The headers are not set when there is nothing to send. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { forms, inForm }: Sendable,
  headers: Record<string, string> = {},
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const form = forms.find((name) => name !== 'plain' && accepts(accepted, name)) ?? 'plain';
  const body = await inForm(form);
  reply.headers(headers);
  if (forms.length > 1) reply.header('vary', 'Accept-Encoding');
  if (form !== 'plain') reply.header('content-encoding', form);
  if (body.length <= PIECE) return reply.send(body);
  return reply
    .header('content-length', body.length)
    .send(Readable.from(inPieces(body), { objectMode: false }));
}

/** Writing megabytes takes a millisecond: the event loop runs between the pieces of a large page. */
async function* inPieces(body: Buffer) {
  for (let i = 0; i < body.length; i += PIECE) {
    yield body.subarray(i, i + PIECE);
    await nextTurn();
  }
}

const accepts = (header: string, name: string) =>
  header.split(',').some((part) => {
    const [coding, quality] = part.split(';').map((text) => text.trim());
    return coding === name && !/^q=0(\.0*)?$/.test(quality ?? '');
  });

/** Whether the client already has this version of the answer (If-None-Match). */
export const isKnownTag = (header: string | undefined, version: string): boolean =>
  (header ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === `"${version}"`);

/** The name twice: plain for old readers, encoded for accents (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\w. -]/g, '') || 'arquivo';
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
