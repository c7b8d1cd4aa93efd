import { confirmPassword } from '../../accounts/confirm.ts';
import { actorOf, requireUser } from '../../accounts/viewer.ts';
import { accountArchive } from '../../archive/account-copy/download.ts';
import { writeAct } from '../../audit/trail.ts';
import { limits } from '../../platform/http/limits.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import type { ServerFunction } from './server-function.ts';

/** The whole account as a zip: to keep, to read, or to import elsewhere. */
export const baixarMeusDados: ServerFunction = {
  name: 'baixarMeusDados',
  access: 'user',
  async run({ deps, reply, viewer, body }) {
    const user = requireUser(viewer);
    await confirmPassword(deps, user, body.password);
    await spend(deps, limits.downloads, user.id);
    await writeAct(deps, { action: 'account_exported', actor: actorOf(user), ownerId: user.id });
    const day = deps.now().toISOString().slice(0, 10);
    reply.type('application/zip').header('content-disposition', `attachment; filename="alecrim-${day}.zip"`);
    return accountArchive(deps, user.id);
  },
};
