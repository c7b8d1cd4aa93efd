import { type EntityName, entityNamed, entityNames } from '@alecrim/domain';
import type { Server } from 'socket.io';
import type { SignedIn } from '../accounts/viewer.ts';
import type { ChangeEvent, MessageChange } from '../platform/change-events.ts';
import type { Deps } from '../platform/deps.ts';
import { isId } from '../platform/ids.ts';
import { findConversation, ownsConversation } from '../protocol/agents/conversations.ts';
import { type SentRecord, withRecords } from './changed-records.ts';

type PushDeps = Pick<Deps, 'db' | 'config' | 'now' | 'log'>;
type RecordEvent = ChangeEvent & { kind: 'change' };

// An import may change thousands at once; their sizes are read by the hundred.
const AT_ONCE = 100;

/**
 * Sends `update_model` to the sockets of this process for each change event, in the order of the events. `onLost` makes the
 * clients read everything anew.
 */
export function createPusher({ db, config, now, log }: PushDeps, io: Server, onLost: () => void) {
  let waiting: ChangeEvent[] = [];
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
        log.warn({ err: error }, 'changed records could not be read for the sockets');
        onLost();
      }
    }
    isPushing = false;
  }

  async function push(batch: readonly ChangeEvent[]): Promise<void> {
    for await (const { events, records } of withRecords(db, batch)) {
      for (const event of events) {
        if (event.kind === 'change') pushChange(event, records.get(event.id));
        if (event.kind === 'message') await pushMessage(event);
      }
    }
  }

  function pushChange({ entity, type, id }: RecordEvent, record: SentRecord | undefined): void {
    if (!record) return;
    // The owner in the database decides, not the owner in the event.
    const audience = audienceOf(config.appId, entity, record.created_by_id);
    emit(audience, entityRoom(config.appId, entity), {
      type,
      id,
      data: record,
      timestamp: now().toISOString(),
    });
  }

  async function pushMessage({ conversationId, messageId }: MessageChange): Promise<void> {
    const conversation = await findConversation({ db, config }, conversationId);
    const _message = conversation?.messages.find(({ id }) => id === messageId);
    // Old clients take the whole conversation, new ones only `_message`.
    if (_message)
      emit(conversationRoom(conversationId), conversationRoom(conversationId), { ...conversation, _message });
  }

  const hasListeners = (event: ChangeEvent): boolean => {
    if (event.kind === 'change') return hasAudience(audienceOf(config.appId, event.entity, event.ownerId));
    return event.kind === 'message' && hasAudience(conversationRoom(event.conversationId));
  };

  return (events: readonly ChangeEvent[]): void => {
    waiting = waiting.concat(events.filter(hasListeners));
    if (!isPushing) void pushWaiting();
  };
}

type RoomDeps = Pick<Deps, 'db' | 'config'>;

const entityRoom = (appId: string, entity: EntityName): string => `entities:${appId}:${entity}`;
const conversationRoom = (id: string): string => `/agent-conversations/${id}`;

/**
 * Who receives a record. The client's room is app-wide by its name; the audience is the part of it that may read the
 * record, so that nothing is sent to a person who must not see it.
 */
function audienceOf(appId: string, entity: EntityName, ownerId: string | null): string {
  const room = entityRoom(appId, entity);
  return entityNamed(entity).readableBy === 'everyone' ? room : `${room}#${ownerId}`;
}

/** The audience that joining a room makes a viewer part of; none when it is not a room, or not theirs. */
export async function audienceFor(
  { db, config }: RoomDeps,
  viewer: SignedIn,
  room: string,
): Promise<string | undefined> {
  const entity = entityNames.find((name) => entityRoom(config.appId, name) === room);
  if (entity) return audienceOf(config.appId, entity, viewer.id);
  const id = room.startsWith(conversationRoom('')) ? room.slice(conversationRoom('').length) : '';
  return isId(id) && (await ownsConversation(db, viewer.id, id)) ? room : undefined;
}
