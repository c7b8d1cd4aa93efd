import { isCleanText } from '@alecrim/domain';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const MAX_DEPTH = 32;
// Names that reach an object's prototype when somebody merges carelessly later.
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

/** JSON bodies as clients of this protocol send them: an empty body is allowed, poison is not. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Nothing is ever unpacked: a few kilobytes could become gigabytes (abuse case T26).
  app.addHook('preParsing', ({ headers }, _reply, _payload, done) => {
    const { 'content-encoding': encoding = 'identity' } = headers;
    done(encoding === 'identity' ? null : new AppError('UNSUPPORTED_MEDIA_TYPE'));
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : parseJson(body as string));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Names in a path are looked up in the database, and PostgreSQL takes no NUL. */
export function refuseDirtyPaths(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params }, _reply, done) => {
    const isDirty = (value: unknown) => typeof value === 'string' && !isCleanText(value);
    done(Object.values(params ?? {}).some(isDirty) ? dirtyText() : undefined);
  });
}

export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('BAD_REQUEST', { message: 'O texto enviado não é um JSON válido.' });
  }
  check(value, 0, SUSPECT.test(text));
  return value;
}

// JSON allows a control character, half a character or a hidden name only in these spellings.
const SUSPECT = /\\[ubf]|__proto__|constructor|prototype/;

/** Its depth always; its texts and names, character by character, only where the whole gave a reason. */
function check(value: unknown, depth: number, isSuspect: boolean): void {
  if (depth > MAX_DEPTH) throw new AppError('BAD_REQUEST', { message: 'O JSON tem níveis demais.' });
  if (isSuspect && typeof value === 'string' && !isCleanText(value)) throw dirtyText();
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) check(item, depth + 1, isSuspect);
    return;
  }
  for (const key of Object.keys(value)) {
    if (isSuspect && POISON.has(key))
      throw new AppError('BAD_REQUEST', { message: `Nome de campo não permitido: ${key}` });
    if (isSuspect && !isCleanText(key)) throw dirtyText();
    check((value as Record<string, unknown>)[key], depth + 1, isSuspect);
  }
}

const dirtyText = () => new AppError('VALIDATION_ERROR', { message: 'O texto contém caracteres inválidos.' });
