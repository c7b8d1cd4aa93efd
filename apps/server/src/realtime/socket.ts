import { createServer, type IncomingMessage } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { Viewer } from '../accounts/viewer.ts';
import type { Config } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import type { App } from '../platform/http/app-type.ts';
import { limits } from '../platform/http/limits.ts';
import { acceptHandshakes } from './handshake.ts';
import { viewerOn, watchSessions } from './live-sessions.ts';
import { audienceFor, createPusher } from './update-model.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How many realtime connections are open. */
    openSockets(): number;
  }
}

// A join is a line of text; no client sends nearly as much.
const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_ROOMS = 50;
// What waits for one client to read it: characters of messages, and bytes on their way into the kernel. The message that
// goes beyond is still taken: a conversation is sent whole.
const MAX_UNREAD = 2 * 1024 * 1024;
// Time for the closing handshake before open sockets are destroyed.
const CLOSING_GRACE = 500;

/** Realtime: sockets that join rooms and receive `update_model`. Every visitor may connect; every join is authorised. */
export function realtime(app: App, deps: Deps): void {
  const io = new Server({
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: 10_000,
  });
  // The library insists on a server to attach to; this one never listens, connections arrive from our own routes.
  io.attach(createServer());
  const viewers = new WeakMap<IncomingMessage, Viewer>();

  const handshakes = acceptHandshakes(app, deps, ({ raw, socket, head }, viewer) => {
    viewers.set(raw, viewer);
    io.engine.handleUpgrade(raw, socket, head);
  });
  app.decorate('openSockets', () => io.engine.clientsCount);
  limitMessages(io.engine, deps.config);
  cutSlowReaders(io.engine);
  io.on('connection', (socket) => {
    const viewer = viewers.get(socket.request);
    if (viewer?.kind === 'user') socket.data.viewer = viewer;
    serve(socket);
  });

  function serve(socket: Socket): void {
    // The rooms that the client wants now: a leave may overtake the check of a join.
    const wanted = new Set<string>();
    const audiences = new Map<string, string>();

    socket.on('join', async (room: unknown) => {
      const viewer = viewerOn(socket);
      if (!viewer || typeof room !== 'string' || wanted.has(room) || wanted.size >= MAX_ROOMS) return;
      wanted.add(room);
      const audience = await audienceFor(deps, viewer, room).catch(() => undefined);
      if (!audience) wanted.delete(room);
      else if (wanted.has(room) && socket.connected) {
        audiences.set(room, audience);
        await socket.join(audience);
      }
    });

    socket.on('leave', async (room: unknown) => {
      if (typeof room !== 'string' || !wanted.delete(room)) return;
      const audience = audiences.get(room);
      audiences.delete(room);
      if (audience) await socket.leave(audience);
    });
  }

  /** Clients reconnect by themselves and fetch what they missed. */
  function dropConnections(): void {
    for (const socket of io.sockets.sockets.values()) socket.conn.close();
  }

  // What this program would send is read by its old rules.
  deps.schema.onBlocked(dropConnections);

  const sessions = watchSessions(deps, io);
  const push = createPusher(deps, io, dropConnections);
  const unsubscribe = deps.hub.subscribe((events) => {
    if (events === 'resync') return dropConnections();
    push(events);
    for (const event of events) if (event.kind === 'sessions') void sessions.checkUser(event.userId);
  });

  app.addHook('preClose', async () => {
    unsubscribe();
    sessions.stop();
    await io.close();
    setTimeout(handshakes.destroyAll, CLOSING_GRACE).unref();
  });
}

const { max, seconds } = limits.socketMessages;

interface Connection {
  request: { socket: { writableLength: number; destroy(): void } };
  on(event: 'packet', listener: (packet: { type: string }) => void): void;
  on(event: 'packetCreate', listener: (packet: { data?: { length: number } }) => void): void;
  on(event: 'flush', listener: () => void): void;
}

/** A client that talks too much is cut at once: counted before its messages are even decoded. */
function limitMessages(engine: Server['engine'], { rateLimitScale }: Pick<Config, 'rateLimitScale'>): void {
  engine.on('connection', (connection: Connection) => {
    let count = 0;
    let windowEnds = 0;
    connection.on('packet', ({ type }) => {
      if (type !== 'message') return;
      const time = Date.now();
      if (time >= windowEnds) {
        count = 0;
        windowEnds = time + seconds * 1000;
      }
      if (++count > max * rateLimitScale) connection.request.socket.destroy();
    });
  });
}

/**
 * A client that does not read what it is sent is cut: the queue of the library has no bound. Clients reconnect by themselves
 * and fetch what they missed, which is less than what waited.
 */
function cutSlowReaders(engine: Server['engine']): void {
  engine.on('connection', (connection: Connection) => {
    const { socket } = connection.request;
    let waiting = 0;
    // All that waits is handed to the socket together, once it has written what it was handed before.
    connection.on('flush', () => {
      waiting = 0;
    });
    connection.on('packetCreate', ({ data }) => {
      if (waiting + socket.writableLength > MAX_UNREAD) socket.destroy();
      waiting += data?.length ?? 0;
    });
  });
}
