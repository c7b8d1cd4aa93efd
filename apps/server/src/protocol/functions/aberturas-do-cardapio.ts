import { requireUser } from '../../accounts/viewer.ts';
import { entityService } from '../../entities/service.ts';
import { AppError } from '../../platform/errors.ts';
import type { ServerFunction } from './server-function.ts';

/** How often a plan's public link was opened, and when last: for the plan's owner only. */
export const aberturasDoCardapio: ServerFunction = {
  name: 'aberturasDoCardapio',
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
