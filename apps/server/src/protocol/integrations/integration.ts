import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { actorOf, type KnownViewer, ownerIdOf } from '../../accounts/viewer.ts';
import type { Act } from '../../audit/trail.ts';
import { readForm } from '../../files/form.ts';
import type { Deps } from '../../platform/deps.ts';
import { validated } from '../../platform/http/validate.ts';

export interface IntegrationCall {
  deps: Deps;
  request: FastifyRequest;
  viewer: KnownViewer;
}

/** One endpoint of the Core package. It reads its own input, because some take files and most do not. */
export type Integration = (call: IntegrationCall) => Promise<unknown>;

const MAX_IGNORED_FILE = 1024 * 1024;

/** Named parameters, from JSON or from the text fields of a form, checked. */
export async function inputOf<T>(request: FastifyRequest, schema: z.ZodType<T>): Promise<T> {
  const given = request.isMultipart()
    ? (await readForm(request, MAX_IGNORED_FILE)).fields
    : (request.body ?? {});
  return validated(schema, given);
}

/** Whom a limit counts: a person, or the service role as one. */
export const callerOf = ({ viewer }: Pick<IntegrationCall, 'viewer'>): string =>
  viewer.kind === 'user' ? viewer.id : 'service';

/** An act of the caller, for the trail. */
export const actOf = (
  { viewer }: Pick<IntegrationCall, 'viewer'>,
  act: Pick<Act, 'action' | 'recordId' | 'details'>,
): Act => ({ ...act, actor: actorOf(viewer), ownerId: ownerIdOf(viewer) });
