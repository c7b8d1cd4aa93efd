import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, type Sendable, sendCompressed } from '../platform/http/responses.ts';
import { policy } from './html-page.ts';

export const privately = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** A page without sign-in: no cache keeps it, no search engine indexes it, no site frames it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  page: Sendable,
): Promise<FastifyReply> {
  return sendCompressed(request, pageHeaders(reply, status, page.etag), page);
}

export const pageHeaders = (reply: FastifyReply, status: number, etag: string): FastifyReply =>
  reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers(privately)
    .header('content-security-policy', policy)
    .header('x-frame-options', 'DENY')
    // For the page's own service worker, which has to know one version from another.
    .header('etag', etag);

/** The client has this version: no page is made or sent. */
export const sendUnchanged = (reply: FastifyReply, version: string): FastifyReply =>
  reply.status(304).headers(privately).header('etag', etagOf(version)).send();
