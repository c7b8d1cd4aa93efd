import type { FastifyRequest } from 'fastify';
import { type Act, writeAct } from '../audit/trail.ts';
import type { Deps } from '../platform/deps.ts';
import { type AppError, RecordNotFound } from '../platform/errors.ts';
import { limits } from '../platform/http/limits.ts';
import { hit } from '../platform/http/rate-limits.ts';
import { isId } from '../platform/ids.ts';
import { actorOf, type Service } from './viewer.ts';

type NoteDeps = Pick<Deps, 'db' | 'now' | 'config' | 'log'>;

/**
 * A person who asks for another person's record leaves an entry in the trail (T16). A record that does not exist leaves
 * the same entry: no lookup is made, so that neither the answer nor its timing tells the two apart. The incident report
 * looks the owner up later. So does a person who calls what is for another role: a route of administrators or of the service.
 */
export async function noteRefusal(deps: NoteDeps, request: FastifyRequest, refusal: AppError): Promise<void> {
  if (!(refusal instanceof RecordNotFound)) return noteRefused(deps, request, { action: 'route_refused' });
  const { entity, recordId } = refusal;
  if (isId(recordId)) await noteRefused(deps, request, { action: 'access_refused', entity, recordId });
}

async function noteRefused(
  deps: NoteDeps,
  { method, viewer, routeOptions }: FastifyRequest,
  refused: Pick<Act, 'action'> & Partial<Pick<Act, 'entity' | 'recordId'>>,
): Promise<void> {
  const { action, entity, recordId } = refused;
  try {
    // Every call of the service role is in the trail already.
    if (viewer?.kind !== 'user') return;
    const where = { method, ...(!entity && { route: routeOptions.url ?? '' }) };
    deps.log.warn({ userId: viewer.id, entity, recordId, ...where }, action);
    const { hits: count } = await hit(deps, limits.refusals, viewer.id);
    if (!isWritten(count)) return;
    await writeAct(deps, { ...refused, actor: actorOf(viewer), details: { ...where, count } });
  } catch (err) {
    // A full disk must not change the answer.
    deps.log.error({ err }, 'a refused access was not noted');
  }
}

/**
 * Writes the first ten refusals of an hour, then the hundredth and the thousandth: enough to show a flood without
 * flooding the trail. RATE_LIMIT_SCALE does not apply: this limit protects the trail, not the server.
 */
const isWritten = (count: number) => count <= limits.refusals.max || /^10+$/.test(String(count));

/** Every call of the service role is written to the trail before it does anything (T14): the route, and for whom. */
export async function noteServiceCall(
  deps: Pick<Deps, 'db' | 'now'>,
  request: FastifyRequest,
  viewer: Service,
): Promise<void> {
  const { id } = (request.params ?? {}) as { id?: unknown };
  await writeAct(deps, {
    action: 'service_call',
    actor: actorOf(viewer),
    ownerId: viewer.onBehalfOf?.id,
    recordId: isId(id) ? id : null,
    // The route as it is registered: the requested address could hold a token or a person's text.
    details: { method: request.method, route: request.routeOptions.url ?? '' },
  });
}
