import { usageOf } from '../../accounts/usage.ts';
import { requireUser } from '../../accounts/viewer.ts';
import type { ServerFunction } from './server-function.ts';

/** What the asking person stores, and may store; a limit of 0 is none. Nobody gets another person's. */
export const espacoUsado: ServerFunction = {
  name: 'espacoUsado',
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
