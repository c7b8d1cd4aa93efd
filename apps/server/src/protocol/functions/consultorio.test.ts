import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyPractice } from '../../platform/practice-settings.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../../testing/start-test-app.ts';

const password = 'pera com canela 42';
let app: TestApp;
let admin: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.aNutritionist({ role: 'admin' });
  await app.deps.db
    .updateTable('users')
    .set({ password_hash: await app.deps.passwords.hash(password, 'test') })
    .where('id', '=', admin.id)
    .execute();
});
afterAll(() => app.close());

const settings = (who: Nutritionist) => who.post('/functions/consultorio');
const save = (body: object, who = admin) => who.post('/functions/salvarConsultorio', { password, ...body });
const publicUrl = async () =>
  (await app.anonymous.get('/api/apps/public/prod/public-settings/by-id/alecrim')).body.public_url;

test('only an administrator sees and changes the settings of the practice, and only with the password', async () => {
  const ana = await app.aNutritionist();
  for (const who of [ana, app.anonymous]) {
    const status = who === ana ? 403 : 401;
    for (const name of ['consultorio', 'salvarConsultorio', 'testarEmail'])
      expect(await who.post(`/functions/${name}`, { password })).toMatchObject({ status });
  }
  const endereco = 'https://cardapios.exemplo.com.br';
  for (const wrong of ['outra', undefined])
    expect((await save({ endereco, password: wrong })).status).toBeGreaterThanOrEqual(400);
  expect(await publicUrl()).toBeNull();
});

test('a new public address takes effect at once for links, accepted hosts and HTTPS', async () => {
  const ours = { host: 'cardapios.exemplo.com.br' };
  expect(await app.anonymous.get('/api/health', ours)).toMatchObject({ status: 421 });
  expect(await save({ endereco: 'https://cardapios.exemplo.com.br/inicio' })).toMatchObject({
    status: 200,
    body: { endereco: 'https://cardapios.exemplo.com.br', fixos: [] },
  });
  expect(await publicUrl()).toBe('https://cardapios.exemplo.com.br');
  const { status, headers } = await app.anonymous.get('/api/health', ours);
  expect(status).toBe(200);
  expect(headers['strict-transport-security']).toContain('max-age');

  // Another process reads it from the database.
  app.deps.config.publicUrl = undefined;
  await applyPractice(app.deps);
  expect(await publicUrl()).toBe('https://cardapios.exemplo.com.br');
  for (const endereco of ['ftp://x.com', 'cardapios', 'javascript:alert(1)'])
    expect(await save({ endereco })).toMatchObject({ status: 422 });
  await save({ endereco: '' });
  expect(await publicUrl()).toBeNull();
});

test('the password of the mail server is stored and never shown', async () => {
  const email = { servidor: 'mail.exemplo.com.br', porta: 465, usuario: 'ana@exemplo.com.br' };
  const { body } = await save({
    email: { ...email, senha: 's3nh@ do: servidor' },
    remetente: 'Ana <a@b.com>',
  });
  expect(body).toMatchObject({ email: { ...email, tem_senha: true }, remetente: 'Ana <a@b.com>' });
  expect(JSON.stringify([body, (await settings(admin)).body])).not.toContain('s3nh');
  expect(app.deps.config.smtpUrl).toBe(
    'smtps://ana%40exemplo.com.br:s3nh%40%20do%3A%20servidor@mail.exemplo.com.br:465',
  );
  for (const servidor of ['a b', 'mail/../x', 'mail@x', 'x:25'])
    expect(await save({ email: { ...email, servidor } })).toMatchObject({ status: 422 });
  expect(await save({ remetente: 'a@b.com\r\nBcc: x@y.com' })).toMatchObject({ status: 422 });
  await save({ email: { ...email, servidor: '' }, remetente: '' });
  expect(app.deps.config.smtpUrl).toBeUndefined();
});

test('a test mail is sent at once, and the refusal of a mail server is quoted', async () => {
  expect((await admin.post('/functions/testarEmail', { password })).body).toEqual({
    enviado_para: admin.email,
    em_pasta: true,
  });
  const folder = join(app.deps.config.dataDir, 'mail');
  const [file] = readdirSync(folder);
  expect(readFileSync(join(folder, String(file)), 'utf8')).toContain(`To: ${admin.email}`);

  const refusing = createServer((socket) => socket.end('554 hoje nao\r\n'));
  await new Promise<void>((ready) => refusing.listen(0, '127.0.0.1', ready));
  const { port } = refusing.address() as { port: number };
  await save({ email: { servidor: '127.0.0.1', porta: port, usuario: '' } });
  expect(await admin.post('/functions/testarEmail', { password })).toMatchObject({
    status: 502,
    body: { error: expect.stringContaining('hoje nao') },
  });
  await save({ email: { servidor: '', porta: 587, usuario: '' } });
  refusing.close();
});

test('an administrator cannot change a setting that the environment has set', async () => {
  const fixed = await startTestApp({
    config: { publicUrl: 'http://localhost', fixed: new Set(['publicUrl'] as const) },
    database: app.database,
  });
  expect((await fixed.caller(admin.token).post('/functions/consultorio')).body.fixos).toEqual(['publicUrl']);
  expect(
    await fixed
      .caller(admin.token)
      .post('/functions/salvarConsultorio', { password, endereco: 'https://x.com.br' }),
  ).toMatchObject({ status: 422 });
  await applyPractice(fixed.deps);
  expect(fixed.deps.config.publicUrl).toBe('http://localhost');
  await fixed.app.close();
});
