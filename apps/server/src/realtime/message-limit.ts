import type { Server } from 'socket.io';
import type { Config } from '../platform/config.ts';
import { limits } from '../platform/http/limits.ts';

const { max, seconds } = limits.socketMessages;

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
        windowEnds = time + seconds * 1000;
      }
      if (++count > max * rateLimitScale) connection.request.socket.destroy();
    });
  });
}
