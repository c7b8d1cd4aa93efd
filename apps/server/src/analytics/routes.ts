import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { addressOf, isWithin, type Limit } from '../http/rate-limits.ts';
import { countEvents } from './event-counts.ts';

const MAX_EVENTS = 30;
const MAX_BYTES = 256 * 1024;
const limit: Limit = { name: 'analytics', max: 60, seconds: 60 };

/** What newer clients report by themselves. Taken from anybody and counted; who, where and what is not even read. */
export function analyticsRoutes(app: App, deps: Deps): void {
  app.post(
    `/api/apps/${deps.config.appId}/analytics/track/batch`,
    {
      bodyLimit: MAX_BYTES,
      schema: {
        tags: ['Analytics'],
        summary: 'Count events',
        body: z.object({ events: z.array(z.object({ event_name: z.string() })) }).catch({ events: [] }),
        response: { 200: z.object({ accepted: z.number() }) },
      },
    },
    async (request) => {
      const names = request.body.events.slice(0, MAX_EVENTS).map(({ event_name }) => event_name);
      // Clients do not look at the answer: one that sends too much is simply not counted.
      if (names.length === 0 || !(await isWithin(deps, limit, addressOf(request.ip)))) return { accepted: 0 };
      await countEvents(deps, names);
      return { accepted: names.length };
    },
  );
}
