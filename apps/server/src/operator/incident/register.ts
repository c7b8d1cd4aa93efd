import { operator, writeAct } from '../../audit/trail.ts';
import { canonical } from '../../platform/db/canonical.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Facts } from './facts.ts';
import type { Scope } from './scope.ts';

/** One incident of the register (Res. CD/ANPD 15/2024 art. 10). It is stored in the trail, which is never trimmed and where a change is noticed. */
export interface Registered {
  /** The scope, as one text. */
  key: string;
  number: number;
  at: string;
  from: string;
  to: string;
  patients: number;
  withinReach: number;
  links: number;
}

/** Stores the incident; an incident that is already stored keeps its number. */
export async function registerIncident(
  deps: Pick<Deps, 'db' | 'now'>,
  { scope, affected, withinReach, links }: Facts,
): Promise<Registered> {
  const key = keyOf(scope);
  const stored = async () => (await incidentsIn(deps.db)).find((incident) => incident.key === key);
  const known = await stored();
  if (known) return known;
  const subject = scope.planId
    ? ({ entity: 'Cardapio', recordId: scope.planId } as const)
    : scope.account && ({ entity: 'User', recordId: scope.account.id } as const);
  await writeAct(deps, {
    action: 'incident_recorded',
    actor: operator,
    ...subject,
    details: {
      scope: key,
      from: scope.from,
      to: scope.to,
      patients: affected.length,
      withinReach: withinReach.length,
      links: links.length,
    },
  });
  const written = await stored();
  if (!written) throw new Error('the incident was not stored');
  return written;
}

export async function incidentsIn(db: Db): Promise<Registered[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['at', 'details'])
    .where('action', '=', 'incident_recorded')
    .orderBy('seq')
    .execute();
  return rows.map(({ at, details }, i) => {
    const { scope, ...rest } = JSON.parse(details);
    return { number: i + 1, at, key: scope, ...rest };
  });
}

/** Ids and moments: an address may change hands, and does not belong in the trail. */
const keyOf = ({ from, to, account, sessionId, planId }: Scope): string =>
  canonical({ from, to, account: account?.id ?? null, session: sessionId ?? null, plan: planId ?? null });
