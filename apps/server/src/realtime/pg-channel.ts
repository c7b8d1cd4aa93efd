import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { CHANNEL_PREFIX } from '../platform/db/dialect.ts';
import { connectionNames, postgresDriver } from '../platform/db/postgres.ts';
import { prepareConnection } from '../platform/db/postgres-statements.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';

const FIRST_DELAY = 250;
const LAST_DELAY = 5_000;
// A connection may die silently; only a query can tell.
const ASK_EVERY = 15_000;
const ANSWER_WITHIN = 5_000;
// A person does not notice 20 ms; under load, hundreds of events are then sent in one statement.
const PAUSE = 20;
// Another process cannot know that it has missed events, so they are sent again. In a longer outage it loses its connection too.
const TRY_AGAIN_AFTER = 250;
const TRIES = 120;
const MOST_WAITING = 1_000;

interface ChannelOptions {
  db: Db;
  /** Leads to PostgreSQL itself: LISTEN belongs to a session. */
  listenUrl: string;
  log: Deps['log'];
  onText(text: string): void;
  onResync(): void;
}

interface Channel {
  ready: Promise<void>;
  isListening(): boolean;
  send(texts: readonly string[]): void;
  close(): Promise<void>;
}

/** LISTEN on a connection of its own, which reconnects by itself; NOTIFY through the pool. */
export function openPgChannel({ db, listenUrl, log, onText, onResync }: ChannelOptions): Channel {
  const { Client, escapeIdentifier } = postgresDriver();
  const { promise: ready, resolve: isReady } = withResolvers();
  let current: pg.Client | undefined;
  let delay = FIRST_DELAY;
  let retry: NodeJS.Timeout | undefined;
  let isListening = false;
  let isClosed = false;
  let hasRefusedPooler = false;

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: listenUrl,
      connectionTimeoutMillis: ANSWER_WITHIN,
      query_timeout: ANSWER_WITHIN,
      keepAlive: true,
      application_name: connectionNames.realtime,
    });
    current = client;
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client));
    client.on('notification', ({ payload }) => payload && onText(payload));
    try {
      await client.connect();
      if (!(await prepareConnection(client))) return refusePooler(client);
      const { rows } = await client.query<{ name: string }>('select current_schema()::text as name');
      await client.query(`listen ${escapeIdentifier(`${CHANNEL_PREFIX}${rows[0]?.name}`)}`);
    } catch (error) {
      return lose(client, error);
    }
    if (current !== client) return;
    delay = FIRST_DELAY;
    isListening = true;
    onResync();
    isReady();
  }

  /**
   * Behind a pooler events would get lost without a sign. This process then claims to hear nothing: its caches stay empty,
   * and it tries again in case the address leads elsewhere later.
   */
  function refusePooler(client: pg.Client): void {
    if (!hasRefusedPooler)
      log.error(
        'DATABASE_URL aponta para um pooler de conexões. Informe em DATABASE_LISTEN_URL o endereço direto do PostgreSQL: sem ele, mudanças feitas em outros processos só aparecem ao recarregar a página.',
      );
    hasRefusedPooler = true;
    delay = LAST_DELAY;
    lose(client);
  }

  function lose(client: pg.Client, error?: unknown): void {
    if (current !== client) return;
    current = undefined;
    isListening = false;
    client.end().catch(() => {});
    if (isClosed) return;
    // Once for an outage, not once for each attempt.
    if (delay === FIRST_DELAY)
      log.warn({ err: error }, 'realtime has lost its database connection and tries again');
    // Jitter, so that many processes do not reconnect at the same time.
    retry = setTimeout(() => void connect(), delay * (0.5 + Math.random()));
    delay = Math.min(delay * 2, LAST_DELAY);
  }

  const asking = setInterval(() => {
    const client = current;
    client?.query('select 1').catch((error) => lose(client, error));
  }, ASK_EVERY).unref();

  let waiting: string[] = [];
  let sending: Promise<void> | undefined;

  /** One statement at a time: events keep their order, and those that wait are sent together. */
  async function sendWaiting(): Promise<void> {
    for (let tries = 1; waiting.length > 0; ) {
      const texts = waiting;
      waiting = [];
      try {
        await sql`select pg_notify(${CHANNEL_PREFIX}::text || current_schema()::text, payload) from unnest(${texts}::text[]) as payload`.execute(
          db,
        );
        tries = 1;
      } catch (error) {
        if (isClosed || ++tries > TRIES || texts.length > MOST_WAITING) {
          log.warn({ err: error, count: texts.length }, 'change events for other processes were lost');
          tries = 1;
        } else waiting = [...texts, ...waiting];
      }
      if (!isClosed) await sleep(tries > 1 ? TRY_AGAIN_AFTER : PAUSE);
    }
    sending = undefined;
  }

  void connect();

  return {
    ready,
    isListening: () => isListening,
    send(texts) {
      if (isClosed) return;
      waiting.push(...texts);
      sending ??= sendWaiting();
    },
    async close() {
      isClosed = true;
      isListening = false;
      clearTimeout(retry);
      clearInterval(asking);
      isReady();
      await sending;
      await current?.end().catch(() => {});
    },
  };
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
