import { sql } from 'kysely';
import type { z } from 'zod';
import { type Found, type Row, readInPortions } from '../../entities/rows.ts';
import { decode, encode, engineOf, storedBytes } from '../../platform/db/dialect.ts';
import type { ConversationRow, Db, MessageRow } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import type { conversationShape, ListParams } from './requests.ts';

export type Conversation = z.infer<typeof conversationShape>;
type Message = Conversation['messages'][number];
type NewMessage = Pick<Message, 'role' | 'content'> & { details: Record<string, unknown> };

type ReadDeps = Pick<Deps, 'db' | 'config'>;

// Any JSON column is read and written the same way; the server does not look inside.
const json = { object: {} };

export async function ownsConversation(db: Db, ownerId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', id)
    .where('created_by_id', '=', ownerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** With its messages. The caller has checked the owner. */
export async function findConversation(deps: ReadDeps, id: string): Promise<Conversation | undefined> {
  const row = await deps.db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst();
  return row && (await withMessages(deps, [row]))[0];
}

/** With messages, they are read in portions while the list is sent: those of a hundred conversations are many megabytes. */
export async function listConversations(
  deps: ReadDeps,
  ownerId: string,
  params: ListParams,
): Promise<AsyncIterable<Partial<Conversation>> | Partial<Conversation>[]> {
  const { conditions, sort, limit, skip, fields } = params;
  const rows = await deps.db
    .selectFrom('conversations')
    .selectAll()
    .where('created_by_id', '=', ownerId)
    .where(sql<boolean>`${sql.join([sql`1 = 1`, ...conditions], sql` and `)}`)
    .orderBy(sort.field, sort.direction)
    .orderBy('id', sort.direction)
    .limit(limit)
    .offset(skip)
    .execute();
  if (fields && !fields.has('messages'))
    return rows.map((row) => picked(asConversation(deps, row, []), fields));
  const found = await sizesOf(deps.db, rows);
  return (async function* () {
    const read = (ids: string[]): Promise<Row[]> =>
      withMessages(
        deps,
        rows.filter(({ id }) => ids.includes(id)),
      );
    for await (const portion of readInPortions(found, read) as AsyncGenerator<Conversation[]>)
      yield* fields ? portion.map((conversation) => picked(conversation, fields)) : portion;
  })();
}

async function withMessages(deps: ReadDeps, rows: readonly ConversationRow[]): Promise<Conversation[]> {
  if (rows.length === 0) return [];
  const messages = await deps.db
    .selectFrom('messages')
    .selectAll()
    .where(
      'conversation_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('created_date')
    .orderBy('id')
    .execute();
  return rows.map((row) =>
    asConversation(
      deps,
      row,
      messages.filter((message) => message.conversation_id === row.id),
    ),
  );
}

function asConversation(
  { config }: ReadDeps,
  row: ConversationRow,
  messages: readonly MessageRow[],
): Conversation {
  const metadata = decode(json, row.metadata) as Record<string, unknown>;
  return { ...row, app_id: config.appId, metadata, messages: messages.map(asMessage) };
}

function asMessage({ id, role, content, created_date, updated_date, details }: MessageRow): Message {
  const more = decode(json, details) as Record<string, unknown>;
  return { ...more, id, role: role as Message['role'], content, created_date, updated_date };
}

function picked(conversation: Conversation, fields: ReadonlySet<string>): Partial<Conversation> {
  return Object.fromEntries(
    Object.entries(conversation).filter(([name]) => name === 'id' || fields.has(name)),
  );
}

type WriteDeps = Pick<Deps, 'db' | 'config' | 'now' | 'newId'>;

export async function createConversation(
  deps: WriteDeps,
  ownerId: string,
  { agentName, metadata }: { agentName: string; metadata: Record<string, unknown> },
): Promise<Conversation> {
  const now = deps.now().toISOString();
  const row = {
    id: deps.newId(),
    agent_name: agentName,
    created_by_id: ownerId,
    created_date: now,
    updated_date: now,
  };
  await deps.db
    .insertInto('conversations')
    .values({ ...row, metadata: encode(engineOf(deps.db), json, metadata) })
    .execute();
  return asConversation(deps, { ...row, metadata }, []);
}

/** Comes after all messages of the conversation, also when the clock was set back or is behind another process's. */
export async function addMessage(
  deps: WriteDeps,
  conversationId: string,
  { role, content, details }: NewMessage,
): Promise<Message> {
  const now = deps.now().toISOString();
  return deps.db.transaction().execute(async (db) => {
    const date = later(now, await newestDate(db, conversationId));
    const row = {
      id: deps.newId(),
      conversation_id: conversationId,
      role,
      content,
      created_date: date,
      updated_date: date,
    };
    await db
      .insertInto('messages')
      .values({ ...row, details: encode(engineOf(db), json, details) })
      .execute();
    await db
      .updateTable('conversations')
      .set({ updated_date: now })
      .where('id', '=', conversationId)
      .execute();
    return asMessage({ ...row, details });
  });
}

async function newestDate(db: Db, conversationId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('created_date')
    .where('conversation_id', '=', conversationId)
    .orderBy('created_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_date;
}

/** The date of a new message: now, or a millisecond after the newest one, because messages are read by their dates. */
const later = (now: string, newest: string | undefined): string =>
  newest === undefined || newest < now ? now : new Date(Date.parse(newest) + 1).toISOString();

export async function rewriteMessage(
  { db, now }: Pick<WriteDeps, 'db' | 'now'>,
  id: string,
  content: string,
): Promise<void> {
  await db
    .updateTable('messages')
    .set({ content, updated_date: now().toISOString() })
    .where('id', '=', id)
    .execute();
}

const bytesOf = (db: Db) =>
  sql<
    number | string
  >`coalesce(sum(octet_length(content) + ${storedBytes(engineOf(db), sql.ref('details'))}), 0)`;

async function sizesOf(db: Db, conversations: readonly ConversationRow[]): Promise<Found[]> {
  const ids = conversations.map(({ id }) => id);
  if (ids.length === 0) return [];
  const sizes = await db
    .selectFrom('messages')
    .select(['conversation_id', bytesOf(db).as('bytes')])
    .where('conversation_id', 'in', ids)
    .groupBy('conversation_id')
    .execute();
  const byId = new Map(sizes.map((row) => [row.conversation_id, Number(row.bytes)]));
  return ids.map((id) => ({ id, version: 0, bytes: byId.get(id) ?? 0 }));
}

/** The number of messages of a conversation and their size, with all that they carry. */
export async function sizeOf(db: Db, id: string): Promise<{ messages: number; bytes: number }> {
  const row = await db
    .selectFrom('messages')
    .select([sql<number | string>`count(*)`.as('messages'), bytesOf(db).as('bytes')])
    .where('conversation_id', '=', id)
    .executeTakeFirstOrThrow();
  return { messages: Number(row.messages), bytes: Number(row.bytes) };
}
