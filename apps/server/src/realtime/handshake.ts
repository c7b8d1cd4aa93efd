import { type IncomingHttpHeaders, type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hidden, viewerOfToken } from '../accounts/access.ts';
import { anonymous, type Viewer } from '../accounts/viewer.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import type { App } from '../platform/http/app-type.ts';
import { atOnce, limits } from '../platform/http/limits.ts';
import { countingWindow } from '../platform/http/memory-limits.ts';
import { addressOf } from '../platform/http/rate-limits.ts';

/** The clients' own path, and the library's default one. */
const paths = ['/ws-user-apps/socket.io/', '/socket.io/'];

interface Upgrade {
  raw: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  timer: NodeJS.Timeout;
}

// Time for a handshake, and for a refused client to read why.
const HANDSHAKE_WITHIN = 10_000;
const LINGER = 1_000;

/** Hands an accepted connection over, with the visitor behind it. */
type Accept = (upgrade: Upgrade, viewer: Viewer) => void;

/**
 * A WebSocket handshake goes through the same routes and hooks as any other request: one place knows which hosts are
 * ours, which client is behind a proxy, and how a refusal looks.
 */
export function acceptHandshakes(app: App, deps: Deps, accept: Accept): { destroyAll(): void } {
  const pending = new WeakMap<IncomingMessage, Upgrade>();
  const open = new Set<Duplex>();
  const slots = createSlots(deps);

  app.server.on('upgrade', (raw: IncomingMessage, socket: NetSocket, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    // A request with a body does not open a socket, and its body could not be read any more.
    if (raw.method !== 'GET') {
      socket.write('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      return hangUp(socket);
    }
    const response = new ServerResponse(raw);
    response.shouldKeepAlive = false;
    response.assignSocket(socket);
    const timer = setTimeout(() => socket.destroy(), HANDSHAKE_WITHIN);
    socket.once('close', () => clearTimeout(timer));
    pending.set(raw, { raw, socket, head, timer });
    // Node emits it for its own responses only; the request's place is released with it.
    response.once('finish', () => {
      if (!pending.delete(raw)) return;
      response.emit('close');
      hangUp(socket);
    });
    app.routing(raw, response);
  });

  async function greet(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const upgrade = pending.get(request.raw);
    if (!upgrade)
      throw new AppError('BAD_REQUEST', { message: 'Este endereço só aceita conexões WebSocket.' });
    if (!isOwnOrigin(request.headers, deps.config.publicUrl)) throw new AppError('FORBIDDEN');
    const address = addressOf(request.ip);
    slots.countAttempt(address);
    const viewer = await viewerOf(request);
    const release = slots.take(viewer, address);
    handOver(upgrade, reply);
    keep(upgrade.socket, release);
    accept(upgrade, viewer);
    return reply;
  }

  /** Never an error: clients without a token send the text "null", and a refused client would retry without end. */
  async function viewerOf({ query }: FastifyRequest): Promise<Viewer> {
    const { app_id, token } = query as Record<string, unknown>;
    const isToken = typeof token === 'string' && !['', 'null', 'undefined'].includes(token);
    return isToken && app_id === deps.config.appId ? viewerOfToken(deps, token) : anonymous;
  }

  function keep(socket: Duplex, release: () => void): void {
    if (socket.destroyed) {
      release();
      return;
    }
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      release();
    });
  }

  function handOver({ raw, socket, timer }: Upgrade, reply: FastifyReply): void {
    reply.hijack();
    pending.delete(raw);
    clearTimeout(timer);
    // The HTTP part ends here.
    reply.request.admission.leave();
    reply.raw.detachSocket(socket as NetSocket);
    reply.raw.emit('finish');
    reply.raw.emit('close');
    const { EIO, transport } = reply.request.query as Record<string, unknown>;
    // The engine needs no more. The token must not stay in memory for the life of the socket.
    Object.assign(raw, { url: reply.request.url.split('?', 1)[0], _query: { EIO, transport } });
  }

  for (const path of paths) app.get(path, hidden('public'), greet);

  return {
    destroyAll() {
      for (const socket of open) socket.destroy();
    },
  };
}

/** The client may keep its half of the connection open for ever: after a moment the connection is cut. */
function hangUp(socket: NetSocket): void {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(timer));
}

/** Programs send no origin. A page must have ours: the public address, or the loopback host of the request. */
function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  const isLoopback = !publicUrl || new URL(publicUrl).host !== host;
  return isLoopback && origin === `http://${host}`;
}

/** How many sockets one person and one address may hold and open, in this process. Counted in memory: a flood must cost nothing. */
function createSlots(deps: Pick<Deps, 'config' | 'now'>) {
  const held = new Map<string, number>();

  return {
    countAttempt: countingWindow(deps, limits.socketAttempts),

    /** Takes a place until the returned function is called. */
    take(viewer: Viewer, address: string): () => void {
      const [key, max] =
        viewer.kind === 'user'
          ? [`user ${viewer.id}`, atOnce.socketsOfPerson.max]
          : // Visitors without an account hear nothing; the number only keeps one address from holding every connection.
            [`address ${address}`, atOnce.socketsOfAddress.max];
      const count = held.get(key) ?? 0;
      if (count >= max * deps.config.rateLimitScale) throw new AppError('RATE_LIMITED', { retryAfter: 30 });
      held.set(key, count + 1);
      return () => {
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
  };
}
