import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { type Bound, fileBounds } from './bounds.ts';

// The largest body that any route takes. What a refused request sends up to here is read and thrown away, so that the
// sender gets the answer and the connection can be used again.
const MAX_DISCARDED = fileBounds.picture + fileBounds.fields;
const LINGER = 2_000;

/** Refuses by the announced length, before anything is read. Forms have bounds of their own. */
export function refuseLongBody(request: FastifyRequest, { bytes, failure = 'TOO_LARGE' }: Bound): void {
  const { 'content-type': type = '' } = request.headers;
  if (lengthOf(request) > bytes && !type.startsWith('multipart/')) throw new AppError(failure);
}

/** For an answer that comes before the body was read: keeps the connection from cutting the answer off. */
export function refuseUnread(request: FastifyRequest, reply: FastifyReply): void {
  const isEndless = request.headers['transfer-encoding'] !== undefined;
  // Not waited for: the connection ends with the answer.
  if (isEndless || lengthOf(request) > MAX_DISCARDED) reply.header('connection', 'close');
  if (isEndless || lengthOf(request) > 0) endInTwoSteps(request.raw.socket);
}

/** Closing at once would reset the connection while its sender still writes, and the answer would be lost on the way. */
function endInTwoSteps(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    const giveUp = setTimeout(() => socket.destroy(), LINGER);
    socket.once('close', () => clearTimeout(giveUp));
  };
}

const lengthOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);
