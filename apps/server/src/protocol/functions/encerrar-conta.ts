import { confirmPassword } from '../../accounts/confirm.ts';
import { cancelClosing, scheduleClosing } from '../../accounts/people/closing.ts';
import { requireUser } from '../../accounts/viewer.ts';
import type { ServerFunction } from './server-function.ts';

/** Ends the account in seven days; until then its owner may sign in and take it back. */
export const encerrarConta: ServerFunction = {
  name: 'encerrarConta',
  access: 'user',
  async run({ deps, viewer, body }) {
    const user = requireUser(viewer);
    await confirmPassword(deps, user, body.password);
    return { encerra_em: await scheduleClosing(deps, user) };
  },
};

export const reabrirConta: ServerFunction = {
  name: 'reabrirConta',
  access: 'user',
  async run({ deps, viewer }) {
    await cancelClosing(deps, requireUser(viewer));
    return { encerra_em: null };
  },
};
