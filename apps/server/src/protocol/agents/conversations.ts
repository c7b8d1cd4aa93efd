import { sql } from 'kysely';
import type { z } from 'zod';
import { decode, encode, engineOf } from '../../platform/db/dialect.ts';
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

export async function listConversations(
  deps: ReadDeps,
  ownerId: string,
  params: ListParams,
): Promise<Partial<Conversation>[]> {
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
  const conversations = await withMessages(deps, rows);
  return fields ? conversations.map((conversation) => picked(conversation, fields)) : conversations;
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

export async function addMessage(
  deps: WriteDeps,
  conversationId: string,
  { role, content, details }: NewMessage,
): Promise<Message> {
  const now = deps.now().toISOString();
  const row = {
    id: deps.newId(),
    conversation_id: conversationId,
    role,
    content,
    created_date: now,
    updated_date: now,
  };
  await deps.db.transaction().execute(async (db) => {
    await db
      .insertInto('messages')
      .values({ ...row, details: encode(engineOf(db), json, details) })
      .execute();
    await db
      .updateTable('conversations')
      .set({ updated_date: now })
      .where('id', '=', conversationId)
      .execute();
  });
  return asMessage({ ...row, details });
}

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

/** The number of messages and characters of a conversation. */
export async function sizeOf(db: Db, id: string): Promise<{ messages: number; characters: number }> {
  const row = await db
    .selectFrom('messages')
    .select([
      sql<number | string>`count(*)`.as('messages'),
      sql<number | string>`coalesce(sum(length(content)), 0)`.as('characters'),
    ])
    .where('conversation_id', '=', id)
    .executeTakeFirstOrThrow();
  return { messages: Number(row.messages), characters: Number(row.characters) };
}
