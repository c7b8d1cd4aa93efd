import type { AuditAction } from './audit-actions.ts';

interface LinkState {
  ativo?: boolean | null;
  token_publico?: string | null;
  link_expira_em?: string | null;
}

/** What a save did to a plan's public link. */
export function linkActs(before: LinkState, after: LinkState): AuditAction[] {
  const acts: AuditAction[] = [];
  if (Boolean(before.ativo) !== Boolean(after.ativo))
    acts.push(after.ativo ? 'link_enabled' : 'link_disabled');
  if (before.token_publico !== after.token_publico) acts.push('link_replaced');
  if ((before.link_expira_em ?? null) !== (after.link_expira_em ?? null)) acts.push('link_expiry_changed');
  return acts;
}
