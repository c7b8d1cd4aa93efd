import { afterEach, beforeEach, expect, test } from 'vitest';
import { aPersonWithPassword, turnOn } from '../../accounts/second-factor/testing/second-factor.ts';
import { type Nutritionist, PASSWORD, startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let admin: Nutritionist;
let ana: Nutritionist;
beforeEach(async () => {
  app = await startTestApp();
  admin = await aPersonWithPassword(app, 'admin');
  ana = await aPersonWithPassword(app);
});
afterEach(() => app.close());

const save = (body: object) => admin.post('/functions/salvarConsultorio', { password: PASSWORD, ...body });
const email = { servidor: 'mail.exemplo.com.br', porta: 465, usuario: 'ana@exemplo.com.br' };
const askForReset = () => app.anonymous.post('/auth/reset-password-request', { email: ana.email });
const resetLinks = async () =>
  (await app.mails()).flatMap(({ text_body }) => /token=([\w-]+)/.exec(text_body)?.[1] ?? []);
const reset = (reset_token: string | undefined) =>
  app.anonymous.post('/auth/reset-password', { reset_token, new_password: 'uma frase bem comprida 9' });
const notices = async (who: Nutritionist) => (await who.post('/functions/avisos')).body.avisos;
const actions = async () =>
  (await app.deps.db.selectFrom('audit_entries').select('action').execute()).map(({ action }) => action);

test('T53: an administrator with a second factor changes the mail server, sender and address only with its code', async () => {
  const { nextCode } = await turnOn(app, admin);
  const changes = [
    { endereco: 'https://x.com.br' },
    { remetente: 'a@b.com' },
    { email: { ...email, senha: 's' } },
  ];
  for (const change of changes) {
    expect(await save(change)).toMatchObject({ status: 400 });
    expect(await save({ ...change, otp_code: '000000' })).toMatchObject({ status: 400 });
    expect(await save({ ...change, otp_code: nextCode() })).toMatchObject({ status: 200 });
  }
});

test('T53: a change ends pending resets, and no new one is sent for a day', async () => {
  await askForReset();
  await expect.poll(resetLinks).toHaveLength(1);
  const [token] = await resetLinks();
  expect((await save({ remetente: 'Ana <a@b.com>' })).status).toBe(200);
  expect((await reset(token)).status).toBe(400);
  for (const someone of [ana.email, 'ninguem@example.com'])
    expect(await app.anonymous.post('/auth/reset-password-request', { email: someone })).toMatchObject({
      status: 403,
      body: { code: 'RESETS_HELD' },
    });
  expect(await resetLinks()).toHaveLength(1);
  app.clock.time = new Date(Date.now() + 24 * 3600 * 1000 + 1000);
  expect((await askForReset()).status).toBe(200);
  await expect.poll(resetLinks).toHaveLength(2);
  expect((await reset((await resetLinks()).at(-1))).status).toBe(200);
});

test('T53: every account is told of a change in the app, until it says that it has read it', async () => {
  expect(await notices(ana)).toEqual([]);
  await save({ endereco: 'https://cardapios.exemplo.com.br', email: { ...email, senha: 's' } });
  const told = await notices(ana);
  expect(told).toEqual([
    { tipo: 'consultorio', em: expect.any(String), por: 'Ana Lima', mudou: ['publicUrl', 'smtpUrl'] },
  ]);
  expect(await notices(admin)).toHaveLength(1);
  // A person who comes later was told nothing before, and has nothing to be told.
  expect(await notices(await app.aNutritionist())).toEqual([]);
  expect((await ana.post('/functions/avisoLido', { em: told[0].em })).status).toBe(200);
  expect(await notices(ana)).toEqual([]);
  expect(await notices(admin)).toHaveLength(1);
  // What changes while an older notice is on the screen is told too.
  await save({ remetente: 'a@b.com' });
  await ana.post('/functions/avisoLido', { em: told[0].em });
  expect(await notices(ana)).toHaveLength(1);
});

test('T53: the first person alone sets the practice up without a notice or a wait', async () => {
  await app.deps.db.deleteFrom('users').where('id', '=', ana.id).execute();
  await save({ remetente: 'a@b.com' });
  expect(await notices(admin)).toEqual([]);
  expect((await app.anonymous.post('/auth/reset-password-request', { email: admin.email })).status).toBe(200);
});

test('a save that changes nothing tells nobody and holds nothing', async () => {
  await save({ endereco: '', remetente: '' });
  expect(await notices(ana)).toEqual([]);
  expect((await askForReset()).status).toBe(200);
  expect(await actions()).not.toContain('practice_changed');
});

test('T53: the stored password of the mail server is typed again for another server, port or user', async () => {
  await save({ email: { ...email, senha: 's3nha' } });
  const changes = [{ porta: 587 }, { servidor: 'outro.exemplo.com.br' }, { usuario: 'bia@exemplo.com.br' }];
  for (const change of changes) {
    expect(await save({ email: { ...email, ...change } })).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('Digite de novo a senha') },
    });
    expect(app.deps.config.smtpUrl).toBe('smtps://ana%40exemplo.com.br:s3nha@mail.exemplo.com.br:465');
  }
  expect((await save({ email })).status).toBe(200);
  expect(app.deps.config.smtpUrl).toContain('s3nha');
  expect((await save({ email: { ...email, porta: 587, senha: 'nova' } })).status).toBe(200);
  expect((await save({ email: { servidor: '', porta: 587, usuario: '' } })).status).toBe(200);
});

test('T53: the sender is one address, without control and bidi characters', async () => {
  for (const remetente of [
    'a@b.com, c@d.com',
    'Ana, c@d.com <a@b.com>',
    'Ana <a@b.com,c@d.com>',
    'Grupo: c@d.com; <a@b.com>',
    'Ana\u202E moc.b@c <a@b.com>',
    'Ana\u0000 <a@b.com>',
    'Ana\u2028 <a@b.com>',
    'Ana\u200B <a@b.com>',
    'Ana <a@b.com\u202E>',
    'c@d.com <a@b.com>',
  ])
    expect((await save({ remetente })).status, remetente).toBe(422);
  for (const remetente of [
    'Dra. Ana Lima – Nutrição <a@b.com>',
    'a@b.com',
    "Consultório D'Ávila & Cia <a@b.com>",
  ])
    expect((await save({ remetente })).status, remetente).toBe(200);
});

test('T53: a test mail asks for the password and leaves an entry, sent or refused', async () => {
  expect((await admin.post('/functions/testarEmail', {})).status).toBe(400);
  expect((await admin.post('/functions/testarEmail', { password: 'errada' })).status).toBe(400);
  expect(await actions()).not.toContain('mail_tested');
  expect((await admin.post('/functions/testarEmail', { password: PASSWORD })).status).toBe(200);
  expect(await actions()).toContain('mail_tested');
});

test('T53: that all need a second factor is lifted only with a code', async () => {
  const { nextCode } = await turnOn(app, admin);
  const rule = (body: object) => admin.put('/auth/second-factor/required', { password: PASSWORD, ...body });
  expect((await rule({ required: true })).status).toBe(200);
  expect(await rule({ required: false })).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
  expect(await rule({ required: false, otp_code: '000000' })).toMatchObject({ status: 400 });
  expect((await rule({ required: false, otp_code: nextCode() })).status).toBe(200);
});
