import { io, type Socket } from 'socket.io-client';
import { startTestApp, type TestOptions } from '../../testing/start-test-app.ts';
import { createHub } from '../hub.ts';

export interface Heard {
  room: string;
  data: any;
}

interface SocketOptions {
  token?: string;
  appId?: string;
  path?: string;
  headers?: Record<string, string>;
}

const opened = new Set<Socket>();

/** A socket as clients open it, with what it has heard so far. It does not come back by itself. */
export function aSocket(
  url: string,
  { token, appId = 'alecrim', path = '/ws-user-apps/socket.io/', headers }: SocketOptions = {},
) {
  const socket = io(url, {
    path,
    transports: ['websocket'],
    query: { app_id: appId, token: token ?? 'null' },
    extraHeaders: headers,
    forceNew: true,
    reconnection: false,
  });
  opened.add(socket);
  const heard: Heard[] = [];
  socket.on('update_model', ({ room, data }) => heard.push({ room, data: JSON.parse(data) }));
  const connected = new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error) => reject(Object.assign(error, { status: statusOf(error) })));
  });
  const gone = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  connected.catch(() => {});
  return { socket, heard, connected, gone };
}

export function closeSockets(): void {
  for (const socket of opened) socket.disconnect();
  opened.clear();
}

/** The HTTP status of a refused handshake, as the WebSocket library words it. */
function statusOf(error: Error & { description?: { message?: string } }): number | undefined {
  const status = /(\d{3})$/.exec(error.description?.message ?? '')?.[1];
  return status === undefined ? undefined : Number(status);
}

/** The test app with a hub of its own, listening. */
export async function startRealtimeApp(options: TestOptions = {}) {
  const test = await startTestApp({
    ...options,
    deps: (deps) => ({
      hub: createHub({ db: deps.db, databaseUrl: deps.config.databaseUrl, log: deps.log }),
      ...options.deps?.(deps),
    }),
  });
  const url = await test.listen();
  await test.deps.hub.ready;
  return {
    ...test,
    url,
    async close() {
      closeSockets();
      await test.app.close();
      await test.deps.hub.close();
      await test.close();
    },
  };
}
