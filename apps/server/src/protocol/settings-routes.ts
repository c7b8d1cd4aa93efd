import { z } from 'zod';
import { access, bearer, viewerOfToken } from '../accounts/access.ts';
import {
  type BackupMarks,
  backupMarks,
  backupState,
  hoursSince,
  wantedStages,
} from '../archive/backup/backup-marks.ts';
import { version } from '../platform/config.ts';
import { engineOf } from '../platform/db/dialect.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';
import { failedSteps } from '../platform/periodic-jobs.ts';
import { singleFlight } from '../public-page/page-cache.ts';

const mark = z
  .object({
    at: z.string(),
    hours: z.number().int(),
    where: z.string().optional().describe('Machine and folder'),
  })
  .nullable();
const housekeeping = z.object({ failed: z.array(z.object({ step: z.string(), at: z.string() })) });

/** What a client asks first: is the server well, and may this visitor use the app? */
export function settingsRoutes(app: App, deps: Deps): void {
  const tags = ['Settings'];
  const database = engineOf(deps.db);
  const readOnce = singleFlight<BackupMarks>();

  app.get(
    '/api/health',
    {
      ...access('public'),
      schema: {
        tags,
        summary: 'Health',
        response: {
          200: z.object({
            status: z.literal('ok'),
            version: z.string(),
            database: z.enum(['sqlite', 'postgres']),
            backup: z
              .enum(['ok', 'late', 'none'])
              .describe(
                'Whether the last nightly backup, and its copy elsewhere, are as new as they should be',
              ),
            realtime: z
              .enum(['ok', 'this_process_only'])
              .describe('Whether changes made in other processes arrive at once'),
            backups: z.record(z.string(), mark).optional().describe('Only for administrators'),
            housekeeping: housekeeping.optional().describe('Only for administrators'),
          }),
        },
      },
    },
    async (request) => {
      // What a visitor would get now.
      if (app.places().areFull)
        throw new AppError('OVERLOADED', { retryAfter: 5, extra: { reason: 'no_places' } });
      // Also shows that the database answers.
      const marks = await readOnce('', () => backupMarks(deps.db));
      const now = deps.now();
      const backup = backupState(deps.config, marks, now);
      const realtime = deps.hub.isListening() ? ('ok' as const) : ('this_process_only' as const);
      const health = { status: 'ok' as const, version, database, backup, realtime };
      const viewer = await viewerOfToken(deps, bearer(request.headers.authorization));
      if (viewer.kind !== 'user' || viewer.role !== 'admin') return health;
      const backups = Object.fromEntries(
        wantedStages(deps.config).map((stage) => {
          const made = marks[stage];
          return [stage, made ? { at: made.at, hours: hoursSince(made.at, now), where: made.where } : null];
        }),
      );
      return { ...health, backups, housekeeping: { failed: await failedSteps(deps) } };
    },
  );

  app.get(
    '/api/apps/public/prod/public-settings/by-id/:appId',
    {
      // A stale token is ignored here; a disabled account gets 403 user_not_registered.
      ...access('anyone'),
      schema: {
        tags,
        summary: 'Public settings',
        params: z.object({ appId: z.string() }),
        response: {
          200: z.object({
            id: z.string(),
            public_settings: z.literal('public_without_login'),
            public_url: z.string().nullable().describe('The address that patients open, where it is known'),
          }),
        },
      },
    },
    async (request) => {
      if (request.params.appId !== deps.config.appId)
        throw new AppError('NOT_FOUND', { message: 'App not found' });
      const { appId, publicUrl = null } = deps.config;
      return { id: appId, public_settings: 'public_without_login' as const, public_url: publicUrl };
    },
  );
}
