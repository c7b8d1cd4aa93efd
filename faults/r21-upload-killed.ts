import { connect } from 'node:net';
import { openDatabase } from '../apps/server/src/platform/db/open.ts';
import { claim, type Fault } from './fault.ts';
import { signUp } from './lib/client.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAAeCAMAAABHRo19AAAAA1BMVEXZjjJI9dcgAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAF0lEQVQ4y2NgGAWjYBSMglEwCkYBdgAAByYAAeJU89IAAAAASUVORK5CYII=',
  'base64',
);

/** The bytes of an upload request; the fault sends only the first of them. */
function uploadBytes(url: URL, token: string): Buffer {
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), png, Buffer.from('\r\n--x--\r\n')]);
  const lines = [
    'POST /api/apps/alecrim/integration-endpoints/Core/UploadFile HTTP/1.1',
    `Host: ${url.host}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${body.length}`,
    '\r\n',
  ];
  return Buffer.concat([Buffer.from(lines.join('\r\n')), body]);
}

export const uploadKilled: Fault = {
  number: 'R21',
  title: 'kill -9 in the middle of an upload',
  engines: ['sqlite', 'postgres'],
  shortOn: [],
  async run(world) {
    const kills = 25;
    let server = await world.start();
    const { token } = await signUp(server.url);
    const url = new URL(server.url);
    const whole = uploadBytes(url, token);
    for (let i = 0; i < kills; i++) {
      const socket = connect(Number(url.port), url.hostname);
      socket.on('error', () => {});
      // Every third upload is complete: then the kill comes while the picture is stored, or just after.
      const isWhole = i % 3 === 0;
      const sent = isWhole ? whole.length : Math.floor(Math.random() * whole.length);
      await new Promise((resolve) => socket.write(whole.subarray(0, sent), resolve));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * (isWhole ? 300 : 20)));
      await server.kill('SIGKILL');
      socket.destroy();
      server = await world.start();
    }
    await server.kill('SIGTERM');
    const { db, close } = openDatabase({ databaseUrl: world.databaseUrl, dataDir: world.dataDir });
    const files = await db.selectFrom('files').selectAll().execute();
    await close();
    server = await world.start();
    for (const file of files) {
      const response = await fetch(`${server.url}/api/apps/alecrim/files/${file.id}.webp`);
      claim(response.ok, `A stored picture answers ${response.status}.`);
    }
    return `${kills} kills, ${files.length} whole pictures, no half one; the server started every time`;
  },
};
