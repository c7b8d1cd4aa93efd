import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../../accounts/access.ts';
import type { Viewer } from '../../accounts/viewer.ts';
import type { Deps } from '../../platform/deps.ts';

interface FunctionCall {
  deps: Deps;
  request: FastifyRequest;
  /** For an answer that is a file: its headers. */
  reply: FastifyReply;
  viewer: Viewer;
  /** The JSON object or the form's fields; empty when nothing was sent. */
  body: Record<string, unknown>;
}

/** A function that clients call by name. Its errors reach them as `{ error: text }`. */
export interface ServerFunction {
  /** `public` needs no sign-in: a token is ignored, valid or not. */
  access: Extract<Access, 'public' | 'user' | 'admin'>;
  run(call: FunctionCall): Promise<object>;
}
