import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditRow } from '../platform/db/tables.ts';
import { type Nutritionist, PASSWORD, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let admin: Nutritionist;
beforeAll(async () => {
  app = await startTestApp({ config: { registration: 'open' } });
  admin = await withPassword('admin');
});
afterAll(() => app.close());

async function withPassword(role: 'user' | 'admin' = 'user') {
  const person = await app.aNutritionist({ role });
  const password_hash = await app.deps.passwords.hash(PASSWORD, 'test');
  await app.database.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute();
  return person;
}

const entries = (): Promise<AuditRow[]> =>
  app.database.db.selectFrom('audit_entries').selectAll().orderBy('seq').execute();

async function tracesOf(work: () => Promise<unknown>): Promise<AuditRow[]> {
  const before = (await entries()).length;
  await work();
  return (await entries()).slice(before);
}

const invite = (user_email: string) => admin.post('/users/invite-user', { user_email, role: 'user' });
const tokenOf = (link: string) => new URL(link).searchParams.get('token');

describe('S51 the audit trail records', () => {
  test('the acceptance of an invitation', async () => {
    const { body } = await invite('aceita@example.com');
    const added = await tracesOf(() =>
      app.anonymous.post('/auth/accept-invite', { token: tokenOf(body.link), new_password: PASSWORD }),
    );
    const [{ record_id } = {}] = (await entries()).filter(({ action }) => action === 'invited').slice(-1);
    expect(added).toMatchObject([
      { action: 'invitation_accepted', actor_kind: 'user', actor_id: record_id },
      { action: 'sign_in', actor_id: record_id },
    ]);
  });

  test('an invitation that was withdrawn, and its link opens nothing any more', async () => {
    const { body } = await invite('retirada@example.com');
    const people = async () => (await admin.get('/entities/User')).body as { id: string; email: string }[];
    const { id } = (await people()).find(({ email }) => email === 'retirada@example.com') ?? { id: '' };
    const withdraw = (who: Nutritionist, asked: string) =>
      who.post('/functions/retirarConvite', { id: asked });
    const added = await tracesOf(() => withdraw(admin, id));
    expect(added).toMatchObject([
      { action: 'invitation_withdrawn', actor_id: admin.id, entity: 'User', record_id: id },
    ]);
    expect((await people()).some((person) => person.id === id)).toBe(false);
    const accept = { token: tokenOf(body.link), new_password: PASSWORD };
    expect((await app.anonymous.post('/auth/accept-invite', accept)).status).toBe(400);
    expect((await app.mails()).filter(({ recipient }) => recipient === 'retirada@example.com')).toEqual([]);
    // Only an invitation is withdrawn: a person who has access keeps the account.
    const ana = await app.aNutritionist();
    for (const one of [id, ana.id, admin.id, 'x']) expect((await withdraw(admin, one)).status, one).toBe(404);
    expect((await withdraw(ana, admin.id)).status).toBe(403);
    expect((await ana.get('/entities/User/me')).status).toBe(200);
  });

  test('"invited" only for a person who gets a mail or a link', async () => {
    const ana = await app.aNutritionist();
    expect(await tracesOf(() => invite(ana.email))).toEqual([]);
    expect(await tracesOf(() => invite('nova@example.com'))).toMatchObject([{ action: 'invited' }]);
  });

  test('the sign-in of a disabled account as such', async () => {
    const ana = await withPassword();
    await admin.put(`/users/${ana.id}`, { disabled: true });
    const login = () => app.anonymous.post('/auth/login', { email: ana.email, password: PASSWORD });
    expect(await tracesOf(login)).toMatchObject([
      { action: 'sign_in', actor_id: ana.id, details: '{"disabled":true}' },
    ]);
    await admin.put(`/users/${ana.id}`, { disabled: false });
    expect(await tracesOf(login)).toMatchObject([{ action: 'sign_in', details: '{}' }]);
  });

  test('the request of a new password, of a known and of an unknown address', async () => {
    const ana = await withPassword();
    const ask = (email: string) => app.anonymous.post('/auth/reset-password-request', { email });
    const before = (await entries()).length;
    await ask(ana.email);
    await ask('ninguem@example.com');
    await expect.poll(async () => (await entries()).length).toBe(before + 2);
    const added = (await entries()).slice(before);
    const asked = { action: 'reset_requested', actor_kind: 'visitor', entity: 'User' };
    expect(added.map(({ record_id }) => record_id).toSorted()).toEqual([ana.id, null].toSorted());
    expect(added).toMatchObject([asked, asked]);
    expect(JSON.stringify(added)).not.toContain('@');
  });

  test('a mail, a private file, a signed link and an import', async () => {
    const ana = await app.aNutritionist();
    const core = '/integration-endpoints/Core';
    const added = await tracesOf(async () => {
      const mail = { to: 'rui@example.com', subject: 'Consulta', body: 'Até amanhã' };
      expect((await ana.post(`${core}/SendEmail`, mail)).status).toBe(200);
      const file = { name: 'exame.pdf', content: 'texto' };
      const { body } = await ana.upload(`${core}/UploadPrivateFile`, file);
      const { file_uri } = body;
      expect((await ana.post(`${core}/CreateFileSignedUrl`, { file_uri, expires_in: 60 })).status).toBe(200);
      await ana.upload('/entities/Paciente/import', { name: 'p.csv', content: 'nome\nRui\nEva' });
      await ana.upload('/entities/Paciente/import', { name: 'p.csv', content: 'nome\n' });
    });
    const own = { actor_kind: 'user', actor_id: ana.id, owner_id: ana.id };
    expect(added).toMatchObject([
      { ...own, action: 'mail_sent' },
      { ...own, action: 'file_stored', record_id: expect.any(String) },
      { ...own, action: 'file_link_made', record_id: added[1]?.record_id, details: '{"seconds":60}' },
      { ...own, action: 'imported', entity: 'Paciente', details: '{"count":2}' },
    ]);
    expect(JSON.stringify(added)).not.toMatch(/rui|Rui|exame|Consulta/);
  });

  test('a test mail', async () => {
    const added = await tracesOf(() => admin.post('/functions/testarEmail', { password: PASSWORD }));
    expect(added).toMatchObject([{ action: 'mail_tested', actor_id: admin.id }]);
  });

  test('a wrong password or code at a sensitive act', async () => {
    const ana = await withPassword();
    const wrong = { password: 'errada errada 1' };
    const change = {
      user_id: ana.id,
      current_password: 'errada errada 1',
      new_password: 'outra senha boa 1',
    };
    const added = await tracesOf(async () => {
      await ana.post('/functions/baixarMeusDados', wrong);
      await ana.post('/functions/encerrarConta', wrong);
      await ana.post('/auth/second-factor/setup', wrong);
      await ana.post('/auth/change-password', change);
    });
    const failed = { action: 'confirmation_failed', actor_kind: 'user', actor_id: ana.id };
    expect(added).toMatchObject([failed, failed, failed, failed]);
    expect(JSON.stringify(added)).not.toContain('errada');
  });

  test('a route that is refused to a person who may not call it, with no more than a few entries', async () => {
    const ana = await app.aNutritionist();
    const added = await tracesOf(async () => {
      expect(
        (await ana.post('/users/invite-user', { user_email: 'x@example.com', role: 'user' })).status,
      ).toBe(403);
      expect((await ana.put(`/users/${admin.id}`, { role: 'user' })).status).toBe(403);
      expect((await ana.post('/functions/consultorio', {})).status).toBe(403);
      expect((await ana.put(`/entities/User/${admin.id}`, { full_name: 'X' })).status).toBe(403);
    });
    const refused = { action: 'route_refused', actor_kind: 'user', actor_id: ana.id };
    expect(added).toMatchObject([refused, refused, refused, refused]);
    expect(added[0]?.details).toBe(
      '{"count":1,"method":"POST","route":"/api/apps/alecrim/users/invite-user"}',
    );
    const flood = await tracesOf(async () => {
      for (let i = 0; i < 40; i++) await ana.post('/functions/consultorio', {});
    });
    expect(flood.length).toBeLessThan(10);
  });
});
