import { AppError } from '../../platform/errors.ts';
import { findPublicPlan } from '../../public-page/public-lookup.ts';
import type { ServerFunction } from './server-function.ts';

/** The plan behind a public link, for every person who has the link. */
export const buscarCardapioPublico: ServerFunction = {
  name: 'buscarCardapioPublico',
  access: 'public',
  async run({ deps, body: { token } }) {
    if (token === undefined || token === null || token === '')
      throw new AppError('BAD_REQUEST', { message: 'Token não fornecido' });
    if (typeof token !== 'string') throw new AppError('BAD_REQUEST', { message: 'Token inválido' });
    const result = await findPublicPlan(deps, token);
    if (result.kind === 'inactive') throw new AppError('FORBIDDEN', { message: 'Cardápio desativado' });
    // An expired link tells no more than one that never was.
    if (result.kind !== 'found') throw new AppError('NOT_FOUND', { message: 'Cardápio não encontrado' });
    return result.menu;
  },
};
