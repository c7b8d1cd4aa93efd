import { requireUser } from '../../accounts/viewer.ts';
import { entityService } from '../../entities/service.ts';
import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { sendJson } from '../../platform/http/responses.ts';
import { createLruCache } from '../../platform/lru-cache.ts';
import { singleFlight } from '../../platform/single-flight.ts';
import { type Closed, findPublicLink, findPublicPlan } from '../../public-page/public-lookup.ts';
import type { ServerFunction } from './server-function.ts';

// Reading and encoding a plan takes milliseconds, so the answer of a popular link is cached.
const readOnce = singleFlight<Buffer | Closed>();
const cached = createLruCache<Buffer>(16 * 1024 * 1024, ({ length }) => length);

/** The plan behind a public link, for every person who has the link. */
export const buscarCardapioPublico: ServerFunction = {
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
};

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

/** How often a plan's public link was opened, and when last: for the plan's owner only. */
export const aberturasDoCardapio: ServerFunction = {
  access: 'user',
  async run({ deps, viewer, body: { id } }) {
    const user = requireUser(viewer);
    if (typeof id !== 'string') throw new AppError('BAD_REQUEST', { message: 'Informe o id do cardápio' });
    const plan = await entityService(deps, 'Cardapio', user).get(id);
    const row = await deps.db
      .selectFrom('link_openings')
      .select(['total', 'last_opened_date'])
      .where('cardapio_id', '=', plan.id)
      .executeTakeFirst();
    return { total: row?.total ?? 0, ultima: row?.last_opened_date ?? null };
  },
};
