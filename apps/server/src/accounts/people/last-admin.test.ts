import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Nutritionist, PASSWORD, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { insertUser } from './users.ts';

let app: TestApp;
let clara: Nutritionist;
beforeEach(async () => {
  app = await startTestApp();
  clara = await app.aNutritionist({ role: 'admin' });
  const password_hash = await app.deps.passwords.hash(PASSWORD, 'test');
  await app.deps.db.updateTable('users').set({ password_hash }).where('id', '=', clara.id).execute();
});
afterEach(() => app.close());

const close = (who: Nutritionist) => who.post('/functions/encerrarConta', { password: PASSWORD });
const refused = { status: 409, body: { code: 'LAST_ADMIN' } };

test('the last administrator can close the account only after another account has the role', async () => {
  const bia = await app.aNutritionist();
  // An invited administrator who has not accepted yet does not count.
  await insertUser(app.deps, { email: 'convidada@example.com', passwordHash: null, role: 'admin' });
  expect(await close(clara)).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('ficaria sem ninguém na administração') },
  });
  expect((await clara.get('/entities/User/me')).body.encerra_em).toBeNull();
  const acts = app.deps.db.selectFrom('audit_entries').select('seq').where('action', '=', 'account_closing');
  expect(await acts.execute()).toEqual([]);
  await clara.put(`/users/${bia.id}`, { role: 'admin' });
  expect((await close(clara)).status).toBe(200);
});

test('the last administrator can close the account when all other accounts are disabled', async () => {
  const bia = await app.aNutritionist();
  await clara.put(`/users/${bia.id}`, { disabled: true });
  expect((await close(clara)).status).toBe(200);
});

test('the last administrator can disable and enable a nutritionist', async () => {
  const bia = await app.aNutritionist();
  expect((await clara.put(`/users/${bia.id}`, { role: 'user', disabled: true })).status).toBe(200);
  expect((await clara.put(`/users/${bia.id}`, { disabled: false })).status).toBe(200);
});

test('the last administrator keeps role and access, also when the other administrator is closing the account', async () => {
  const bia = await app.aNutritionist();
  for (const change of [{ role: 'user' }, { disabled: true }])
    expect(await app.service.put(`/users/${clara.id}`, change)).toMatchObject(refused);
  expect((await clara.get('/entities/User/me')).body).toMatchObject({ role: 'admin', disabled: null });
  await clara.put(`/users/${bia.id}`, { role: 'admin' });
  await close(clara);
  for (const change of [{ role: 'user' }, { disabled: true }])
    expect(await clara.put(`/users/${bia.id}`, change)).toMatchObject(refused);
  await clara.post('/functions/reabrirConta');
  expect((await clara.put(`/users/${bia.id}`, { role: 'user' })).status).toBe(200);
});

test('when administrators remove the role from one another at once, at least one keeps it', async () => {
  const admins = [
    clara,
    await app.aNutritionist({ role: 'admin' }),
    await app.aNutritionist({ role: 'admin' }),
  ];
  const others = admins.map(({ id }, i) => ({ by: admins[(i + 1) % admins.length]!, id }));
  const answers = await Promise.all(others.map(({ by, id }) => by.put(`/users/${id}`, { role: 'user' })));
  expect(answers.map(({ status }) => status)).not.toContain(500);
  const { body: people } = await app.service.get('/entities/User');
  expect(people.filter(({ role }: { role: string }) => role === 'admin').length).toBeGreaterThan(0);
});
