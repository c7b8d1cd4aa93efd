import { DAY_MS } from '@alecrim/domain';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';

/** The time window of an incident, and what it is limited to. */
export interface Scope {
  /** ISO, inclusive. */
  from: string;
  /** ISO, exclusive. */
  to: string;
  account?: { id: string; email: string };
  sessionId?: string;
  planId?: string;
}

// The law counts days in Brazil; a moment without a zone is meant there. There is no summer time since 2019.
const ZONE = '-03:00';

/** A day, or a moment; a day at the end of a window is meant whole. Nothing, for what is neither. */
export function momentIn(text: string, { isEnd = false } = {}): string | undefined {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.test(text);
  if (!isDay && !isMoment) return undefined;
  const hasZone = isMoment && /(Z|[+-]\d\d:\d\d)$/.test(text);
  const time = Date.parse(isDay ? `${text}T00:00:00${ZONE}` : hasZone ? text : `${text}${ZONE}`);
  return Number.isNaN(time) ? undefined : new Date(time + (isDay && isEnd ? DAY_MS : 0)).toISOString();
}

/** Entries of the trail within the scope: by the account, for it, about it or about its records. */
export const isInScope =
  ({ from, to, account, planId }: Scope) =>
  (e: ExpressionBuilder<Tables, 'audit_entries'>): Expression<SqlBool> =>
    e.and([
      e('at', '>=', from),
      e('at', '<', to),
      // What the report writes itself is no part of what happened.
      e('action', '!=', 'incident_recorded'),
      ...(planId ? [e('record_id', '=', planId)] : []),
      ...(account
        ? [
            e.or([
              e('actor_id', '=', account.id),
              e('on_behalf_of_id', '=', account.id),
              e('owner_id', '=', account.id),
              e('record_id', '=', account.id),
            ]),
          ]
        : []),
    ]);
