import { childrenOfPatient, type Identity, redactor } from '@alecrim/domain';
import { sql } from 'kysely';
import { eraseRecords } from '../entities/erase-records.ts';
import { inTransaction } from '../platform/db/dialect-changes.ts';
import type { Db } from '../platform/db/tables.ts';
import { createPause } from '../platform/event-loop.ts';
import { type RecordHead, relatedHeads } from './patient-rows.ts';

// Some milliseconds; other writers wait for a transaction.
const AT_ONCE = 50;

/**
 * Erases all records of a patient with their versions and files, in the bin or not, a few at a time. The foreign key of
 * these tables takes care of a record that is saved at the same moment. Returns what it erased.
 */
export async function eraseChildren(db: Db, patientId: string): Promise<RecordHead[]> {
  const erased = await relatedHeads(db, patientId, childrenOfPatient);
  const pause = createPause();
  for (const name of childrenOfPatient) {
    const ids = erased.filter(({ entity }) => entity === name).map(({ id }) => id);
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      await pause();
      await inTransaction(db, (on) => eraseRecords(on, name, ids.slice(first, first + AT_ONCE)));
    }
  }
  return erased;
}

/** Deletes mails to the patient, and the nutritionist's mails that name the patient, sent or waiting. */
export async function deleteMails(db: Db, identity: Identity, owners: readonly string[]): Promise<void> {
  const addresses = identity.contacts
    .filter((contact) => contact.includes('@'))
    .map((address) => address.trim().toLowerCase());
  if (addresses.length > 0)
    await db
      .deleteFrom('outbox')
      .where(sql<string>`lower(recipient)`, 'in', addresses)
      // Mails to accounts stay.
      .where('recipient', 'not in', (accounts) => accounts.selectFrom('users').select('email'))
      .execute();
  if (owners.length === 0) return;
  const redact = redactor(identity);
  const theirs = await db
    .selectFrom('outbox')
    .select(['id', 'subject', 'text_body'])
    .where('sender_id', 'in', owners)
    .execute();
  for (const { id, subject, text_body } of theirs)
    if ([subject, text_body].some((text) => redact.text(text) !== text))
      await db.deleteFrom('outbox').where('id', '=', id).execute();
}
