import type { Socket } from 'node:net';
import { isCleanText } from '@alecrim/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { yieldToEventLoop } from '../event-loop.ts';
import { type Bound, bounds, fileBounds } from './bounds.ts';

const MAX_DEPTH = 32;
// Letters. Some 5 ms of parsing and checking.
const LARGE = 300_000;
// Names that reach an object's prototype when code merges objects carelessly.
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

/** Accepts JSON bodies, also empty ones, without dangerous names. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Compressed bodies are refused: a few kilobytes could become gigabytes (abuse case T26).
  app.addHook('preParsing', ({ headers }, _reply, _payload, done) => {
    const { 'content-encoding': encoding = 'identity' } = headers;
    done(encoding === 'identity' ? null : new AppError('UNSUPPORTED_MEDIA_TYPE'));
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonBody);
}

async function jsonBody(request: FastifyRequest, body: string | Buffer): Promise<unknown> {
  const { bound = bounds.nothing } = request.routeOptions.config ?? {};
  const text = String(body);
  if (text === '') return undefined;
  if (text.length < LARGE) return parseJson(text, bound);
  // Reading, counting, parsing and validating so much take up to a tenth of a second each.
  await yieldToEventLoop();
  refuseCrowded(text, bound);
  await yieldToEventLoop();
  const value = parsedText(text, bound);
  await yieldToEventLoop();
  return value;
}

/** Names in a path are looked up in the database, and PostgreSQL takes no NUL. */
export function refuseDirtyPaths(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params }, _reply, done) => {
    const isDirty = (value: unknown) => typeof value === 'string' && !isCleanText(value);
    done(Object.values(params ?? {}).some(isDirty) ? dirtyText() : undefined);
  });
}

/** Parses JSON, and refuses more values than the bound: checking each of them costs time. */
export function parseJson(text: string, bound: Pick<Bound, 'values' | 'failure'>): unknown {
  refuseCrowded(text, bound);
  return parsedText(text, bound);
}

function parsedText(text: string, bound: Pick<Bound, 'values' | 'failure'>): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('BAD_REQUEST', { message: 'O texto enviado não é um JSON válido.' });
  }
  let values = 0;
  const isSuspect = SUSPECT.test(text);
  check(value, 0);
  return value;

  /** Its depth and number always; its texts and names, character by character, only where the whole gave a reason. */
  function check(value: unknown, depth: number): void {
    if (++values > bound.values) throw new AppError(bound.failure ?? 'TOO_LARGE');
    if (depth > MAX_DEPTH) throw new AppError('BAD_REQUEST', { message: 'O JSON tem níveis demais.' });
    if (isSuspect && typeof value === 'string' && !isCleanText(value)) throw dirtyText();
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) check(item, depth + 1);
      return;
    }
    for (const key of Object.keys(value)) {
      if (isSuspect && POISON.has(key))
        throw new AppError('BAD_REQUEST', { message: `Nome de campo não permitido: ${key}` });
      if (isSuspect && !isCleanText(key)) throw dirtyText();
      check((value as Record<string, unknown>)[key], depth + 1);
    }
  }
}

/** Counts commas first: parsing half a million values takes longer. */
function refuseCrowded(
  text: string,
  { values, failure = 'TOO_LARGE' }: Pick<Bound, 'values' | 'failure'>,
): void {
  if (isCrowded(text, values)) throw new AppError(failure);
}

function isCrowded(text: string, values: number): boolean {
  if (text.length < values * 2) return false;
  let commas = 0;
  let isInText = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) isInText = !isInText;
    else if (isInText && code === BACKSLASH) i++;
    else if (!isInText && code === COMMA && ++commas >= values) return true;
  }
  return false;
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];

// JSON allows a control character, half a character or a hidden name only in these spellings.
const SUSPECT = /\\[ubf]|__proto__|constructor|prototype/;

const dirtyText = () => new AppError('VALIDATION_ERROR', { message: 'O texto contém caracteres inválidos.' });

// The largest body that any route takes. Up to this size the body of a refused request is read and discarded, so that
// the client gets the response and can reuse the connection.
const MAX_DISCARDED = fileBounds.picture + fileBounds.fields;
const LINGER = 2_000;

/** Refuses by the announced length, before anything is read. Forms have bounds of their own. */
export function refuseLongBody(request: FastifyRequest, { bytes, failure = 'TOO_LARGE' }: Bound): void {
  const { 'content-type': type = '' } = request.headers;
  if (lengthOf(request) > bytes && !type.startsWith('multipart/')) throw new AppError(failure);
}

/** For a response that is sent before the body was read: prevents a reset of the connection from cutting it off. */
export function refuseUnread(request: FastifyRequest, reply: FastifyReply): void {
  const isEndless = request.headers['transfer-encoding'] !== undefined;
  // Not waited for: the connection ends with the answer.
  if (isEndless || lengthOf(request) > MAX_DISCARDED) reply.header('connection', 'close');
  if (isEndless || lengthOf(request) > 0) endInTwoSteps(request.raw.socket);
}

// Node destroys the socket after the response. That would reset the connection while its sender still writes. The public way, an answer
// that is sent whole and ends only when the body has arrived, keeps the connection's other half open: a usual client sends for the whole
// LINGER (468 MB on one machine, 4 MB with this), and logs and metrics take that for the duration of the answer.
function endInTwoSteps(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    const giveUp = setTimeout(() => socket.destroy(), LINGER);
    socket.once('close', () => clearTimeout(giveUp));
  };
}

const lengthOf = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);
