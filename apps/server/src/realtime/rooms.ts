import { type EntityName, entityNamed, entityNames } from '@alecrim/domain';
import type { SignedIn } from '../accounts/viewer.ts';
import type { Deps } from '../platform/deps.ts';
import { isId } from '../platform/ids.ts';
import { ownsConversation } from '../protocol/agents/conversations.ts';

type RoomDeps = Pick<Deps, 'db' | 'config'>;

export const entityRoom = (appId: string, entity: EntityName): string => `entities:${appId}:${entity}`;
export const conversationRoom = (id: string): string => `/agent-conversations/${id}`;

/**
 * Who hears of a record. A room of the wire is app-wide by its name; the audience is that room cut down to those
 * who may read the record, so what one person must not see is never on the way to them.
 */
export function audienceOf(appId: string, entity: EntityName, ownerId: string | null): string {
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
