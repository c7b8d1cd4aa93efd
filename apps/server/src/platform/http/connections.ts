import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { atOnce, progress } from './limits.ts';
import { addressOf } from './rate-limits.ts';
import { refuseConnection } from './unrouted-refusals.ts';

// Every connection is checked once a second: one timer instead of one for each request.
const SWEEP = 1_000;
// A handler whose client is gone keeps its place until it has ended, and no longer than this.
const ABANDONED = 30_000;

// After a stop began, the server waits so long for requests that are still arriving.
const TO_ARRIVE = 2_000;
const CLOSING_SWEEP = 100;
const FINISHING_POLL = 20;
// A balancer that keeps connections open sends its next request on most of them, and learns that they end.
const LINGERS = 250;

const ANSWER_SENT = 'http.server.response.finish';

/** One request on a connection. */
interface Exchange {
  answer: ServerResponse;
  holder: Holding;
}

/** The admission of a request. */
interface Holding {
  /** Whether its handler has begun, and not ended. */
  isUnderWay(): boolean;
  /** Gives everything back; called once or more. */
  leave(): void;
  /** Set for a request whose client is gone; called when its handler has ended. */
  whenAnswered?: () => void;
}

interface Connection {
  /** Requests without a complete answer, in the order of arrival. */
  open: Exchange[];
  /** False on a new connection: its first request may be on the way. */
  isUsed: boolean;
  /** The last request that announced a body. */
  incoming?: IncomingMessage;
  received: Progress;
  sent: Progress;
}

/** How many bytes had been moved at which moment; undefined while nothing has to move. */
interface Progress {
  since?: number;
  bytes: number;
}

interface Connections {
  /**
   * Follows a request. `leave` is called at the end of the answer or of the connection, which is the only event for an
   * answer that was queued behind another one. False when too many requests wait for an
   * answer; the connection is closed then.
   */
  follow(request: IncomingMessage, answer: ServerResponse, holder: Holding): boolean;
  /** Whether the next connection would be dropped. */
  areFull(): boolean;
  /** Accepts no more connections, and ends open ones after their next answer. Waits until the requests on open ones have arrived and are answered. */
  finish(): Promise<void>;
  /** The server stops: requests that have arrived are answered, others have a moment to arrive. */
  close(): void;
  isClosing(): boolean;
  stop(): void;
}

/** Bounds the number of connections, the requests that wait on one of them, and how slowly bytes may move. */
export function watchConnections(
  server: Server,
  { rateLimitScale, trustProxy }: Pick<Config, 'rateLimitScale' | 'trustProxy'>,
): Connections {
  const connections = new Map<Socket, Connection>();
  const ofAddress = new Map<string, number>();
  const abandoned = new Map<Exchange, number>();
  const mostOfAddress = Math.max(1, atOnce.connectionsOfAddress.max * rateLimitScale);
  server.maxConnections = Math.max(1, Math.floor(atOnce.connections.max * rateLimitScale));

  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket.remoteAddress ?? '');
    const count = (ofAddress.get(address) ?? 0) + 1;
    // Behind a proxy, all connections come from its address.
    if (trustProxy === false && count > mostOfAddress) return void socket.destroy();
    ofAddress.set(address, count);
    const connection: Connection = {
      open: [],
      isUsed: false,
      received: { bytes: 0 },
      sent: { bytes: 0 },
    };
    connections.set(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
      for (const exchange of connection.open) end(exchange);
    });
  });

  // A request may be refused before it is followed, and its body still arrives.
  server.prependListener('request', (request: IncomingMessage) => {
    const connection = connections.get(request.socket);
    if (connection && announcesBody(request)) connection.incoming = request;
  });

  // Node publishes it for every server of the process. A listener on each answer would cost a tenth of a small request, and
  // with `once` the request would stay in memory until a full garbage collection.
  const whenSent = (message: unknown) => {
    const { response, socket } = message as { response: ServerResponse; socket: Socket };
    endAnswered(response, socket);
  };
  subscribe(ANSWER_SENT, whenSent);

  function endAnswered(sent: ServerResponse, socket: Socket): void {
    const open = connections.get(socket)?.open ?? [];
    const index = open.findIndex(({ answer }) => answer === sent);
    for (const exchange of index === -1 ? [] : open.splice(index, 1)) end(exchange);
  }

  const timer = setInterval(sweep, SWEEP);
  timer.unref();
  let closing: NodeJS.Timeout | undefined;

  /** A handler continues after its connection has ended, and keeps its place until it is done. */
  function end(exchange: Exchange): void {
    const { holder } = exchange;
    if (isDone(exchange)) {
      holder.leave();
      return;
    }
    abandoned.set(exchange, Date.now());
    holder.whenAnswered = () => {
      abandoned.delete(exchange);
      holder.leave();
    };
  }

  function sweep(): void {
    const now = Date.now();
    for (const [exchange, since] of abandoned) {
      if (!isDone(exchange) && now - since < ABANDONED) continue;
      abandoned.delete(exchange);
      exchange.holder.leave();
    }
    for (const [socket, connection] of connections) {
      if (isStuck(connection.sent, unsent(socket) > 0, sent(socket), now)) socket.destroy();
      else if (isStuck(connection.received, isArriving(connection), socket.bytesRead, now))
        refuseSlow(socket, connection);
    }
  }

  return {
    follow(request, answer, holder) {
      const exchange = { answer, holder };
      const connection = connections.get(request.socket);
      // A request of `inject` has no connection.
      if (!connection) {
        answer.on('close', () => end(exchange));
        return true;
      }
      if (connection.open.length >= atOnce.pipelined.max) {
        request.socket.destroy();
        return false;
      }
      connection.isUsed = true;
      connection.open.push(exchange);
      // The answer to a handshake is not Node's own.
      if (isHandshake(request)) answer.on('close', () => endAnswered(answer, request.socket));
      return true;
    },
    areFull: () => connections.size >= server.maxConnections,
    async finish() {
      // After the connections that wait are accepted. Not `server.close()`: that also ends new connections whose first request is on the way.
      await nextTurn();
      NetServer.prototype.close.call(server);
      this.close();
      await sleep(LINGERS);
      while ([...connections.values()].some(isExpected)) await sleep(FINISHING_POLL);
    },
    isClosing: () => closing !== undefined,
    close() {
      if (closing) return;
      const from = Date.now();
      closing = setInterval(() => {
        if (Date.now() - from < TO_ARRIVE) return;
        for (const [socket, { open }] of connections) {
          const isAwaited = open.some(({ answer }) => answer.req.complete);
          if (isAwaited) continue;
          if (open.length > 0) refuseConnection(socket, 'OVERLOADED');
          else socket.destroy();
        }
      }, CLOSING_SWEEP);
    },
    stop() {
      unsubscribe(ANSWER_SENT, whenSent);
      clearInterval(timer);
      clearInterval(closing);
    },
  };
}

export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isDone = ({ answer, holder }: Exchange): boolean =>
  answer.writableEnded || answer.headersSent || !holder.isUnderWay();

const isHandshake = ({ headers }: IncomingMessage): boolean => headers.upgrade !== undefined;

/** A realtime socket stays open until the app closes, and is not waited for. */
const isExpected = ({ isUsed, open }: Connection): boolean =>
  !isUsed || open.some(({ answer }) => !isHandshake(answer.req));

/** Paused: the server itself is not reading now. */
const isArriving = ({ incoming }: Connection): boolean =>
  incoming !== undefined && !incoming.complete && incoming.readableFlowing === true;

function isStuck(last: Progress, mustMove: boolean, bytes: number, now: number): boolean {
  if (!mustMove || last.since === undefined || bytes - last.bytes >= progress.bytes) {
    last.since = mustMove ? now : undefined;
    last.bytes = bytes;
    return false;
  }
  return now - last.since >= progress.withinSeconds * 1000;
}

/** 408, where no answer has begun that it would be taken for a part of. */
function refuseSlow(socket: Socket, { open }: Connection): void {
  if (open.some(({ answer }) => answer.headersSent)) socket.destroy();
  else refuseConnection(socket, 'REQUEST_TIMEOUT');
}

// Private, because no public property follows one large write: `bytesWritten` counts all of it at its beginning, `writableLength` and 'drain'
// change at its end, and `setTimeout`, which reads the same handle, is content with one byte. A slow reader must take `progress.bytes`.
const handleOf = (socket: Socket) =>
  (socket as unknown as { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null })._handle;
const unsent = (socket: Socket): number => handleOf(socket)?.writeQueueSize ?? 0;
const sent = (socket: Socket): number => (handleOf(socket)?.bytesWritten ?? 0) - unsent(socket);
