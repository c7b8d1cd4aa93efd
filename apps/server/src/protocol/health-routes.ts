import { z } from 'zod';
import { bearer, described, viewerOfToken } from '../accounts/access.ts';
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
import { bounds } from '../platform/http/bounds.ts';
import { failedSteps } from '../platform/periodic-jobs.ts';
import { singleFlight } from '../platform/single-flight.ts';

const mark = z
  .object({
    at: z.string(),
    hours: z.number().int(),
    where: z.string().optional().describe('Machine and folder'),
  })
  .nullable();
const housekeeping = z.object({ failed: z.array(z.object({ step: z.string(), at: z.string() })) });

/** Three answers for monitors: does the process run, may it get requests, and how is the whole installation? */
export function healthRoutes(app: App, deps: Deps): void {
  const route = described('Settings');
  const database = engineOf(deps.db);
  const readOnce = singleFlight<BackupMarks>();
  // Also shows that the database answers.
  const readMarks = () => readOnce('', () => backupMarks(deps.db));
  const ok = z.object({ status: z.literal('ok') });

  app.get(
    '/api/health/live',
    route('public', bounds.nothing, 'Whether the process runs', { response: { 200: ok } }),
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/api/health/ready',
    route('public', bounds.nothing, 'Whether a balancer should send requests here', {
      response: { 200: ok },
    }),
    async () => {
      if (app.isDraining())
        throw new AppError('OVERLOADED', { retryAfter: 5, extra: { reason: 'draining' } });
      refuseAsVisitors();
      await readMarks();
      return { status: 'ok' as const };
    },
  );

  app.get(
    '/api/health',
    route('public', bounds.nothing, 'Health', {
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
    }),
    async (request) => {
      refuseAsVisitors();
      const marks = await readMarks();
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

  /** What a visitor would get now. */
  function refuseAsVisitors(): void {
    const reason = app.lack();
    if (reason) throw new AppError('OVERLOADED', { retryAfter: 5, extra: { reason } });
  }
}
