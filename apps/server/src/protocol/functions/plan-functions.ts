import { vias } from '@alecrim/domain';
import { z } from 'zod';
import { searchInPlans } from '../../entities/plan-search.ts';
import { recordSending, sendingsOf } from '../../entities/sendings.ts';
import { entityService } from '../../entities/service.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { readBounds } from '../../platform/http/bounds.ts';
import { sendJson } from '../../platform/http/responses.ts';
import { validated } from '../../platform/http/validate.ts';
import { createLruCache } from '../../platform/lru-cache.ts';
import { singleFlight } from '../../platform/single-flight.ts';
import { type Closed, findPublicLink, findPublicPlan } from '../../public-page/public-lookup.ts';
import { forUser, type ServerFunctions } from './server-function.ts';

const search = z.object({
  busca: z.string().max(readBounds.search),
  paciente_id: z.string().max(64).optional(),
  /** `continua` of the answer before. */
  depois_de: z.object({ created_date: z.string().max(40), id: z.string().max(64) }).optional(),
});
const plan = z.object({ id: z.string('Informe o id do cardápio').max(64) });
const sending = plan.extend({
  via: z.enum(vias),
  em: z.iso.datetime().optional(),
  versao: z.number().int().min(1).nullish(),
});

export const planFunctions = {
  /** The plan behind a public link, for every person who has the link. */
  buscarCardapioPublico: {
    access: 'public',
    async run({ deps, reply, body: { token } }) {
      if (token === undefined || token === null || token === '')
        throw new AppError('BAD_REQUEST', { message: 'Token não fornecido' });
      if (typeof token !== 'string') throw new AppError('BAD_REQUEST', { message: 'Token inválido' });
      const found = await findPublicLink(deps, token);
      const menu = found.kind === 'found' ? await menuOf(deps, token, found.link.fingerprint) : found;
      if (Buffer.isBuffer(menu)) return sendJson(reply, menu);
      if (menu.kind === 'inactive') throw new AppError('FORBIDDEN', { message: 'Cardápio desativado' });
      // An expired link gets the same answer as an unknown one.
      throw new AppError('NOT_FOUND', { message: 'Cardápio não encontrado' });
    },
  },

  /** How often a plan's public link was opened, and when last: for the plan's owner only. */
  aberturasDoCardapio: forUser(async ({ deps, user, body: { id } }) => {
    if (typeof id !== 'string') throw new AppError('BAD_REQUEST', { message: 'Informe o id do cardápio' });
    const found = await entityService(deps, 'Cardapio', user).get(id);
    const row = await deps.db
      .selectFrom('link_openings')
      .select(['total', 'last_opened_date'])
      .where('cardapio_id', '=', found.id)
      .executeTakeFirst();
    return { total: row?.total ?? 0, ultima: row?.last_opened_date ?? null };
  }),

  /** The plans inside which the words are written, newest first, and where. */
  procurarNosCardapios: forUser(async ({ deps, user, body }) => {
    const { busca, paciente_id: patient, depois_de: after } = validated(search, body);
    const { found, next } = await searchInPlans(deps.db, user, { search: busca, patient, after });
    return { itens: found.map(({ linha, ...shown }) => ({ ...shown, ...linha })), continua: next ?? null };
  }),

  /** Records that a plan was sent, and how. */
  registrarEnvio: forUser(async ({ deps, user, body }) => {
    const { id, via, em, versao } = validated(sending, body);
    const found = await entityService(deps, 'Cardapio', user).get(id);
    await recordSending(deps, found, { via, em, versao: versao ?? undefined });
    return { ok: true };
  }),

  /** What was sent of a plan, how and when, newest first: for the plan's owner only. */
  enviosDoCardapio: forUser(async ({ deps, user, body }) => {
    const { id } = await entityService(deps, 'Cardapio', user).get(validated(plan, body).id);
    return { envios: (await sendingsOf(deps.db, [id])).get(id) ?? [] };
  }),
} satisfies ServerFunctions;

// Reading and encoding a plan takes milliseconds, so the answer of a popular link is cached.
const readOnce = singleFlight<Buffer | Closed>();
const cached = createLruCache<Buffer>(16 * 1024 * 1024, ({ length }) => length);

async function menuOf(deps: Deps, token: string, fingerprint: string): Promise<Buffer | Closed> {
  return (
    cached.get(fingerprint) ??
    readOnce(fingerprint, async () => {
      const result = await findPublicPlan(deps, token);
      if (result.kind !== 'found') return result;
      const json = Buffer.from(JSON.stringify(result.menu));
      cached.set(result.plan.fingerprint, json);
      return json;
    })
  );
}
