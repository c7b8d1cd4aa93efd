import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Seen {
  /** Method and path, without the query. */
  line: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  /** Parsed when it is JSON, form fields when it is a form, undefined when there is none. */
  body: unknown;
}

export interface Loopback {
  url: string;
  server: Server;
  /** Requests in the order in which they came. */
  seen: Seen[];
  /** The answer to the next request; without one it is `200 {}`. */
  answer(status: number, body: unknown): void;
  /** Runs while the next request waits for its answer. */
  meanwhile(action: () => void): void;
  close(): Promise<void>;
}

/** A server that records its requests and sends prepared answers. */
export async function startLoopback(): Promise<Loopback> {
  const seen: Seen[] = [];
  const answers: [number, unknown][] = [];
  const actions: (() => void)[] = [];

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback');
    seen.push({
      line: `${request.method} ${pathname}`,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: await bodyOf(Buffer.concat(chunks), request.headers['content-type'] ?? ''),
    });
    actions.shift()?.();
    const [status, body] = answers.shift() ?? [200, {}];
    const isText = typeof body === 'string';
    response.writeHead(status, { 'Content-Type': isText ? 'text/html' : 'application/json' });
    response.end(isText ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    seen,
    answer: (status, body) => void answers.push([status, body]),
    meanwhile: (action) => void actions.push(action),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(bytes: Buffer, type: string): Promise<unknown> {
  if (bytes.length === 0) return undefined;
  if (type.startsWith('application/json')) return JSON.parse(bytes.toString());
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData();
  return Object.fromEntries(form);
}
