import { z } from 'zod';
import { requireUser } from '../../accounts/viewer.ts';
import { followUpOf } from '../../patients/follow-up.ts';
import { validated } from '../../platform/http/validate.ts';
import type { ServerFunction } from './server-function.ts';

/** `hoje` is the day where the nutritionist is; the server may be in another time zone. */
const asked = z.object({ hoje: z.iso.date() });

/** Who is due, which links were never opened or end, and what happened last. */
export const paraAcompanhar: ServerFunction = {
  access: 'user',
  run: ({ deps, viewer, body }) => followUpOf(deps, requireUser(viewer), validated(asked, body).hoje),
};
