import { z } from 'zod';
import { confirmPassword } from '../../accounts/confirm.ts';
import { cancelClosing, scheduleClosing } from '../../accounts/people/close-account.ts';
import { markRead, unreadNotices } from '../../accounts/people/notices.ts';
import { withdrawInvitation } from '../../accounts/sign-in/invitations.ts';
import { usageOf } from '../../accounts/usage.ts';
import { actorOf, requireKnown, requireUser } from '../../accounts/viewer.ts';
import { accountArchive } from '../../archive/account-copy/export-account.ts';
import { writeAct } from '../../audit/trail.ts';
import { limits } from '../../platform/http/limits.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import { validated } from '../../platform/http/validate.ts';
import type { ServerFunction } from './server-function.ts';

/** The whole account as a zip: to keep, to read, or to import elsewhere. */
export const baixarMeusDados: ServerFunction = {
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

/** Closes the account in seven days; until then its owner may sign in and reopen it. */
export const encerrarConta: ServerFunction = {
  access: 'user',
  async run({ deps, viewer, body }) {
    const user = requireUser(viewer);
    await confirmPassword(deps, user, body.password);
    return { encerra_em: await scheduleClosing(deps, user) };
  },
};

export const reabrirConta: ServerFunction = {
  access: 'user',
  async run({ deps, viewer }) {
    await cancelClosing(deps, requireUser(viewer));
    return { encerra_em: null };
  },
};

/** The user's own storage and limits. A limit of 0 means none. */
export const espacoUsado: ServerFunction = {
  access: 'user',
  async run({ deps, viewer }) {
    const { bytes, records } = await usageOf(deps.db, requireUser(viewer).id);
    const { accountLimits } = deps.config;
    return {
      bytes,
      registros: records,
      limite_bytes: accountLimits.bytes,
      limite_registros: accountLimits.records,
    };
  },
};

/** Unread notices: the practice's address or mail server has changed. */
export const avisos: ServerFunction = {
  access: 'user',
  async run({ deps, viewer }) {
    const unread = await unreadNotices(deps.db, requireUser(viewer).id);
    const [newest] = unread;
    if (!newest) return { avisos: [] };
    const mudou = unread.map(({ setting }) => setting).sort();
    return { avisos: [{ tipo: 'consultorio', em: newest.at, por: newest.by, mudou }] };
  },
};

const read = z.object({ em: z.iso.datetime('Data inválida') });

export const avisoLido: ServerFunction = {
  access: 'user',
  async run({ deps, viewer, body }) {
    await markRead(deps.db, requireUser(viewer).id, validated(read, body).em);
    return { success: true };
  },
};

const asked = z.object({ id: z.string().max(64) });

/** Withdraws an invitation that was not accepted yet. */
export const retirarConvite: ServerFunction = {
  access: 'admin',
  async run({ deps, viewer, body }) {
    await withdrawInvitation(deps, requireKnown(viewer), validated(asked, body).id);
    return { retirado: true };
  },
};
