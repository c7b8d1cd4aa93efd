import { childrenOfPatient } from '@alecrim/domain';
import { sql } from 'kysely';
import { systemViewer } from '../accounts/viewer.ts';
import { eraseFiles, eraseHistory, eraseRecords } from '../entities/erase-records.ts';
import { recordsOf } from '../entities/repository.ts';
import { type Found, inPortions } from '../entities/rows.ts';
import { engineOf, forUpdate, isAnyOf, storedBytes } from '../platform/db/dialect.ts';
import { inTransaction } from '../platform/db/dialect-changes.ts';
import type { Db, OutboxRow } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { createPause } from '../platform/event-loop.ts';
import { type RecordHead, relatedHeads } from './patient-rows.ts';
import { type Person, scrubTask } from './scrub.ts';

// Some milliseconds; other writers wait for a transaction.
const AT_ONCE = 50;
const TRANSACTION_BYTES = 4_000_000;

/**
 * Erases all records of a patient with their versions and files, in the bin or not, a few at a time. The files go first:
 * an interrupted erasure finds them again by the records. Returns what it erased.
 */
export async function eraseChildren(db: Db, patientId: string): Promise<RecordHead[]> {
  const erased = await relatedHeads(db, patientId, childrenOfPatient);
  const pause = createPause();
  for (const name of childrenOfPatient) {
    const ids = erased.filter(({ entity }) => entity === name).map(({ id }) => id);
    await eraseFiles(db, name, ids);
    const sizes = await recordsOf(db, name, systemViewer).sizes(ids);
    for (const portion of inPortions(sizes, TRANSACTION_BYTES, AT_ONCE)) {
      const some = portion.map(({ id }) => id);
      await eraseHistory(db, name, some);
      await pause();
      await inTransaction(db, (on) => eraseRecords(on, name, some));
    }
  }
  return erased;
}

/** Erases plans of a patient with what is left of their history. A plan that belongs to another patient by then is not erased. */
export async function erasePlans(db: Db, patientId: string, own: readonly string[]): Promise<void> {
  const held = async (on: Db, ids: readonly string[]) => {
    const { rows } = await sql<{ id: string }>`select id from cardapios
      where paciente_id = ${patientId} and ${isAnyOf(engineOf(on), sql.ref('id'), ids)}
      order by id ${forUpdate(engineOf(on), 'cardapios')}`.execute(on);
    return rows.map((row) => row.id);
  };
  for (const portion of inPortions(
    await recordsOf(db, 'Cardapio', systemViewer).sizes(own),
    TRANSACTION_BYTES,
  )) {
    const ids = portion.map((plan) => plan.id);
    await eraseHistory(db, 'Cardapio', ids, held);
    await inTransaction(db, async (on) => eraseRecords(on, 'Cardapio', await held(on, ids)));
  }
}

/** Deletes mails to the patient, and the nutritionist's mails that name the patient, sent or waiting. */
export async function deleteMails(
  { db, tasks }: Pick<Deps, 'db' | 'tasks'>,
  person: Person,
  owners: readonly string[],
): Promise<void> {
  const addresses = person.identity.contacts
    .filter((contact) => contact.includes('@'))
    .map((address) => address.trim().toLowerCase());
  if (addresses.length > 0)
    await db
      .deleteFrom('outbox')
      .where(isAnyOf(engineOf(db), sql`lower(recipient)`, addresses))
      // Mails to accounts stay.
      .where('recipient', 'not in', (accounts) => accounts.selectFrom('users').select('email'))
      .execute();
  if (owners.length === 0) return;
  for await (const portion of mailsOf(db, owners)) {
    const contents = portion.map(({ subject, text_body }) => JSON.stringify({ subject, text_body }));
    const items = contents.map((content) => ({ kind: 'mail', content }) as const);
    const without = await tasks.run(scrubTask, { person, items }, person.id);
    const naming = portion.filter((_, i) => without[i] !== contents[i]).map(({ id }) => id);
    if (naming.length > 0)
      await db
        .deleteFrom('outbox')
        .where(isAnyOf(engineOf(db), sql.ref('id'), naming))
        .execute();
  }
}

type MailText = Pick<OutboxRow, 'id' | 'subject' | 'text_body'>;

// Rows of ids and sizes.
const HEADS_AT_ONCE = 1_000;

/** The mails that these accounts caused, as many at a time as can be read in one go. */
async function* mailsOf(db: Db, owners: readonly string[]): AsyncGenerator<MailText[]> {
  const pause = createPause();
  const bytes = sql<number>`${storedBytes(engineOf(db), sql.ref('text_body'))}`;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const heads: Found[] = await db
      .selectFrom('outbox')
      .select(['id', sql<number>`0`.as('version'), bytes.as('bytes')])
      .where('sender_id', 'in', owners)
      .where('id', '>', after)
      .orderBy('id')
      .limit(HEADS_AT_ONCE)
      .execute();
    for (const portion of inPortions(heads)) {
      await pause();
      yield await db
        .selectFrom('outbox')
        .select(['id', 'subject', 'text_body'])
        .where(
          'id',
          'in',
          portion.map(({ id }) => id),
        )
        .execute();
    }
    after = heads.length < HEADS_AT_ONCE ? undefined : heads.at(-1)?.id;
  }
}
