import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** An answer that is JSON already. */
export const sendJson = (reply: Pick<FastifyReply, 'type'>, json: Buffer | Readable) =>
  reply.type('application/json; charset=utf-8').send(json);
