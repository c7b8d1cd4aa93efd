import { entityNamed } from '@alecrim/domain';
import type { Server } from 'socket.io';
import { type SignedIn, systemViewer } from '../accounts/viewer.ts';
import { recordsOf } from '../entities/repository.ts';
import type { AnyRecord } from '../entities/rows.ts';
import type { Deps } from '../platform/deps.ts';
import type { MessageNews, News } from '../platform/news.ts';
import { findConversation } from '../protocol/agents/conversations.ts';
import { audienceOf, conversationRoom, entityRoom } from './rooms.ts';
import { shortenedRecord } from './shortened-record.ts';

type PushDeps = Pick<Deps, 'db' | 'config' | 'now' | 'log'>;
type ChangeNews = News & { kind: 'change' };

// What goes to everybody names its owner as everybody reads it, without the sign-in address.
const anyPerson: SignedIn = { kind: 'user', id: '', email: '', role: 'user', sessionId: '' };

// An import may change thousands at once; they are read and sent by the hundred.
const AT_ONCE = 100;

/** Turns news into `update_model` events for the sockets of this process, in the order in which the news came. */
export function createPusher({ db, config, now, log }: PushDeps, io: Server) {
  let waiting: News[] = [];
  let isPushing = false;

  const hasAudience = (audience: string) => io.sockets.adapter.rooms.has(audience);
  const emit = (audience: string, room: string, data: unknown) =>
    io.to(audience).emit('update_model', { room, data: JSON.stringify(data) });

  async function pushWaiting(): Promise<void> {
    isPushing = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, AT_ONCE);
      waiting = waiting.slice(AT_ONCE);
      try {
        await push(batch);
      } catch (error) {
        log.warn({ err: error }, 'news could not be read for the sockets');
      }
    }
    isPushing = false;
  }

  async function push(batch: readonly News[]): Promise<void> {
    const records = await read(batch.filter((news) => news.kind === 'change'));
    for (const news of batch) {
      if (news.kind === 'change') pushChange(news, records.get(news.id));
      if (news.kind === 'message') await pushMessage(news);
    }
  }

  /** Each changed record once, with the rights of the server itself: the audience is what protects it. */
  async function read(changes: readonly ChangeNews[]): Promise<Map<string, AnyRecord>> {
    const found = new Map<string, AnyRecord>();
    for (const entity of new Set(changes.map((change) => change.entity))) {
      const ids = new Set(changes.filter((change) => change.entity === entity).map(({ id }) => id));
      const viewer = entityNamed(entity).readableBy === 'everyone' ? anyPerson : systemViewer;
      for (const record of await recordsOf(db, entity, viewer).findAny([...ids]))
        found.set(record.id, record);
    }
    return found;
  }

  function pushChange({ entity, type, id }: ChangeNews, record: AnyRecord | undefined): void {
    if (!record) return;
    // The owner as the database has it decides, not the one that the news name.
    const audience = audienceOf(config.appId, entity, record.created_by_id);
    emit(audience, entityRoom(config.appId, entity), {
      type,
      id,
      data: shortenedRecord(record),
      timestamp: now().toISOString(),
    });
  }

  async function pushMessage({ conversationId, messageId }: MessageNews): Promise<void> {
    const conversation = await findConversation({ db, config }, conversationId);
    const _message = conversation?.messages.find(({ id }) => id === messageId);
    // Old clients take the whole conversation, new ones only `_message`.
    if (_message)
      emit(conversationRoom(conversationId), conversationRoom(conversationId), { ...conversation, _message });
  }

  const isHeard = (news: News): boolean => {
    if (news.kind === 'change') return hasAudience(audienceOf(config.appId, news.entity, news.ownerId));
    return news.kind === 'message' && hasAudience(conversationRoom(news.conversationId));
  };

  return (news: readonly News[]): void => {
    waiting = waiting.concat(news.filter(isHeard));
    if (!isPushing) void pushWaiting();
  };
}
