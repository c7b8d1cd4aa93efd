import { z } from 'zod';
import { requireUser } from '../../accounts/viewer.ts';
import { type FoundPlan, searchInPlans } from '../../entities/plan-search.ts';
import { readBounds } from '../../platform/http/bounds.ts';
import { validated } from '../../platform/http/validate.ts';
import type { ServerFunction } from './server-function.ts';

const asked = z.object({
  busca: z.string().max(readBounds.search),
  paciente_id: z.string().max(64).optional(),
  /** `continua` of the answer before. */
  depois_de: z.object({ created_date: z.string().max(40), id: z.string().max(64) }).optional(),
});

/** The plans inside which the words are written, newest first, and where. */
export const procurarNosCardapios: ServerFunction = {
  access: 'user',
  async run({ deps, viewer, body }) {
    const { busca, paciente_id, depois_de } = validated(asked, body);
    const { found, next } = await searchInPlans(deps.db, requireUser(viewer), {
      search: busca,
      patient: paciente_id,
      after: depois_de,
    });
    return { itens: found.map(shown), continua: next ?? null };
  },
};

const shown = ({ linha, ...plan }: FoundPlan) => ({
  ...plan,
  ...linha,
});
