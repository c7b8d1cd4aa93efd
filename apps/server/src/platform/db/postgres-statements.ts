import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import type pg from 'pg';

/** How long statements may take on a connection, in milliseconds. The names are those of PostgreSQL's settings. */
const limits = {
  statement_timeout: 3_000,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

// Every query shape of the product fits, and a connection with all of them stays small.
const MAX_NAMES = 200;
const MAX_LENGTH = 5_000;
const MAX_CANDIDATES = 1_000;

export interface StatementNames {
  of(text: string): string | undefined;
  /** From now on no statement has a name. */
  giveUp(): void;
}

/**
 * A statement with a name is read and planned once for each connection, not for each call. It gets its name when it
 * is run the second time, so that statements which run only once do not fill the table of names. The name is a hash of
 * the text: a process that meets the name of another process meets the same statement.
 */
export function statementNames(): StatementNames {
  const names = new Map<string, string>();
  const candidates = new Set<string>();
  let isGivenUp = false;
  return {
    giveUp() {
      isGivenUp = true;
    },
    of(text) {
      if (isGivenUp) return undefined;
      const known = names.get(text);
      if (known !== undefined || names.size >= MAX_NAMES || !isWorthIt(text)) return known;
      if (!candidates.delete(text)) {
        if (candidates.size >= MAX_CANDIDATES) candidates.clear();
        candidates.add(text);
        return undefined;
      }
      const name = `a_${createHash('sha256').update(text).digest('hex').slice(0, 40)}`;
      names.set(text, name);
      return name;
    },
  };
}

/** Schema changes and transaction control are rare; `*` would change its meaning when a newer process adds a column. */
const isWorthIt = (text: string) =>
  text.length <= MAX_LENGTH &&
  /^\s*(select|insert|update|delete|with)\b/i.test(text) &&
  !/\*/.test(text.replaceAll('count(*)', ''));

/** What the driver knows of its connection and its types do not say. */
interface Session {
  processID: number | null;
  secretKey: number | null;
  host: string;
  port: number;
}

/**
 * Sets the limits of a new connection and returns whether it leads to PostgreSQL itself. A pooler shows another process
 * number than the one that answers, and what is set through it may end in another client's connection: there nothing is
 * set. Startup parameters would be shorter, but poolers refuse them.
 */
export async function prepareConnection(client: pg.Client | pg.PoolClient): Promise<boolean> {
  const { processID } = client as unknown as Session;
  const isOurs = `pg_backend_pid() = ${Number(processID ?? -1)}`;
  const set = Object.entries(limits).map(
    ([name, ms]) => `case when ${isOurs} then set_config('${name}', '${ms}', false) end`,
  );
  const text = `select ${isOurs} as is_direct, ${set.join(', ')}`;
  // The driver knows the limit, its types do not.
  const statement: pg.QueryConfig & { query_timeout: number } = {
    text,
    query_timeout: limits.statement_timeout,
  };
  const { rows } = await client.query<{ is_direct: boolean }>(statement);
  return rows[0]?.is_direct === true;
}

const BEGIN = /^\s*(begin|start transaction)\b/i;
const END = /^\s*(commit|rollback)\s*$/i;
const limitsOfTransaction = Object.entries(limits)
  .map(([name, ms]) => `; set local ${name} = ${ms}`)
  .join('');

interface Asking {
  names: StatementNames;
  /** Whether nothing lies between this process and PostgreSQL. */
  isDirect: boolean;
  /** After so many milliseconds without an answer the connection is ended. */
  silentAfter?: number;
}

type Ask = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * Replaces the `query` of a connection. Behind a pooler two statements may run on two connections of PostgreSQL. There a
 * statement has no name, a transaction brings its own limits, and a single statement that takes too long is cancelled
 * from here.
 */
export function askThrough(client: pg.Client, { names, isDirect, silentAfter }: Asking): void {
  const send = withCallback(client, silentAfter);
  let isInTransaction = false;

  const ask: Ask = async (text, values = []) => {
    if (BEGIN.test(text)) {
      isInTransaction = true;
      return isDirect ? send({ text }) : send({ text: `${text}${limitsOfTransaction}` });
    }
    if (END.test(text)) isInTransaction = false;
    if (!isDirect && !isInTransaction) return withCancel(client, () => send({ text, values }));
    const name = isDirect ? names.of(text) : undefined;
    if (name === undefined) return send({ text, values });
    return send({ name, text, values }).catch((error: unknown) => {
      if (!isOtherSession(error)) throw error;
      // A pooler that looks like PostgreSQL. Inside a transaction the failure has already undone everything.
      names.giveUp();
      if (isInTransaction) throw error;
      return send({ text, values });
    });
  };
  client.query = ask as typeof pg.Client.prototype.query;
}

/** The named statement is unknown here, or another client has made it: the connection of PostgreSQL is shared. */
export const isOtherSession = (error: unknown): boolean =>
  ['26000', '42P05'].includes((error as { code?: string }).code ?? '');

/**
 * Calls the driver with a callback. A result that the driver returns as a promise survives every minor garbage collection:
 * nearly all that PostgreSQL sent went to V8's old space and stayed there until a full collection.
 * A connection that stays silent is ended: its statement cannot run later, and the pool opens another connection.
 */
function withCallback(
  client: pg.Client,
  silentAfter: number | undefined,
): (statement: pg.QueryConfig) => Promise<pg.QueryResult> {
  const query = client.query.bind(client);
  return (statement) =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        void client.end();
        reject(new Error('Query read timeout'));
      };
      const timer = silentAfter === undefined ? undefined : setTimeout(giveUp, silentAfter);
      query(statement, (error: Error | null, result) => {
        clearTimeout(timer);
        if (error) reject(error);
        else resolve(result);
      });
    });
}

async function withCancel<T>(client: pg.Client, run: () => Promise<T>): Promise<T> {
  let cancelling: Promise<void> | undefined;
  const timer = setTimeout(() => {
    cancelling = cancelStatement(client);
  }, limits.statement_timeout);
  try {
    return await run();
  } finally {
    clearTimeout(timer);
    // Until PostgreSQL has done with the request, it may still cancel the next statement of the connection.
    await cancelling;
  }
}

const CANCEL = 80_877_102;

/**
 * Asks for the end of the running statement, on a connection of its own as the protocol wants it. The statement then fails.
 * PostgreSQL closes that connection when it has sent its signals, of which there may be two.
 */
function cancelStatement(client: pg.Client): Promise<void> {
  const { processID, secretKey, host, port } = client as unknown as Session;
  if (processID === null || secretKey === null) return Promise.resolve();
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  // A statement that cannot be cancelled ends by `silentAfter`.
  socket.on('error', () => {});
  socket.setTimeout(limits.statement_timeout, () => socket.destroy());
  const request = Buffer.alloc(16);
  for (const [place, value] of [16, CANCEL, processID, secretKey].entries())
    request.writeInt32BE(value, place * 4);
  socket.end(request).resume();
  return new Promise((resolve) => socket.once('close', () => resolve()));
}
