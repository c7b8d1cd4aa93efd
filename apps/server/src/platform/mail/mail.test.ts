import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFakeSmtp } from '../../testing/fake-smtp.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { deliverDue, enqueueMail, forgetOldMail, LEASE_SECONDS } from './outbox.ts';
import { letterTo, templates } from './templates.ts';
import { createTransport, SEND_WITHIN_MS, smtpOptions } from './transport.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const aMail = (over: object = {}) => ({
  ...letterTo('rui@example.com', templates.verification('123456')),
  ...over,
});
const later = (seconds: number) => {
  app.clock.time = new Date(Date.now() + seconds * 1000);
};

test('without a mail server every mail becomes a file that only its owner can read', async () => {
  await enqueueMail(app.deps, aMail());
  expect(await deliverDue(app.deps, createTransport(app.deps.config))).toBe(1);
  const folder = join(app.deps.config.dataDir, 'mail');
  const [name = ''] = readdirSync(folder);
  const text = readFileSync(join(folder, name), 'utf8');
  expect(text).toContain('To: rui@example.com');
  expect(text).toContain('123456');
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

describe('a mail server', () => {
  test('S41: on another machine is used only with TLS', () => {
    expect(smtpOptions('smtp://u:p@mail.example.com:587').requireTLS).toBe(true);
    expect(smtpOptions('smtp://127.0.0.1:2525').requireTLS).toBe(false);
  });

  test('that does not answer times out before another process may send the same mail', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const connected = once(silent, 'connection');
    const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const { greetingTimeout, connectionTimeout, socketTimeout } = smtpOptions(smtpUrl);
    expect(Math.max(greetingTimeout + connectionTimeout, socketTimeout)).toBeLessThan(60_000);
    await enqueueMail(app.deps, aMail());
    const transport = createTransport({ ...app.deps.config, smtpUrl });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const delivery = deliverDue(app.deps, transport);
    await connected;
    await vi.advanceTimersByTimeAsync(greetingTimeout);
    vi.useRealTimers();
    expect(await delivery).toBe(0);
    silent.close();
  });

  test('R23: that answers a little and never ends is left after a while, and the mail waits', async () => {
    const talkative = createServer((socket) => {
      let timer: NodeJS.Timeout | undefined;
      socket.on('error', () => {}).on('close', () => clearInterval(timer));
      socket.write('220 fake\r\n');
      socket.on('data', (chunk) => {
        if (timer) return;
        socket.write(/^DATA/i.test(String(chunk)) ? '354 go on\r\n' : '250 ok\r\n');
        if (/^DATA/i.test(String(chunk))) timer = setInterval(() => socket.write('250-one moment\r\n'), 20);
      });
    });
    await new Promise<void>((resolve) => talkative.listen(0, '127.0.0.1', resolve));
    const smtpUrl = `smtp://127.0.0.1:${(talkative.address() as AddressInfo).port}`;
    await enqueueMail(app.deps, aMail());
    expect(await deliverDue(app.deps, createTransport({ ...app.deps.config, smtpUrl }, 200))).toBe(0);
    // It ends when the connection has ended.
    await new Promise((resolve) => talkative.close(resolve));
    expect(SEND_WITHIN_MS).toBeLessThan(LEASE_SECONDS * 1_000);
  });

  test('R23: gets a mail once while it is being sent, also when the clock of another process is ahead', async () => {
    await enqueueMail(app.deps, aMail());
    let end = () => {};
    const sent: string[] = [];
    const slow = {
      send: ({ id }: { id: string }) => {
        sent.push(id);
        return new Promise<void>((resolve) => {
          end = resolve;
        });
      },
    };
    const first = deliverDue(app.deps, slow);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const ahead = { ...app.deps, now: () => new Date(Date.now() + 120_000) };
    const other = { send: async ({ id }: { id: string }) => void sent.push(id) };
    expect(await deliverDue(ahead, other)).toBe(0);
    end();
    expect(await first).toBe(1);
    expect(sent).toHaveLength(1);
  });

  test('R23: that is down delays the mail; when it is back the mail is delivered once', async () => {
    const smtp = await startFakeSmtp();
    const transport = createTransport({ ...app.deps.config, smtpUrl: smtp.url });
    smtp.state.isDown = true;
    await enqueueMail(app.deps, aMail());
    expect(await deliverDue(app.deps, transport)).toBe(0);
    smtp.state.isDown = false;
    expect(await deliverDue(app.deps, transport)).toBe(0);
    later(120);
    expect(await deliverDue(app.deps, transport)).toBe(1);
    expect(await deliverDue(app.deps, transport)).toBe(0);
    expect(smtp.received).toHaveLength(1);
    await smtp.close();
  });

  test('gets each mail once from several processes', async () => {
    const smtp = await startFakeSmtp();
    const transport = createTransport({ ...app.deps.config, smtpUrl: smtp.url });
    for (let i = 0; i < 5; i++) await enqueueMail(app.deps, aMail());
    const sent = await Promise.all([1, 2, 3].map(() => deliverDue(app.deps, transport)));
    expect(sent.reduce((a, b) => a + b)).toBe(5);
    expect(smtp.received).toHaveLength(5);
    await smtp.close();
  });

  test('R23: does not get a mail whose code has expired', async () => {
    const smtp = await startFakeSmtp();
    await enqueueMail(app.deps, aMail({ expiresInSeconds: 600 }));
    later(601);
    expect(await deliverDue(app.deps, createTransport({ ...app.deps.config, smtpUrl: smtp.url }))).toBe(0);
    expect(smtp.received).toEqual([]);
    await smtp.close();
    await forgetOldMail(app.deps);
    expect(await app.deps.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('T40: gets no extra header from a subject or name, and HTML in a name is escaped', async () => {
    const smtp = await startFakeSmtp();
    const letter = templates.invitation('http://localhost/login?token=x', '<img src=x onerror=alert(1)>');
    await enqueueMail(app.deps, {
      ...letterTo('rui@example.com', letter),
      subject: 'Oi\r\nBcc: todos@example.com',
      replyTo: 'a@b.co\r\nX-Evil: 1',
    });
    await deliverDue(app.deps, createTransport({ ...app.deps.config, smtpUrl: smtp.url }));
    const [message = ''] = smtp.received;
    expect(message.split('\n\n')[0]).not.toMatch(/^(Bcc|X-Evil):/m);
    expect(message.slice(message.indexOf('<!doctype'))).not.toContain('<img');
    await smtp.close();
  });
});
