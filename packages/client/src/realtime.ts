import type { Socket } from 'socket.io-client';

/** Changes before a `connected` status, the first or a later one, were missed: refetch the data. */
export type RealtimeStatus =
  | { state: 'connected' }
  | { state: 'disconnected' }
  | { state: 'failed'; error: unknown };

export interface Realtime {
  /** Joins the room with its first listener; the returned function leaves it with the last. */
  subscribe(room: string, listener: (data: unknown) => void): () => void;
  onStatus(listener: (status: RealtimeStatus) => void): () => void;
  /** Reconnects with the current token. */
  renew(): void;
  close(): void;
}

interface RealtimeOptions {
  serverUrl: string;
  appId: string;
  token(): string | undefined;
}

type Listeners = Set<(data: unknown) => void>;

const DELAY_MAX = 5_000;

// The figures that clients of the protocol use (P75).
const settings = {
  path: '/ws-user-apps/socket.io/',
  transports: ['websocket'],
  timeout: 20_000,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: DELAY_MAX,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
};

export function createRealtime({ serverUrl, appId, token }: RealtimeOptions): Realtime {
  const rooms = new Map<string, Listeners>();
  const watchers = new Set<(status: RealtimeStatus) => void>();
  let socket: Socket | undefined;
  let isLoading = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const tell = (status: RealtimeStatus) => {
    for (const watcher of watchers) watcher(status);
  };
  // A random delay, so that not all clients reconnect to a restarted server at the same moment.
  const later = (action: () => void) => {
    retry = setTimeout(action, DELAY_MAX * (1 - Math.random() / 2));
  };
  // Without a connection no message is sent: `connect` joins all rooms later.
  const emit = (event: 'join' | 'leave', room: string) => socket?.connected && socket.emit(event, room);
  const query = () => ({ app_id: appId, ...(token() && { token: token() }) });

  async function open(): Promise<void> {
    if (socket || isLoading) return;
    isLoading = true;
    try {
      const { io } = await import('socket.io-client');
      // All listeners may have left while the library was loading.
      if (rooms.size === 0) return;
      socket = listenTo(io(serverUrl || undefined, { ...settings, query: query(), forceNew: true }));
    } catch (error) {
      tell({ state: 'failed', error });
      if (rooms.size > 0) later(() => void open());
    } finally {
      isLoading = false;
    }
  }

  function listenTo(opened: Socket): Socket {
    const fail = (error: Error) => {
      // biome-ignore lint/suspicious/noConsole: a failed connection must show even when the program has no listener.
      console.warn('Realtime:', error.message);
      tell({ state: 'failed', error });
    };
    // The library does not reconnect a socket that the server closed or refused.
    const comeBack = () => later(() => opened.connect());
    return opened
      .on('connect', () => {
        for (const room of rooms.keys()) opened.emit('join', room);
        tell({ state: 'connected' });
      })
      .on('disconnect', (reason) => {
        tell({ state: 'disconnected' });
        if (reason === 'io server disconnect') comeBack();
      })
      .on('connect_error', (error) => {
        fail(error);
        if (!opened.active) comeBack();
      })
      .on('error', fail)
      .on('update_model', deliver);
  }

  function deliver(message: { room: string; data: string }): void {
    const listeners = rooms.get(message.room);
    if (!listeners) return;
    try {
      const data: unknown = JSON.parse(message.data);
      // Each listener is called separately, so that one that throws does not stop the others.
      for (const listener of listeners) queueMicrotask(() => listeners.has(listener) && listener(data));
    } catch (error) {
      tell({ state: 'failed', error });
    }
  }

  return {
    subscribe(room, listener) {
      const listeners: Listeners = rooms.get(room) ?? new Set();
      // A new function each time, so that the same listener can be subscribed twice.
      const own = (data: unknown) => listener(data);
      rooms.set(room, listeners.add(own));
      if (listeners.size === 1) emit('join', room);
      void open();
      return () => {
        if (!listeners.delete(own) || listeners.size > 0) return;
        rooms.delete(room);
        emit('leave', room);
      };
    },
    onStatus(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    renew() {
      if (!socket) return;
      clearTimeout(retry);
      socket.io.opts.query = query();
      socket.disconnect().connect();
    },
    close() {
      clearTimeout(retry);
      for (const listeners of rooms.values()) listeners.clear();
      rooms.clear();
      socket?.disconnect();
      socket = undefined;
    },
  };
}
