import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An answer that is JSON text already. */
export const sendJson = (reply: Pick<FastifyReply, 'type'>, text: string | Readable) =>
  reply.type('application/json; charset=utf-8').send(text);
