import { entityNames } from '@alecrim/domain';
import { requireUser } from '../auth/viewer.ts';
import { entityService } from '../entities/service.ts';
import { examplesOf } from './carregar-exemplos.ts';
import type { ServerFunction } from './server-function.ts';

// The starter library holds some 60 records; an import cannot make examples.
const AT_ONCE = 500;

/** Moves every example of the account to the bin, where each can still be taken back. */
export const removerExemplos: ServerFunction = {
  name: 'removerExemplos',
  access: 'user',
  async run({ deps, viewer }) {
    const user = requireUser(viewer);
    let removidos = 0;
    for (const name of entityNames) {
      const service = entityService(deps, name, user);
      removidos += await service.removeMatching(examplesOf(user), AT_ONCE);
    }
    return { removidos };
  },
};
