import { connect, type Socket } from 'node:net';

/** A connection that sends bytes as no well-behaved client would. */
export interface RawClient {
  socket: Socket;
  /** Everything that came back until now. */
  answer(): string;
  /** The status of each answer that came back until now. */
  statuses(): number[];
  /** Resolves when the connection has ended. */
  closed: Promise<void>;
}

/** Connects and sends the text. A half-open client keeps its own half when the server has ended the other one. */
export async function rawClient(
  port: number,
  text: string,
  { from = '127.0.0.1', isReading = true, isHalfOpen = false } = {},
): Promise<RawClient> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: isHalfOpen });
  let answer = '';
  if (isReading)
    socket.on('data', (chunk) => {
      answer += chunk;
    });
  // The server may cut it at any moment.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await Promise.race([new Promise<void>((resolve) => socket.once('connect', () => resolve())), closed]);
  await new Promise<void>((resolve) => socket.write(text, () => resolve()));
  return {
    socket,
    answer: () => answer,
    statuses: () => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
    closed,
  };
}

/** A request in bytes. A body may be announced longer than it is. */
export function rawRequest(
  method: string,
  path: string,
  {
    headers = {},
    body = '',
    length,
  }: { headers?: Record<string, string>; body?: string; length?: number } = {},
): string {
  const announced = length ?? body.length;
  const lines = {
    Host: 'localhost',
    ...(announced > 0 && { 'Content-Length': String(announced) }),
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body}`;
}
