import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: any;
}

/** An OpenAI-compatible server on loopback that says what it is told to say and remembers what it was asked. */
export async function startFakeModel() {
  const requests: ModelRequest[] = [];
  let respond: RequestListener = (_request, response) => void response.writeHead(500).end();
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      requests.push({
        path: request.url ?? '',
        headers: request.headers,
        body: text ? JSON.parse(text) : undefined,
      });
      respond(request, response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sendJson =
    (value: unknown, status = 200): RequestListener =>
    (_request, response) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

  return {
    origin,
    url: `${origin}/v1`,
    requests,
    last: (): ModelRequest => requests.at(-1) as ModelRequest,
    says: (content: unknown) => {
      respond = sendJson({ choices: [{ index: 0, message: { role: 'assistant', content } }] });
    },
    answers: (value: unknown, status?: number) => {
      respond = sendJson(value, status);
    },
    behaves: (listener: RequestListener) => {
      respond = listener;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>;
