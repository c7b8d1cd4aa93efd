import type { FastifyRequest } from 'fastify';
import { writeAct } from '../audit/trail.ts';
import type { Deps } from '../platform/deps.ts';
import type { RecordNotFound } from '../platform/errors.ts';
import { limits } from '../platform/http/limits.ts';
import { hit } from '../platform/http/rate-limits.ts';
import { isId } from '../platform/ids.ts';
import { actorOf } from './viewer.ts';

/**
 * A person who asks for another person's record leaves an entry in the trail (T16). A record that does not exist leaves
 * the same entry: no lookup is made, so that neither the answer nor its timing tells the two apart. The incident report
 * looks the owner up later.
 */
export async function noteRefusal(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'log'>,
  request: FastifyRequest,
  { entity, recordId }: RecordNotFound,
): Promise<void> {
  if (!isId(recordId)) return;
  const { method, viewer } = request;
  try {
    // Every call of the service role is in the trail already.
    if (viewer.kind !== 'user') return;
    deps.log.warn({ userId: viewer.id, entity, recordId, method }, 'record refused or missing');
    const { hits: count } = await hit(deps, limits.refusals, viewer.id);
    if (!isWritten(count)) return;
    await writeAct(deps, {
      action: 'access_refused',
      actor: actorOf(viewer),
      entity,
      recordId,
      details: { method, count },
    });
  } catch (err) {
    // A full disk must not turn "not found" into something else.
    deps.log.error({ err }, 'a refused access was not noted');
  }
}

/**
 * Writes the first ten refusals of an hour, then the hundredth and the thousandth: enough to show a flood without
 * flooding the trail. RATE_LIMIT_SCALE does not apply: this limit protects the trail, not the server.
 */
const isWritten = (count: number) => count <= limits.refusals.max || /^10+$/.test(String(count));
