import { randomUUID } from 'node:crypto';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import type { Hub, Listener, News } from '../platform/news.ts';
import { packed, unpacked } from './packets.ts';
import { openPgChannel } from './pg-channel.ts';

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
            // This process already delivered its own news.
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
    announceSessionsChanged: (userId) => spread([{ kind: 'sessions', userId }]),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ready: channel?.ready ?? Promise.resolve(),
    isHearing: () => channel?.isListening() ?? true,
    close: async () => channel?.close(),
  };
}
