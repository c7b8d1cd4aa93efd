import { z } from 'zod';
import { access } from '../../accounts/access.ts';
import type { Deps } from '../../platform/deps.ts';
import type { App } from '../../platform/http/app-type.ts';
import { bounds } from '../../platform/http/bounds.ts';
import { limits } from '../../platform/http/limits.ts';
import { addressOf, isWithin } from '../../platform/http/rate-limits.ts';
import { countEvents } from './event-counts.ts';

const MAX_EVENTS = 30;

/** Usage events that newer clients send by themselves. Only the names of events are read, and only counts are kept. */
export function analyticsRoutes(app: App, deps: Deps): void {
  app.post(
    `/api/apps/${deps.config.appId}/analytics/track/batch`,
    {
      ...access('public', bounds.analytics),
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
      if (names.length === 0 || !(await isWithin(deps, limits.analytics, addressOf(request.ip))))
        return { accepted: 0 };
      await countEvents(deps, names);
      return { accepted: names.length };
    },
  );
}
