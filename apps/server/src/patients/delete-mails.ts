import { type Identity, redactor } from '@alecrim/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';

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
