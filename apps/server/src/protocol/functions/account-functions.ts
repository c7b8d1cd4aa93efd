import { z } from 'zod';
import { confirmPassword } from '../../accounts/confirm.ts';
import { cancelClosing, scheduleClosing } from '../../accounts/people/close-account.ts';
import { markRead, unreadNotices } from '../../accounts/people/notices.ts';
import { withdrawInvitation } from '../../accounts/sign-in/invitations.ts';
import { usageOf } from '../../accounts/usage.ts';
import { actorOf, requireKnown } from '../../accounts/viewer.ts';
import { accountArchive } from '../../archive/account-copy/export-account.ts';
import { writeAct } from '../../audit/trail.ts';
import { limits } from '../../platform/http/limits.ts';
import { spend } from '../../platform/http/rate-limits.ts';
import { validated } from '../../platform/http/validate.ts';
import { forUser, type ServerFunctions } from './server-function.ts';

const read = z.object({ em: z.iso.datetime('Data inválida') });
const invitation = z.object({ id: z.string().max(64) });

export const accountFunctions = {
  /** The whole account as a zip: to keep, to read, or to import elsewhere. */
  baixarMeusDados: forUser(async ({ deps, reply, user, body }) => {
    await confirmPassword(deps, user, body.password);
    await spend(deps, limits.downloads, user.id);
    const noted = () =>
      writeAct(deps, { action: 'account_exported', actor: actorOf(user), ownerId: user.id });
    const day = deps.now().toISOString().slice(0, 10);
    reply.type('application/zip').header('content-disposition', `attachment; filename="alecrim-${day}.zip"`);
    return accountArchive(deps, user.id, noted);
  }),

  /** Closes the account in seven days; until then its owner may sign in and reopen it. */
  encerrarConta: forUser(async ({ deps, user, body }) => {
    await confirmPassword(deps, user, body.password);
    return { encerra_em: await scheduleClosing(deps, user) };
  }),

  reabrirConta: forUser(async ({ deps, user }) => {
    await cancelClosing(deps, user);
    return { encerra_em: null };
  }),

  /** The user's own storage and limits. A limit of 0 means none. */
  espacoUsado: forUser(async ({ deps, user }) => {
    const { bytes, records: registros } = await usageOf(deps.db, user.id);
    const { bytes: limite_bytes, records: limite_registros } = deps.config.accountLimits;
    return { bytes, registros, limite_bytes, limite_registros };
  }),

  /** Unread notices: the practice's address or mail server has changed. */
  avisos: forUser(async ({ deps, user }) => {
    const unread = await unreadNotices(deps.db, user.id);
    const [newest] = unread;
    if (!newest) return { avisos: [] };
    const mudou = unread.map(({ setting }) => setting).sort();
    return { avisos: [{ tipo: 'consultorio', em: newest.at, por: newest.by, mudou }] };
  }),

  avisoLido: forUser(async ({ deps, user, body }) => {
    await markRead(deps.db, user.id, validated(read, body).em);
    return { success: true };
  }),

  /** Withdraws an invitation that was not accepted yet. */
  retirarConvite: {
    access: 'admin',
    async run({ deps, viewer, body }) {
      await withdrawInvitation(deps, requireKnown(viewer), validated(invitation, body).id);
      return { retirado: true };
    },
  },
} satisfies ServerFunctions;
