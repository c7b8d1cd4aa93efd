import type { PublicMenu } from '@alecrim/domain/pure';
import type { FastifyRequest } from 'fastify';
import { pictureIdIn, picturePath } from '../files/addresses.ts';
import type { Config } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import type { Sendable } from '../platform/http/compressed.ts';
import { type MessageName, messagePage } from './message-page.tsx';
import { openPublicPlan, type PlanFacts } from './public-lookup.ts';

interface FoundPlan {
  token: string;
  menu: PublicMenu;
  plan: PlanFacts;
}

const statuses = { not_found: 404, inactive: 403, expired: 410 } as const;
const reasons: Record<keyof typeof statuses, MessageName> = {
  not_found: 'notFound',
  inactive: 'inactive',
  expired: 'notFound',
};

/** The plan of the token in the address, or the page that says why there is none. */
export async function planOrMessage(
  deps: Deps,
  request: FastifyRequest,
): Promise<FoundPlan | { status: number; message: Sendable }> {
  const { token } = request.query as { token?: unknown };
  if (token === undefined || token === '') return { status: 400, message: messagePage('noToken') };
  const result = await openPublicPlan(deps, request.ip, token);
  if (result.kind !== 'found')
    return { status: statuses[result.kind], message: messagePage(reasons[result.kind]) };
  return { token: String(token), menu: withOwnPictures(deps.config, result.menu), plan: result.plan };
}

/** Nothing is loaded from elsewhere: a picture is one of ours, by its path on this very server, or it is not shown. */
function withOwnPictures(config: Config, menu: PublicMenu): PublicMenu {
  const own = (address: string | null) => {
    const id = pictureIdIn(address ?? '');
    return id ? picturePath(config, id) : null;
  };
  const { logo_url, foto_url } = menu.nutricionista;
  return {
    ...menu,
    nutricionista: { ...menu.nutricionista, logo_url: own(logo_url), foto_url: own(foto_url) },
  };
}
