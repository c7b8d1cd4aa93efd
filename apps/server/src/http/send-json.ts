import type { FastifyReply } from 'fastify';

/** An answer that is JSON text already. */
export const sendJson = (reply: Pick<FastifyReply, 'type'>, text: string) =>
  reply.type('application/json; charset=utf-8').send(text);
