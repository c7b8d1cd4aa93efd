import { z } from 'zod';
import { markRead, unreadNotices } from '../../accounts/people/notices.ts';
import { requireUser } from '../../accounts/viewer.ts';
import { validated } from '../../platform/http/validate.ts';
import type { ServerFunction } from './server-function.ts';

/** What the person should know before anything else: the practice's address or mail server has changed. */
export const avisos: ServerFunction = {
  name: 'avisos',
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
  name: 'avisoLido',
  access: 'user',
  async run({ deps, viewer, body }) {
    await markRead(deps.db, requireUser(viewer).id, validated(read, body).em);
    return { success: true };
  },
};
