import type { Deps } from '../../platform/deps.ts';
import { AppError } from '../../platform/errors.ts';
import { sendJson } from '../../platform/http/responses.ts';
import { recentlyUsed, sharedByKey } from '../../public-page/made-pages.ts';
import { type Closed, findPublicLink, findPublicPlan } from '../../public-page/public-lookup.ts';
import type { ServerFunction } from './server-function.ts';

// Reading and writing a plan takes milliseconds: a link that many open costs them once.
const readOnce = sharedByKey<Buffer | Closed>();
const kept = recentlyUsed<Buffer>(100, { bytes: 16 * 1024 * 1024, sizeOf: ({ length }) => length });

/** The plan behind a public link, for every person who has the link. */
export const buscarCardapioPublico: ServerFunction = {
  name: 'buscarCardapioPublico',
  access: 'public',
  async run({ deps, reply, body: { token } }) {
    if (token === undefined || token === null || token === '')
      throw new AppError('BAD_REQUEST', { message: 'Token não fornecido' });
    if (typeof token !== 'string') throw new AppError('BAD_REQUEST', { message: 'Token inválido' });
    const found = await findPublicLink(deps, token);
    const menu = found.kind === 'found' ? await menuOf(deps, token, found.link.fingerprint) : found;
    if (Buffer.isBuffer(menu)) return sendJson(reply, menu);
    if (menu.kind === 'inactive') throw new AppError('FORBIDDEN', { message: 'Cardápio desativado' });
    // An expired link tells no more than one that never was.
    throw new AppError('NOT_FOUND', { message: 'Cardápio não encontrado' });
  },
};

async function menuOf(deps: Deps, token: string, fingerprint: string): Promise<Buffer | Closed> {
  return (
    kept.get(fingerprint) ??
    readOnce(fingerprint, async () => {
      const result = await findPublicPlan(deps, token);
      if (result.kind !== 'found') return result;
      const json = Buffer.from(JSON.stringify(result.menu));
      kept.set(result.plan.fingerprint, json);
      return json;
    })
  );
}
