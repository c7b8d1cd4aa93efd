import { setTimeout as sleep } from 'node:timers/promises';
import { atOnce } from '../../apps/server/src/platform/http/limits.ts';
import { type RawClient, rawClient, rawRequest } from '../../apps/server/src/testing/raw-client.ts';

export interface Target {
  url: string;
  port: number;
  /** Of a plan whose page is large. */
  link: string;
  /** The attacker's address: Linux answers on every address of 127.0.0.0/8. */
  from: string;
}

interface Attack {
  name: string;
  /** Opens connections; they stay as they are left. */
  begin(target: Target): Promise<RawClient[]>;
}

export const login = '/api/apps/alecrim/auth/login';
export const settings = '/api/apps/public/prod/public-settings/by-id/alecrim';
const upgrade = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  Origin: 'https://evil.example',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** What a stranger can do to connections. */
export const attacks: readonly Attack[] = [
  {
    name: 'pipelined requests, cut after 25 ms',
    async begin(target) {
      for (const perConnection of [41, atOnce.pipelined.max]) {
        const text = rawRequest('GET', `/VerCardapio?token=${target.link}`).repeat(perConnection);
        const flood = await many(target, 30, text);
        await sleep(25);
        for (const { socket } of flood) socket.destroy();
      }
      return [];
    },
  },
  {
    name: 'half-sent bodies',
    begin: (target) =>
      many(
        target,
        210,
        rawRequest('POST', login, {
          headers: { 'Content-Type': 'application/json' },
          body: '{"email":',
          length: 90,
        }),
      ),
  },
  {
    name: 'bodies that wait for 100 Continue, and chunks without an end',
    async begin(target) {
      const headers = { 'Content-Type': 'application/json' };
      const expecting = rawRequest('POST', login, {
        headers: { ...headers, Expect: '100-continue' },
        length: 90,
      });
      const chunked = rawRequest('POST', login, { headers: { ...headers, 'Transfer-Encoding': 'chunked' } });
      return [...(await many(target, 105, expecting)), ...(await many(target, 105, `${chunked}1\r\n{\r\n`))];
    },
  },
  {
    name: 'refused handshakes, half open',
    begin: (target) =>
      many(target, 205, rawRequest('GET', '/socket.io/?EIO=4&transport=websocket', { headers: upgrade }), {
        isHalfOpen: true,
      }),
  },
  {
    name: 'half-sent forms',
    begin: (target) =>
      many(
        target,
        94,
        rawRequest('POST', '/api/apps/alecrim/functions/buscarCardapioPublico', {
          headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
          body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nx',
          length: 2_900_000,
        }),
      ),
  },
  {
    name: 'answers that are never read',
    begin: (target) =>
      many(target, 150, rawRequest('GET', `/VerCardapio?token=${target.link}`).repeat(atOnce.pipelined.max), {
        isReading: false,
      }),
  },
  {
    name: 'silent connections',
    begin: (target) => many(target, atOnce.connectionsOfAddress.max + 200, ''),
  },
];

export const many = ({ port, from }: Target, count: number, text: string, options: object = {}) =>
  Promise.all(Array.from({ length: count }, () => rawClient(port, text, { from, ...options })));
