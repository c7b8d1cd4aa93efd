import { type Entity, type EntityName, entityNamed } from '@alecrim/domain';
import { type SignedIn, systemViewer } from '../accounts/viewer.ts';
import { allColumnsOf, type Column, onceFor } from '../entities/query/columns.ts';
import { recordsOf } from '../entities/repository.ts';
import { type AnyRecord, inPortions } from '../entities/rows.ts';
import type { ChangeEvent } from '../platform/change-events.ts';
import type { Db } from '../platform/db/tables.ts';
import { yieldToEventLoop } from '../platform/event-loop.ts';

/** A record as the sockets get it. */
export type SentRecord = AnyRecord & { _oversize?: true };

// A plan of some 60 kB is long; larger ones would slow down every open tab at each save.
const MAX_RECORD = 64 * 1024;
const MAX_FIELD = 10 * 1024;
// A character is stored as three bytes at most: with so many, a record or a field is surely too long, and is not read to be measured.
const SURE = 3;

// Everybody may read these records, so they do not show the sign-in address of their owner.
const anyPerson: SignedIn = { kind: 'user', id: '', email: '', role: 'user', sessionId: '' };

// Some milliseconds of reading. The texts of a record are not in its size.
const PORTION_BYTES = 500_000;
const PORTION_RECORDS = 25;

interface Portion {
  events: readonly ChangeEvent[];
  /** By their ids, in the bin too. */
  records: ReadonlyMap<string, SentRecord>;
}

/**
 * Reads the changed records in portions, with the server's rights: the audience restricts who receives them. What is
 * too long to be sent is not read, and between two portions other requests have their turn.
 */
export async function* withRecords(db: Db, events: readonly ChangeEvent[]): AsyncGenerator<Portion> {
  const sizes = new Map<string, number>();
  for (const [name, ids] of byEntity(events))
    for (const { id, bytes } of await recordsOf(db, name, systemViewer).sizes(ids)) sizes.set(id, bytes);
  const isLong = (id: string) => (sizes.get(id) ?? 0) > SURE * MAX_RECORD;
  const sized = events.map((event) => {
    // A conversation may be long, and is read by itself.
    if (event.kind !== 'change') return { id: '', version: 0, bytes: PORTION_BYTES };
    return { id: '', version: 0, bytes: Math.min(sizes.get(event.id) ?? 0, SURE * MAX_RECORD) };
  });
  let from = 0;
  for (const { length } of inPortions(sized, PORTION_BYTES, PORTION_RECORDS)) {
    const portion = events.slice(from, from + length);
    from += length;
    yield { events: portion, records: await read(db, portion, isLong) };
    await yieldToEventLoop();
  }
}

async function read(
  db: Db,
  events: readonly ChangeEvent[],
  isLong: (id: string) => boolean,
): Promise<Map<string, SentRecord>> {
  const found = new Map<string, SentRecord>();
  for (const [name, ids] of byEntity(events)) {
    const entity = entityNamed(name);
    const records = recordsOf(db, name, entity.readableBy === 'everyone' ? anyPerson : systemViewer);
    for (const record of await records.findAny(ids.filter((id) => !isLong(id))))
      found.set(record.id, sizeOf(record) > MAX_RECORD ? shortened(record) : record);
    for (const record of await records.findAny(ids.filter(isLong), withoutLongLists(entity)))
      found.set(record.id, shortened(record));
  }
  return found;
}

function byEntity(events: readonly ChangeEvent[]): Map<EntityName, string[]> {
  const ids = new Map<EntityName, Set<string>>();
  for (const event of events)
    if (event.kind === 'change') ids.set(event.entity, (ids.get(event.entity) ?? new Set()).add(event.id));
  return new Map([...ids].map(([name, set]) => [name, [...set]]));
}

/** Without its long fields, and marked so that a reader fetches it when it is needed. */
function shortened(record: AnyRecord): SentRecord {
  const short = Object.entries(record).map(([name, value]) => [
    name,
    sizeOf(value) > MAX_FIELD ? emptied(value) : value,
  ]);
  return { ...Object.fromEntries(short), _oversize: true };
}

const sizeOf = (value: unknown): number => JSON.stringify(value ?? null).length;

const emptied = (value: unknown) => (Array.isArray(value) ? [] : '');

/** The columns of an entity, of which the database gives long lists as `emptied` leaves them. */
const withoutLongLists = onceFor((entity: Entity): readonly Column[] =>
  allColumnsOf(entity).map((column) =>
    typeof column.shape === 'object' ? { ...column, text: emptiedIfLong(column) } : column,
  ),
);

function emptiedIfLong({ shape, text }: Column): string {
  const empty = JSON.stringify(emptied(typeof shape === 'object' && 'listOf' in shape ? [] : {}));
  return `case when octet_length(cast(${text} as text)) > ${SURE * MAX_FIELD} then '${empty}' else ${text} end`;
}
