import { sql } from 'kysely';
import type { Deps } from '../deps.ts';

// Programs that open a link to show what is behind it, not to read it.
const ROBOTS = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|telegram|slack|discord|skype/i;

export const isRobot = (userAgent: string | undefined): boolean => !userAgent || ROBOTS.test(userAgent);

/** One more opening of a plan's link, and when: not by whom. */
export async function countOpening({ db, now }: Pick<Deps, 'db' | 'now'>, planId: string): Promise<void> {
  const last_opened_date = now().toISOString();
  await db
    .insertInto('link_openings')
    .values({ cardapio_id: planId, total: 1, last_opened_date })
    .onConflict((conflict) =>
      conflict.column('cardapio_id').doUpdateSet({ total: sql`link_openings.total + 1`, last_opened_date }),
    )
    .execute();
}
