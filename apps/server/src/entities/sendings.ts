import type { Envio, Via } from '@alecrim/domain';
import { DAY_MS } from '@alecrim/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import type { AnyRecord } from './rows.ts';

/** As many as a plan keeps: years of sending it every month in every way. */
export const MOST_SENDINGS = 200;

interface Sent {
  via: Via;
  /** The moment of the press, by the clock of the browser. A browser without a connection tells it later. */
  em?: string | undefined;
  versao?: number | undefined;
}

/** Records one sending of a plan that the caller may write. The same one again, within its minute, changes nothing. */
export async function recordSending({ db, now }: Pick<Deps, 'db' | 'now'>, plan: AnyRecord, sent: Sent) {
  const row = {
    cardapio_id: plan.id,
    sent_date: minuteOf(sent.em, now()),
    via: sent.via,
    version: Math.min(sent.versao ?? plan.version, plan.version),
  };
  await db.transaction().execute(async (on) => {
    await on
      .insertInto('plan_sendings')
      .values(row)
      .onConflict((conflict) => conflict.columns(['cardapio_id', 'sent_date', 'via']).doNothing())
      .execute();
    await sql`delete from plan_sendings where cardapio_id = ${plan.id} and sent_date < (
      select min(sent_date) from (select sent_date from plan_sendings where cardapio_id = ${plan.id}
        order by sent_date desc limit ${MOST_SENDINGS}) as newest)`.execute(on);
  });
}

const LATEST_TOLD_MS = 30 * DAY_MS;

/** The minute of the sending. The present minute, if the clock of the device is wrong or its report comes too late. */
function minuteOf(told: string | undefined, now: Date): string {
  const at = told === undefined ? Number.NaN : Date.parse(told);
  const isCredible = at <= now.getTime() && at > now.getTime() - LATEST_TOLD_MS;
  const minute = new Date(isCredible ? at : now);
  minute.setUTCSeconds(0, 0);
  return minute.toISOString();
}

/** The sendings of these plans, by plan and newest first. */
export async function sendingsOf(db: Db, planIds: readonly string[]): Promise<Map<string, Envio[]>> {
  const sendings = new Map<string, Envio[]>(planIds.map((id) => [id, []]));
  if (planIds.length === 0) return sendings;
  const rows = await db
    .selectFrom('plan_sendings')
    .selectAll()
    .where('cardapio_id', 'in', planIds)
    .orderBy('sent_date', 'desc')
    .orderBy('via')
    .execute();
  for (const { cardapio_id, via, sent_date, version } of rows)
    sendings.get(cardapio_id)?.push({ via: via as Via, em: sent_date, versao: version });
  return sendings;
}
