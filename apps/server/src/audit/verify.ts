import type { AuditRow, Db } from '../platform/db/tables.ts';
import { sealOf } from './trail.ts';
import type { Witness } from './witness.ts';

export interface Verdict {
  /** How many entries were read and found whole. */
  entries: number;
  /** The first entry that is not as it was written, and what is wrong with it. */
  broken?: { seq: number; reason: string };
  /** The end of the chain; empty when there is none. */
  hash: string;
}

const PAGE = 1_000;

/** Reads the whole chain from its first entry. Call it inside a snapshot, or new entries look like a broken end. */
export async function verifyTrail(on: Db, witness?: Witness): Promise<Verdict> {
  let entries = 0;
  let hash = '';
  const broken = (seq: number, reason: string): Verdict => ({ entries, hash, broken: { seq, reason } });
  for (let rows = await page(on, 0); rows.length > 0; rows = await page(on, entries)) {
    for (const { hash: seal, ...entry } of rows) {
      const seq = entries + 1;
      if (entry.seq !== seq) return broken(seq, 'falta na trilha');
      if (sealOf(hash, entry) !== seal) return broken(seq, 'foi alterada depois de escrita');
      if (seq === witness?.seq && seal !== witness.hash)
        return broken(seq, `não é a que a testemunha viu em ${witness.at}`);
      entries = seq;
      hash = seal;
    }
  }
  const head = await on.selectFrom('audit_head').selectAll().executeTakeFirst();
  const last = Math.max(head?.seq ?? 0, witness?.seq ?? 0);
  if (last > entries) return broken(entries + 1, `falta: a trilha foi cortada (deveria ir até ${last})`);
  if ((head?.seq ?? 0) < entries || (head?.hash ?? '') !== hash)
    return broken(entries, 'não é a que o fim registrado da trilha indica');
  return { entries, hash };
}

const page = (on: Db, after: number): Promise<AuditRow[]> =>
  on.selectFrom('audit_entries').selectAll().where('seq', '>', after).orderBy('seq').limit(PAGE).execute();
