import { sql } from 'kysely';
import { encode, engineOf } from '../../platform/db/dialect.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Deps } from '../../platform/deps.ts';
import { asConversation, asMessage, type Conversation, json, type Message } from './conversations.ts';

export interface NewMessage {
  role: Message['role'];
  content: string;
  details: Record<string, unknown>;
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

/** How much a conversation holds already. */
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
