import type { Stored } from '@alecrim/domain';

export type LinkState = 'working' | 'private' | 'expired';

/** Whether the link shows the plan now. */
export function linkState({ ativo, link_expira_em }: Stored<'Cardapio'>, now = new Date()): LinkState {
  if (!ativo) return 'private';
  return link_expira_em && link_expira_em <= now.toISOString() ? 'expired' : 'working';
}
