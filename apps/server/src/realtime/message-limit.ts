import type { Server } from 'socket.io';
import type { Config } from '../config.ts';

const MAX_PER_MINUTE = 100;
const MINUTE = 60_000;

interface Connection {
  request: { socket: { destroy(): void } };
  on(event: 'packet', listener: (packet: { type: string }) => void): void;
}

/** A client that talks too much is cut at once: counted before its messages are even decoded. */
export function limitMessages(
  engine: Server['engine'],
  { rateLimitScale }: Pick<Config, 'rateLimitScale'>,
): void {
  engine.on('connection', (connection: Connection) => {
    let count = 0;
    let windowEnds = 0;
    connection.on('packet', ({ type }) => {
      if (type !== 'message') return;
      const time = Date.now();
      if (time >= windowEnds) {
        count = 0;
        windowEnds = time + MINUTE;
      }
      if (++count > MAX_PER_MINUTE * rateLimitScale) connection.request.socket.destroy();
    });
  });
}
