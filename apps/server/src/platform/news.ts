import type { EntityName } from '@alecrim/domain';

/** What changed, without the content: the listener reads the record with its own rights. */
export interface Change {
  entity: EntityName;
  type: 'create' | 'update' | 'delete';
  id: string;
  ownerId: string | null;
}

/** A message that was added to a conversation, or that has grown. */
export interface MessageNews {
  conversationId: string;
  messageId: string;
}

export type News =
  | ({ kind: 'change' } & Change)
  | ({ kind: 'message' } & MessageNews)
  /** Some session of this user may have ended; the database knows which. */
  | { kind: 'sessions'; userId: string };

/** A gap: news of other processes may have been missed until now. */
export type Listener = (news: readonly News[] | 'gap') => void;

/** Carries news to every process that serves the same database. */
export interface Hub {
  announce(changes: readonly Change[]): void;
  announceMessage(message: MessageNews): void;
  announceSessionsEnded(userId: string): void;
  subscribe(listener: Listener): () => void;
  /** Settles when news of other processes arrive. */
  ready: Promise<void>;
  close(): Promise<void>;
}

export const silentHub: Hub = {
  announce: () => {},
  announceMessage: () => {},
  announceSessionsEnded: () => {},
  subscribe: () => () => {},
  ready: Promise.resolve(),
  close: async () => {},
};
