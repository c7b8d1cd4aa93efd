import { randomUUID } from 'node:crypto';
import type { EntityName } from '@alecrim/domain';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { packed, unpacked } from './packets.ts';
import { openPgChannel } from './pg-channel.ts';

/** What changed, without the content: whoever listens reads it with their own rights. */
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

interface HubOptions {
  db: Db;
  /** Set on PostgreSQL; the embedded database has one process only. */
  databaseUrl?: string;
  log: Deps['log'];
}

export function createHub({ db, databaseUrl, log }: HubOptions): Hub {
  const origin = randomUUID();
  const listeners = new Set<Listener>();

  const tell: Listener = (news) => {
    for (const listener of listeners) listener(news);
  };

  const channel =
    databaseUrl === undefined
      ? undefined
      : openPgChannel({
          db,
          databaseUrl,
          log,
          onText(text) {
            const packet = unpacked(text);
            // What this process said itself was told at once.
            if (packet && packet.origin !== origin) tell(packet.news);
          },
          onGap: () => tell('gap'),
        });

  const spread = (news: readonly News[]) => {
    if (news.length === 0) return;
    tell(news);
    channel?.send(packed(origin, news));
  };

  return {
    announce: (changes) => spread(changes.map((change) => ({ kind: 'change', ...change }))),
    announceMessage: (message) => spread([{ kind: 'message', ...message }]),
    announceSessionsEnded: (userId) => spread([{ kind: 'sessions', userId }]),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ready: channel?.ready ?? Promise.resolve(),
    close: async () => channel?.close(),
  };
}
