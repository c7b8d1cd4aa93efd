import type { EntityName } from '@alecrim/domain';

/** What changed, without the content: the listener reads the record with its own rights. */
export interface Change {
  entity: EntityName;
  type: 'create' | 'update' | 'delete';
  id: string;
  ownerId: string | null;
}

export const changeOf = (
  entity: EntityName,
  type: Change['type'],
  { id, created_by_id }: { id: string; created_by_id: string | null },
): Change => ({ entity, type, id, ownerId: created_by_id });

/** A message that was added to a conversation, or that has grown. */
export interface MessageNews {
  conversationId: string;
  messageId: string;
}

export type News =
  | ({ kind: 'change' } & Change)
  | ({ kind: 'message' } & MessageNews)
  /** Sessions of this user, or of every user, may have ended or may do less; the database knows which. */
  | { kind: 'sessions'; userId: string | null };

/** A gap: news of other processes may have been missed until now. */
export type Listener = (news: readonly News[] | 'gap') => void;

/** Carries news to every process that serves the same database. */
export interface Hub {
  announce(changes: readonly Change[]): void;
  announceMessage(message: MessageNews): void;
  announceSessionsChanged(userId: string | null): void;
  subscribe(listener: Listener): () => void;
  /** Settles when news of other processes arrive. */
  ready: Promise<void>;
  /** Whether news of other processes arrive at this moment, as far as this process knows. */
  isHearing(): boolean;
  close(): Promise<void>;
}

export const silentHub: Hub = {
  announce: () => {},
  announceMessage: () => {},
  announceSessionsChanged: () => {},
  subscribe: () => () => {},
  ready: Promise.resolve(),
  isHearing: () => false,
  close: async () => {},
};
