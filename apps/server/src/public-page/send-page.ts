import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { policy } from './html-page.ts';

// Level 5: nearly as small as the best, for a fraction of its time.
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, QUALITY),
  gzip: (text: string) => promisify(gzip)(text),
};

/** A text that may be sent many times and is compressed once. */
export interface Sendable {
  text: string;
  etag: string;
  packed: Partial<Record<keyof typeof encoders, Promise<Buffer>>>;
}

export const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

export const sendable = (text: string, version = versionOf(text)): Sendable => ({
  text,
  etag: etagOf(version),
  packed: {},
});

const etagOf = (version: string) => `W/"${version}"`;

export const privately = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** A page without sign-in: no cache keeps it, no search engine indexes it, no site frames it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  page: Sendable,
): Promise<FastifyReply> {
  reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers(privately)
    .header('content-security-policy', policy)
    .header('x-frame-options', 'DENY')
    // For the page's own service worker, which has to know one version from another.
    .header('etag', page.etag);
  return sendCompressed(request, reply, page);
}

/** The client has this version: no page is made or sent. */
export const sendUnchanged = (reply: FastifyReply, version: string): FastifyReply =>
  reply.status(304).headers(privately).header('etag', etagOf(version)).send();

export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, packed }: Sendable,
): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name));
  reply.header('vary', 'Accept-Encoding');
  if (!encoding) return reply.send(text);
  packed[encoding] ??= encoders[encoding](text);
  return reply.header('content-encoding', encoding).send(await packed[encoding]);
}

const accepts = (header: string, name: string) =>
  header.split(',').some((part) => {
    const [coding, quality] = part.split(';').map((text) => text.trim());
    return coding === name && !/^q=0(\.0*)?$/.test(quality ?? '');
  });
