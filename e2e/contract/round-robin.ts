import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A minimal load balancer: each request goes to the next server, and skips a server that refuses connections. */
export async function startRoundRobin(ports: readonly number[]) {
  const answered = new Map<number, number>();
  const agent = new Agent({ keepAlive: true });
  const open = new Set<Socket>();
  let next = 0;
  const portAt = (position: number) => ports[position % ports.length] as number;

  function pass(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    position = next++,
    tries = ports.length,
  ): void {
    const port = portAt(position);
    const { method, url } = incoming;
    const headers = withoutConnection(incoming.headers);
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent });
    passed.on('response', (response) => {
      answered.set(port, (answered.get(port) ?? 0) + 1);
      outgoing.writeHead(response.statusCode ?? 502, withoutConnection(response.headers));
      response.pipe(outgoing);
      response.on('error', () => outgoing.destroy());
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      // No work was done, or only a reading on a connection that was just closed: the next server can take it. Other
      // failures go to the client.
      const mayRepeat = error.code === 'ECONNREFUSED' || (passed.reusedSocket && method === 'GET');
      if (mayRepeat && tries > 1) pass(incoming, body, outgoing, position + 1, tries - 1);
      else outgoing.destroy();
    });
    passed.end(body);
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    pass(incoming, Buffer.concat(chunks), outgoing);
  });
  // A client that reuses a connection must not meet its end.
  server.keepAliveTimeout = 60_000;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, client: Socket, head: Buffer) => {
    const lines = rawHeaders.map((text, i) => (i % 2 ? `${text}\r\n` : `${text}: `)).join('');
    const upstream = connect(portAt(next++), '127.0.0.1', () => {
      upstream.write(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`);
      upstream.write(head);
      client.pipe(upstream).pipe(client);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many answers each server gave. */
    answered,
    async close() {
      agent.destroy();
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A connection belongs to one side of a balancer: whether it stays open is not passed on. */
const withoutConnection = ({ connection, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders => headers;
