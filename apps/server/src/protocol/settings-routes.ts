import { z } from 'zod';
import { described } from '../accounts/access.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';
import { bounds } from '../platform/http/bounds.ts';

/** What a client asks first: may this visitor use the app? */
export function settingsRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/apps/public/prod/public-settings/by-id/:appId',
    // A stale token is ignored here; a disabled account gets 403 user_not_registered.
    described('Settings')('anyone', bounds.nothing, 'Public settings', {
      params: z.object({ appId: z.string() }),
      response: {
        200: z.object({
          id: z.string(),
          public_settings: z.literal('public_without_login'),
          public_url: z.string().nullable().describe('The address that patients open, where it is known'),
        }),
      },
    }),
    async (request) => {
      if (request.params.appId !== deps.config.appId)
        throw new AppError('NOT_FOUND', { message: 'App not found' });
      const { appId, publicUrl = null } = deps.config;
      return { id: appId, public_settings: 'public_without_login' as const, public_url: publicUrl };
    },
  );
}
