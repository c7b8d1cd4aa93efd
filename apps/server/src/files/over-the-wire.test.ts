import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { soon } from '../testing/timing.ts';
import { aPng } from './testing/pictures.ts';

let app: TestApp;
let origin: string;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  origin = await app.listen();
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const PATH = '/api/apps/alecrim/integration-endpoints/Core/UploadFile';
const MB = 1024 * 1024;
const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const headers = () => ({
  authorization: `Bearer ${ana.token}`,
  'content-type': 'multipart/form-data; boundary=x',
});
const countFiles = async () => (await app.deps.db.selectFrom('files').select('id').execute()).length;

/** Sends chunk after chunk, as long as the other side takes them, and gives the status. */
async function sendChunks(total: number, extra: Record<string, string> = {}): Promise<number | undefined> {
  const request = httpRequest(`${origin}${PATH}`, { method: 'POST', headers: { ...headers(), ...extra } });
  const answered = once(request, 'response');
  request.write(head);
  const chunk = Buffer.alloc(MB, await aPng());
  for (let sent = 0; sent < total; sent += MB) {
    if (!request.write(chunk)) await Promise.race([once(request, 'drain'), answered]);
  }
  request.end('\r\n--x--\r\n');
  const [response] = await answered;
  response.resume();
  return response.statusCode;
}

test('T37 an upload of more than 50 MB is stopped with 413', async () => {
  expect(await sendChunks(60 * MB)).toBe(413);
});

test('T37 an upload with a Content-Length of one gigabyte is refused before its body arrives', async () => {
  const request = httpRequest(`${origin}${PATH}`, {
    method: 'POST',
    headers: { ...headers(), 'content-length': String(1024 * MB) },
  });
  request.on('error', () => undefined);
  request.write(head);
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(413);
  request.destroy();
});

test('an upload with a stale token is refused with 401', async () => {
  expect(await sendChunks(5 * MB, { authorization: 'Bearer stale' })).toBe(401);
});

test('R21 an upload whose connection breaks stores nothing, and the next upload works', async () => {
  const before = await countFiles();
  const content = await aPng({ width: 300, height: 300 });
  for (const cut of [0, 10, head.length, head.length + 8, head.length + content.length - 1]) {
    const body = Buffer.concat([Buffer.from(head), content]);
    const lines = Object.entries({
      ...headers(),
      host: 'localhost',
      'content-length': String(body.length + 10),
    });
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    await once(socket, 'connect');
    const start = `POST ${PATH} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`;
    await new Promise((done) =>
      socket.write(Buffer.concat([Buffer.from(start), body.subarray(0, cut)]), done),
    );
    socket.destroy();
  }
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), 'a.png');
  const { authorization } = headers();
  const response = await fetch(`${origin}${PATH}`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  expect(response.status).toBe(200);
  expect(await countFiles()).toBe(before + 1);
});

test('R33: readers that do not read hold the memory of their file, and are refused when their share is used up', async () => {
  const file = { name: 'a.pdf', content: Buffer.alloc(9 * MB, '%PDF-') };
  const core = '/integration-endpoints/Core';
  const { file_uri } = (await ana.upload(`${core}/UploadPrivateFile`, file)).body;
  const { signed_url } = (await ana.post(`${core}/CreateFileSignedUrl`, { file_uri })).body;
  const { pathname, search } = new URL(signed_url);
  const sockets: Socket[] = [];
  const open = async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    sockets.push(socket);
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    const [start] = await once(socket, 'data');
    socket.pause();
    return Number(String(start).split(' ')[1]);
  };
  const statuses: number[] = [];
  for (let i = 0; i < 16; i++) statuses.push(await open());
  // 128 MB.
  expect(statuses).toEqual([...Array(14).fill(200), 503, 503]);
  for (const socket of sockets) socket.destroy();
  await soon(async () => expect(await open()).toBe(200));
  sockets.at(-1)?.destroy();
});
