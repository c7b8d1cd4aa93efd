import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FailureCode } from '@alecrim/domain';
import type { Config } from '../config.ts';
import { AppError, failureBody } from '../errors.ts';
import { atOnce, progress } from './limits.ts';
import { addressOf } from './rate-limits.ts';
import { dataHeaders } from './security-headers.ts';

// Every connection is checked once a second: one timer instead of one for each request.
const SWEEP = 1_000;
// A handler whose client is gone keeps its place until it has ended, and no longer than this.
const ABANDONED = 30_000;

// After a stop began, the server waits so long for requests that are still arriving.
const TO_ARRIVE = 2_000;
const CLOSING_SWEEP = 100;

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
  open: Set<Exchange>;
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
  /** The server stops: requests that have arrived are answered, others have a moment to arrive. */
  close(): void;
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
    const connection: Connection = { open: new Set(), received: { bytes: 0 }, sent: { bytes: 0 } };
    connections.set(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
      for (const exchange of connection.open) end(exchange);
    });
  });

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
        answer.once('close', () => end(exchange));
        return true;
      }
      if (connection.open.size >= atOnce.pipelined.max) {
        request.socket.destroy();
        return false;
      }
      connection.open.add(exchange);
      if (announcesBody(request)) connection.incoming = request;
      answer.once('close', () => {
        if (connection.open.delete(exchange)) end(exchange);
      });
      return true;
    },
    close() {
      const from = Date.now();
      closing = setInterval(() => {
        if (Date.now() - from < TO_ARRIVE) return;
        for (const [socket, { open }] of connections) {
          const isAwaited = [...open].some(({ answer }) => answer.req.complete);
          if (isAwaited) continue;
          if (open.size > 0) refuseConnection(socket, 'OVERLOADED');
          else socket.destroy();
        }
      }, CLOSING_SWEEP);
    },
    stop() {
      clearInterval(timer);
      clearInterval(closing);
    },
  };
}

export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isDone = ({ answer, holder }: Exchange): boolean =>
  answer.writableEnded || answer.headersSent || !holder.isUnderWay();

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
  if ([...open].some(({ answer }) => answer.headersSent)) socket.destroy();
  else refuseConnection(socket, 'REQUEST_TIMEOUT');
}

/** Node's own socket timeout uses the same: only the handle knows how much of a large write the client has read. */
const handleOf = (socket: Socket) =>
  (socket as unknown as { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null })._handle;
const unsent = (socket: Socket): number => handleOf(socket)?.writeQueueSize ?? 0;
const sent = (socket: Socket): number => (handleOf(socket)?.bytesWritten ?? 0) - unsent(socket);

/** A failure in the usual shape, for requests without a reply of the router. */
function written(code: FailureCode) {
  const failure = new AppError(code);
  const body = JSON.stringify(failureBody(failure));
  const headers: [string, string][] = [
    ...dataHeaders.map(([name, value]): [string, string] => [name, value]),
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', String(Buffer.byteLength(body))],
  ];
  return { status: failure.status, headers, body };
}

/** Answers on a connection whose request never became one, and ends it. */
function refuseConnection(socket: Socket, code: FailureCode): void {
  if (socket.destroyed) return;
  const { status, headers, body } = written(code);
  const lines = [...headers, ['connection', 'close']].map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy();
}

/** An address that the router cannot read. */
export function refuseUnreadable(_error: unknown, _request: unknown, { raw }: { raw: ServerResponse }): void {
  const { status, headers, body } = written('BAD_REQUEST');
  raw.writeHead(status, Object.fromEntries(headers)).end(body);
}

/** For requests that the HTTP parser refuses or did not receive in time. */
export function refuseUnparsed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET') return;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuseConnection(socket, 'REQUEST_TIMEOUT');
  else if (error.code === 'HPE_HEADER_OVERFLOW') refuseConnection(socket, 'HEADERS_TOO_LARGE');
  else refuseConnection(socket, 'BAD_REQUEST');
}

/** Node would answer an expectation that it does not know by itself, without a body. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', ({ socket }: IncomingMessage) => refuseConnection(socket, 'BAD_REQUEST'));
}
