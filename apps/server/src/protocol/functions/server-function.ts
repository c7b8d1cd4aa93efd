import type { FastifyReply } from 'fastify';
import type { Access } from '../../accounts/access.ts';
import { requireUser, type SignedIn, type Viewer } from '../../accounts/viewer.ts';
import type { Deps } from '../../platform/deps.ts';

interface FunctionCall {
  deps: Deps;
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

/** Functions by the name that clients call. */
export type ServerFunctions = Record<string, ServerFunction>;

const forPerson =
  (access: ServerFunction['access']) =>
  (run: (call: FunctionCall & { user: SignedIn }) => Promise<object>): ServerFunction => ({
    access,
    run: async (call) => run({ ...call, user: requireUser(call.viewer) }),
  });

/** A function for people who are signed in. */
export const forUser = forPerson('user');
/** A function for people who administer the practice. */
export const forAdmin = forPerson('admin');
