import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { PASSWORD, SERVICE_TOKEN, startTestApp } from '../../testing/start-test-app.ts';
import { routesOf } from '../../testing/trail-of-routes.ts';

test('T15: no log line holds a token, a code or a password that was sent to any route', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await startTestApp({
    config: { registration: 'open' },
    deps: () => ({ log: pino({ level: 'trace' }, sink) }),
  });
  const admin = await app.aNutritionist({ role: 'admin' });
  const email = 'rui@example.com';
  await app.anonymous.post('/auth/register', { email, password: PASSWORD });
  const code = /\b\d{6}\b/.exec((await app.mails()).at(-1)?.text_body ?? '')?.[0] ?? '';
  await app.anonymous.post('/auth/verify-otp', { email, otp_code: '000000' });
  const { body: verified } = await app.anonymous.post('/auth/verify-otp', { email, otp_code: code });
  await admin.post('/users/invite-user', { user_email: 'nova@example.com', role: 'user' });
  const link = /token=([\w-]+)/.exec((await app.mails()).at(-1)?.text_body ?? '')?.[1] ?? '';
  const { body: plan } = await admin.post('/entities/Cardapio', { titulo: 'Plano' });
  const secrets = [
    code,
    verified.access_token,
    admin.token,
    link,
    plan.token_publico,
    PASSWORD,
    SERVICE_TOKEN,
  ];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(5);

  // Everywhere at once: in the address, in the headers and in the body, also while the server is failing.
  const askAll = async () => {
    for (const { method, path } of routesOf(app.app))
      for (const secret of [admin.token, plan.token_publico])
        await app.send({
          method,
          url: `${path.replace(/:\w+|\*/g, 'x')}?token=${secret}&access_token=${secret}&otp=${code}&password=${encodeURIComponent(PASSWORD)}`,
          headers: {
            authorization: `Bearer ${secret}`,
            'x-origin-url': `http://localhost/?access_token=${secret}`,
            ...(method !== 'GET' && { 'content-type': 'application/json' }),
          },
          payload:
            method === 'GET'
              ? undefined
              : JSON.stringify({
                  token: secret,
                  email,
                  password: PASSWORD,
                  otp_code: code,
                  reset_token: link,
                }),
        });
  };
  await askAll();
  await app.deps.db.schema.dropTable('rate_limits').execute();
  await app.deps.db.schema.dropTable('sessions').execute();
  await askAll();
  const log = lines.join('');
  expect(log).toContain('INTERNAL');
  for (const secret of secrets) expect(log.includes(secret), `a log line holds ${secret}`).toBe(false);
  await app.close();
});
