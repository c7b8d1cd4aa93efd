import { vias } from '@alecrim/domain';
import { z } from 'zod';
import { requireUser } from '../../accounts/viewer.ts';
import { recordSending, sendingsOf } from '../../entities/sendings.ts';
import { entityService } from '../../entities/service.ts';
import { MOST_NAMES, patientsNamed } from '../../patients/named-patients.ts';
import { validated } from '../../platform/http/validate.ts';
import type { ServerFunction } from './server-function.ts';

const id = z.string('Informe o id do cardápio').max(64);

const sent = z.object({
  id,
  via: z.enum(vias),
  em: z.iso.datetime().optional(),
  versao: z.number().int().min(1).nullish(),
});

/** Records that a plan was sent, and how. */
export const registrarEnvio: ServerFunction = {
  access: 'user',
  async run({ deps, viewer, body }) {
    const { id, via, em, versao } = validated(sent, body);
    const plan = await entityService(deps, 'Cardapio', requireUser(viewer)).get(id);
    await recordSending(deps, plan, { via, em, versao: versao ?? undefined });
    return { ok: true };
  },
};

/** What was sent of a plan, how and when, newest first: for the plan's owner only. */
export const enviosDoCardapio: ServerFunction = {
  access: 'user',
  async run({ deps, viewer, body }) {
    const { id: asked } = validated(z.object({ id }), body);
    const plan = await entityService(deps, 'Cardapio', requireUser(viewer)).get(asked);
    return { envios: (await sendingsOf(deps.db, [plan.id])).get(plan.id) ?? [] };
  },
};

const names = z.object({ nomes: z.array(z.string().max(60)).max(MOST_NAMES) });

/** The patients who have one of these first names, so that a plan does not name another patient than its own. */
export const pacientesChamados: ServerFunction = {
  access: 'user',
  async run({ deps, viewer, body }) {
    const { nomes } = validated(names, body);
    return { nomes: await patientsNamed(deps.db, requireUser(viewer), nomes) };
  },
};
