import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A minimal load balancer: each request goes to the next server, and skips a server that refuses connections. */
export async function startRoundRobin(ports: readonly number[]) {
  const answered = new Map<number, number>();
  const open = new Set<Socket>();
  let next = 0;
  const turn = () => ports[next++ % ports.length] as number;

  function pass(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    tries = ports.length,
  ): void {
    const port = turn();
    const { method, url, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
    passed.on('response', (response) => {
      answered.set(port, (answered.get(port) ?? 0) + 1);
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      response.on('error', () => outgoing.destroy());
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      // The connection was refused, so no work was done and the next server can take it. Later failures go to the client.
      if (error.code === 'ECONNREFUSED' && tries > 1) pass(incoming, body, outgoing, tries - 1);
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
    const upstream = connect(turn(), '127.0.0.1', () => {
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
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
