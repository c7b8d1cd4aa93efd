import { entityNames } from '@alecrim/domain';
import { z } from 'zod';
import { requireUser } from '../../accounts/viewer.ts';
import { type BinnedRecord, restoreRecords } from '../../entities/bin.ts';
import { entityService } from '../../entities/service.ts';
import { validated } from '../../platform/http/validate.ts';
import { examplesBinnedAt, examplesToRemove } from './examples.ts';
import type { ServerFunction } from './server-function.ts';

// The starter library holds some 60 records; an import cannot make examples.
const AT_ONCE = 500;

/** How many examples would be removed, and how many stay: asked before the question. */
export const contarExemplos: ServerFunction = {
  name: 'contarExemplos',
  access: 'user',
  run: async ({ deps, viewer }) => (await examplesToRemove(deps, requireUser(viewer))).counts,
};

/** Moves every untouched example of the account to the bin, all with one date, by which they can be brought back. */
export const removerExemplos: ServerFunction = {
  name: 'removerExemplos',
  access: 'user',
  async run({ deps, viewer }) {
    const user = requireUser(viewer);
    const moment = deps.now();
    const { counts, queries } = await examplesToRemove(deps, user);
    let removidos = 0;
    for (const [name, query] of queries) {
      const service = entityService({ ...deps, now: () => moment }, name, user);
      removidos += await service.removeMatching(query, AT_ONCE);
    }
    return { removidos, mantidos: counts.mantidos, removidos_em: moment.toISOString() };
  },
};

const asked = z.object({ removidos_em: z.iso.datetime() });

/** Takes a removal back, all of it or nothing. */
export const restaurarExemplos: ServerFunction = {
  name: 'restaurarExemplos',
  access: 'user',
  async run({ deps, viewer, body }) {
    const user = requireUser(viewer);
    const { removidos_em } = validated(asked, body);
    const binned: BinnedRecord[] = [];
    for (const name of entityNames)
      for (const id of await examplesBinnedAt(deps, user, name, removidos_em)) binned.push({ name, id });
    const { length: restaurados } = await restoreRecords(deps, user, binned);
    return { restaurados };
  },
};
