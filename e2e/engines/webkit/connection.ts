import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webSocketsOn } from './playwright-parts.ts';
import { notAvailable } from './refusals.ts';

/** The calls of one object on Playwright's wire, by their names there. */
export type Calls = Record<string, (params: any) => unknown>;
export type Wire = {
  /** Makes an object known to the client, and answers its calls. */
  create: (
    parent: string,
    type: string,
    guid: string,
    initializer: object,
    calls?: Calls,
  ) => { guid: string };
  emit: (guid: string, event: string, params: object) => void;
  dispose: (guid: string) => void;
};
type Message = { id: number; guid: string; method: string; params: any };

/** A failure with the details that Playwright's matchers show. */
export class WireError extends Error {
  readonly details: object;
  constructor(name: string, message: string, details: object = {}) {
    super(message);
    this.name = name;
    this.details = details;
  }
}

/** Playwright's client connects here as to a remote browser, so journeys use the usual `page`. */
export async function listen(onClient: (wire: Wire) => Calls, onLeave: () => void) {
  const server = createServer();
  webSocketsOn(server, (socket) => {
    const objects = new Map<string, { type: string; calls: Calls }>();
    const send = (message: object) => socket.send(JSON.stringify(message));
    const wire: Wire = {
      create(parent, type, guid, initializer, calls = {}) {
        objects.set(guid, { type, calls });
        send({ guid: parent, method: '__create__', params: { type, guid, initializer } });
        return { guid };
      },
      emit: (guid, method, params) => send({ guid, method, params }),
      dispose(guid) {
        objects.delete(guid);
        send({ guid, method: '__dispose__', params: {} });
      },
    };
    objects.set('', { type: 'Root', calls: onClient(wire) });

    const answer = async ({ id, guid, method, params }: Message) => {
      const object = objects.get(guid);
      const call = object?.calls[method];
      try {
        if (!call) return notAvailable(`${object?.type ?? guid}.${method}`);
        send({ id, result: (await call(params)) ?? {} });
      } catch (error) {
        const { name, message, details } = error as WireError;
        send({ id, error: { error: { name, message } }, errorDetails: details });
      }
    };
    socket.on('message', (data) => {
      const message: Message = JSON.parse(data.toString());
      // Messages about waits, for the client's traces only.
      if (message.method !== '__waitInfo__') void answer(message);
    });
    socket.on('close', onLeave);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    wsEndpoint: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
