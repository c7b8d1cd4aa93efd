import type { FastifyRequest } from 'fastify';
import { writeAct } from '../audit/trail.ts';
import type { Deps } from '../platform/deps.ts';
import type { RecordNotFound } from '../platform/errors.ts';
import { limits } from '../platform/http/limits.ts';
import { hit } from '../platform/http/rate-limits.ts';
import { isId } from '../platform/ids.ts';
import { actorOf } from './viewer.ts';

/**
 * Whoever asks for a record that is not theirs leaves a trace (T16). It is the same for one that does not exist: nothing
 * is looked up, so that neither the answer nor its time can tell the two apart. Whose id it was, a report looks up later.
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
 * The first ten of an hour, then the hundredth, the thousandth: enough to see a flood, too few to be one. Not scaled
 * with the limits on requests: it keeps the trail short, not the asker waiting.
 */
const isWritten = (count: number) => count <= limits.refusals.max || /^10+$/.test(String(count));
