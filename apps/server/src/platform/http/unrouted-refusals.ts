import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FailureCode } from '@alecrim/domain';
import { AppError, failureBody } from '../errors.ts';
import { dataHeaders } from './security-headers.ts';

/** A failure in the usual shape, for requests without a reply of the router. */
function written(code: FailureCode) {
  const failure = new AppError(code);
  const body = JSON.stringify(failureBody(failure));
  const headers: [string, string][] = [
    ...dataHeaders.map(([name, value]): [string, string] => [name, value]),
    ['content-type', 'application/json; charset=utf-8'],
    ['content-length', String(Buffer.byteLength(body))],
  ];
  return { status: failure.status, headers, body };
}

/** Answers on a connection whose request never became one, and ends it. */
export function refuseConnection(socket: Socket, code: FailureCode): void {
  if (socket.destroyed) return;
  const { status, headers, body } = written(code);
  const lines = [...headers, ['connection', 'close']].map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy();
}

/** An address that the router cannot read. */
export function refuseUnreadable(_error: unknown, _request: unknown, { raw }: { raw: ServerResponse }): void {
  const { status, headers, body } = written('BAD_REQUEST');
  raw.writeHead(status, Object.fromEntries(headers)).end(body);
}

/** For requests that the HTTP parser refuses or did not receive in time. */
export function refuseUnparsed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET') return;
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuseConnection(socket, 'REQUEST_TIMEOUT');
  else if (error.code === 'HPE_HEADER_OVERFLOW') refuseConnection(socket, 'HEADERS_TOO_LARGE');
  else refuseConnection(socket, 'BAD_REQUEST');
}

/** Node would answer an expectation that it does not know by itself, without a body. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', ({ socket }: IncomingMessage) => refuseConnection(socket, 'BAD_REQUEST'));
}
