import { z } from 'zod';
import { withdrawInvitation } from '../../accounts/sign-in/invitations.ts';
import { requireKnown } from '../../accounts/viewer.ts';
import { validated } from '../../platform/http/validate.ts';
import type { ServerFunction } from './server-function.ts';

const asked = z.object({ id: z.string().max(64) });

/** Takes an invitation back that was not accepted yet. */
export const retirarConvite: ServerFunction = {
  name: 'retirarConvite',
  access: 'admin',
  async run({ deps, viewer, body }) {
    await withdrawInvitation(deps, requireKnown(viewer), validated(asked, body).id);
    return { retirado: true };
  },
};
