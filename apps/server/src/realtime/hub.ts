import { randomUUID } from 'node:crypto';
import { type EntityName, entityNames } from '@alecrim/domain';
import { z } from 'zod';
import type { ChangeEvent, ChangeListener, Hub } from '../platform/change-events.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { openPgChannel } from './pg-channel.ts';

interface HubOptions {
  db: Db;
  /** Set on PostgreSQL; the embedded database has one process only. */
  databaseUrl?: string;
  /** PostgreSQL's own address, if `databaseUrl` is that of a pooler. */
  databaseListenUrl?: string;
  log: Deps['log'];
}

export function createHub({ db, databaseUrl, databaseListenUrl, log }: HubOptions): Hub {
  const origin = randomUUID();
  const listeners = new Set<ChangeListener>();

  const tell: ChangeListener = (events) => {
    for (const listener of listeners) listener(events);
  };

  const channel =
    databaseUrl === undefined
      ? undefined
      : openPgChannel({
          db,
          listenUrl: databaseListenUrl ?? databaseUrl,
          log,
          onText(text) {
            const packet = unpacked(text);
            // This process has already delivered its own events.
            if (packet && packet.origin !== origin) tell(packet.events);
          },
          onResync: () => tell('resync'),
        });

  const publish = (events: readonly ChangeEvent[]) => {
    if (events.length === 0) return;
    tell(events);
    channel?.send(packed(origin, events));
  };

  return {
    announce: (changes) => publish(changes.map((change) => ({ kind: 'change', ...change }))),
    announceMessage: (message) => publish([{ kind: 'message', ...message }]),
    announceSessionsChanged: (userId) => publish([{ kind: 'sessions', userId }]),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ready: channel?.ready ?? Promise.resolve(),
    isListening: () => channel?.isListening() ?? true,
    close: async () => channel?.close(),
  };
}

// PostgreSQL refuses a notification of 8,000 bytes and more.
const MAX_BYTES = 7_500;

const id = z.string().max(64);

const event: z.ZodType<ChangeEvent> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('change'),
    entity: z.enum(entityNames as [EntityName, ...EntityName[]]),
    type: z.enum(['create', 'update', 'delete']),
    id,
    ownerId: id.nullable(),
  }),
  z.object({ kind: z.literal('message'), conversationId: id, messageId: id }),
  z.object({ kind: z.literal('sessions'), userId: id.nullable() }),
  z.object({ kind: z.literal('schema') }),
]);

// The key stays: during an upgrade, processes of the version before read it.
const packet = z.object({ origin: z.string(), news: z.array(event) });

interface Packet {
  origin: string;
  events: ChangeEvent[];
}

/** Change events as texts that fit into notifications; they carry ids only, never content. */
export function packed(origin: string, events: readonly ChangeEvent[]): string[] {
  const texts: string[] = [];
  const head = `{"origin":${JSON.stringify(origin)},"news":[`;
  let body = '';
  for (const event of events) {
    const text = JSON.stringify(event);
    if (body && head.length + body.length + text.length + 3 > MAX_BYTES) {
      texts.push(`${head}${body}]}`);
      body = '';
    }
    body += body ? `,${text}` : text;
  }
  if (body) texts.push(`${head}${body}]}`);
  return texts;
}

/** Undefined if another program, or another version of this one, sent the text. */
export function unpacked(text: string): Packet | undefined {
  try {
    const { data } = packet.safeParse(JSON.parse(text));
    return data && { origin: data.origin, events: data.news };
  } catch {
    return undefined;
  }
}
