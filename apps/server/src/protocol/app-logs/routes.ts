import { isCleanText } from '@alecrim/domain';
import { z } from 'zod';
import { described } from '../../accounts/access.ts';
import { requireUser } from '../../accounts/viewer.ts';
import type { Deps } from '../../platform/deps.ts';
import type { App } from '../../platform/http/app-type.ts';
import { bounds } from '../../platform/http/bounds.ts';
import { limits } from '../../platform/http/limits.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import { listVisits, logVisit, visitStats } from './page-visits.ts';

// The rest of the address is the page's name: it may hold slashes, and an empty one is no page.
const page = z.object({
  '*': z
    .string()
    .min(1, 'Informe a página.')
    .max(200, 'O nome da página é longo demais.')
    .refine(
      (text) => isCleanText(text) && !/[\p{Cc}\u2028\u2029]/u.test(text),
      'O nome da página contém caracteres inválidos.',
    ),
});

const moment = z
  .string()
  .max(40)
  .refine((text) => !Number.isNaN(Date.parse(text)), 'Data inválida')
  .transform((text) => new Date(text).toISOString());
const text = z.string().max(200).refine(isCleanText);
const period = z.object({ from: moment.optional(), to: moment.optional() });
export const visitFilter = period.extend({
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
  page: z.coerce.number().int().min(1).max(1_000).optional(),
  skip: z.coerce.number().int().min(0).max(100_000).optional(),
  user_id: text.optional(),
  page_name: text.optional(),
});

const row = z.object({
  id: z.string(),
  user_id: z.string(),
  user_email: z.string(),
  page_name: z.string(),
  created_date: z.string(),
});
const stats = z.object({
  from: z.string(),
  to: z.string(),
  total_visits: z.number(),
  unique_users: z.number(),
  visits_by_page: z.array(z.object({ page_name: z.string(), visits: z.number() })),
  visits_by_day: z.array(z.object({ day: z.string(), visits: z.number() })),
  events: z.array(z.object({ event_name: z.string(), hits: z.number() })),
});

/** Which pages are used: each person's visits are recorded; administrators and the service role read them. */
export function appLogRoutes(app: App, deps: Deps): void {
  const path = `/api/app-logs/${deps.config.appId}`;
  const route = described('App logs');

  app.post(
    `${path}/log-user-in-app/*`,
    route('user', bounds.nothing, 'A page was opened', {
      params: page,
      response: { 200: z.object({ success: z.literal(true) }) },
    }),
    async (request) => {
      const { id } = requireUser(request.viewer);
      await spend(deps, limits.pageVisits, id);
      await logVisit(deps, id, request.params['*']);
      return { success: true as const };
    },
  );

  app.get(
    path,
    route('admin', bounds.nothing, 'Visits, newest first', {
      querystring: visitFilter,
      response: { 200: z.array(row) },
    }),
    async (request) => listVisits(deps, request.query),
  );

  app.get(
    `${path}/stats`,
    route('admin', bounds.nothing, 'Visits in numbers', { querystring: period, response: { 200: stats } }),
    async (request) => visitStats(deps, request.query),
  );
}
