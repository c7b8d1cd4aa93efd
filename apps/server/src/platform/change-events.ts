import type { EntityName } from '@alecrim/domain';

/** A change of a record, without its content: a listener reads the record with its own rights. */
export interface RecordChange {
  entity: EntityName;
  type: 'create' | 'update' | 'delete';
  id: string;
  ownerId: string | null;
}

export const recordChange = (
  entity: EntityName,
  type: RecordChange['type'],
  { id, created_by_id }: { id: string; created_by_id: string | null },
): RecordChange => ({ entity, type, id, ownerId: created_by_id });

/** A new message in a conversation, or one that has become longer. */
export interface MessageChange {
  conversationId: string;
  messageId: string;
}

export type ChangeEvent =
  | ({ kind: 'change' } & RecordChange)
  | ({ kind: 'message' } & MessageChange)
  /** Sessions of this user, or of every user, may have ended or may do less; the database knows which. */
  | { kind: 'sessions'; userId: string | null }
  /** A process has changed the tables; the database knows its version. */
  | { kind: 'schema' };

/** `resync`: events of other processes may have been missed until now. */
export type ChangeListener = (events: readonly ChangeEvent[] | 'resync') => void;

/** Sends change events to every process that serves the same database. */
export interface Hub {
  announce(changes: readonly RecordChange[]): void;
  announceMessage(message: MessageChange): void;
  announceSessionsChanged(userId: string | null): void;
  subscribe(listener: ChangeListener): () => void;
  /** Resolves when events of other processes can arrive. */
  ready: Promise<void>;
  /** Whether events of other processes can arrive now, as far as this process knows. */
  isListening(): boolean;
  close(): Promise<void>;
}

export const silentHub: Hub = {
  announce: () => {},
  announceMessage: () => {},
  announceSessionsChanged: () => {},
  subscribe: () => () => {},
  ready: Promise.resolve(),
  isListening: () => false,
  close: async () => {},
};
