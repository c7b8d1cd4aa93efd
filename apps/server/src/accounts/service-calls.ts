import type { FastifyRequest } from 'fastify';
import { writeAct } from '../audit/trail.ts';
import type { Deps } from '../platform/deps.ts';
import { isId } from '../platform/ids.ts';
import { actorOf, type Service } from './viewer.ts';

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
