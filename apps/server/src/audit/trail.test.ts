import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditRow } from '../platform/db/tables.ts';
import { PASSWORD, SERVICE_TOKEN, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { appendActs, sealOf, writeAct } from './trail.ts';
import { readWitness, verifyTrail, writeWitness } from './verify.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { registration: 'open' } });
  await app.aNutritionist({ role: 'admin' });
});
afterAll(() => app.close());

const entries = ({ database } = app): Promise<AuditRow[]> =>
  database.db.selectFrom('audit_entries').selectAll().orderBy('seq').execute();

/** What a piece of work added to the trail. */
async function tracesOf(work: () => Promise<unknown>, on = app): Promise<AuditRow[]> {
  const before = (await entries(on)).length;
  await work();
  return (await entries(on)).slice(before);
}

async function withPassword() {
  const ana = await app.aNutritionist();
  const password_hash = await app.deps.passwords.hash(PASSWORD, 'test');
  await app.database.db.updateTable('users').set({ password_hash }).where('id', '=', ana.id).execute();
  return ana;
}

describe('S51 the audit trail records', () => {
  test('sign-ins, failed sign-ins and sign-outs, without the typed e-mail or password', async () => {
    const ana = await withPassword();
    const login = (email: string, password: string) => app.anonymous.post('/auth/login', { email, password });
    const added = await tracesOf(async () => {
      await login(ana.email, 'errada errada 1');
      await login('ninguem@example.com', 'errada errada 2');
      const { body } = await login(ana.email, PASSWORD);
      await app.caller(body.access_token).post('/auth/logout');
    });
    expect(added).toMatchObject([
      { action: 'sign_in_failed', actor_kind: 'visitor', record_id: ana.id },
      { action: 'sign_in_failed', actor_kind: 'visitor', record_id: null },
      { action: 'sign_in', actor_kind: 'user', actor_id: ana.id },
      { action: 'sign_out', actor_kind: 'user', actor_id: ana.id },
    ]);
    expect(JSON.stringify(added)).not.toMatch(/errada|example\.com|ninguem/);
  });

  test('exports, deletions and restores, each with its patient', async () => {
    const ana = await app.aNutritionist();
    const { body: patient } = await ana.post('/entities/Paciente', aPaciente());
    const { body: plan } = await ana.post('/entities/Cardapio', aCardapio({ paciente_id: patient.id }));
    const added = await tracesOf(async () => {
      await ana.get('/entities/Paciente/export?format=json');
      await ana.delete(`/entities/Cardapio/${plan.id}`);
      await ana.post(`/entities/Cardapio/${plan.id}/restore`);
      await ana.delete('/entities/Paciente', {});
    });
    const own = { actor_kind: 'user', actor_id: ana.id, owner_id: ana.id };
    const ofPlan = { ...own, entity: 'Cardapio', record_id: plan.id, patient_id: patient.id };
    expect(added).toMatchObject([
      { ...own, action: 'exported', entity: 'Paciente', details: '{"count":1,"format":"json"}' },
      { ...ofPlan, action: 'deleted' },
      { ...ofPlan, action: 'restored' },
      { ...own, action: 'deleted', entity: 'Paciente', patient_id: patient.id },
    ]);
    expect(JSON.stringify(added)).not.toContain('Marina');
  });

  test('L10: a public link that is closed, opened or replaced, and no other saves', async () => {
    const ana = await app.aNutritionist();
    const { body: plan } = await ana.post('/entities/Cardapio', aCardapio());
    const save = (patch: object) => ana.put(`/entities/Cardapio/${plan.id}`, patch);
    const added = await tracesOf(async () => {
      await save({ titulo: 'Outro', ativo: true });
      await save({ ativo: false });
      await save({ ativo: true, token_publico: null });
    });
    expect(added.map(({ action }) => action)).toEqual(['link_disabled', 'link_enabled', 'link_replaced']);
    expect(JSON.stringify(await entries())).not.toContain(plan.token_publico);
  });

  test('L10: the opening of a link once an hour, without the visitor', async () => {
    const ana = await app.aNutritionist();
    const { body: patient } = await ana.post('/entities/Paciente', aPaciente());
    const { body: plan } = await ana.post('/entities/Cardapio', aCardapio({ paciente_id: patient.id }));
    const open = () =>
      app.send({
        method: 'POST',
        url: '/VerCardapio/abertura',
        headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (a phone)' },
        payload: JSON.stringify({ token: plan.token_publico }),
      });
    app.clock.time = new Date('2026-05-01T10:20:00.000Z');
    const added = await tracesOf(async () => {
      expect((await open()).status).toBe(204);
      await open();
      app.clock.time = new Date('2026-05-01T11:01:00.000Z');
      await open();
    });
    app.clock.time = undefined;
    const opened = { action: 'link_opened', actor_kind: 'visitor', actor_id: null, details: '{}' };
    expect(added).toMatchObject([
      { ...opened, record_id: plan.id, patient_id: patient.id, owner_id: ana.id },
      { ...opened, record_id: plan.id },
    ]);
    expect(JSON.stringify(added)).not.toMatch(/127\.0\.0\.1|Mozilla/);
  });

  test('acts of administrators: invitations and changes of access', async () => {
    const [admin, bia] = [await app.aNutritionist({ role: 'admin' }), await app.aNutritionist()];
    const added = await tracesOf(async () => {
      await admin.post('/users/invite-user', { user_email: 'nova@example.com', role: 'user' });
      await admin.put(`/users/${bia.id}`, { role: 'admin' });
      await admin.put(`/users/${bia.id}`, { disabled: true });
    });
    expect(added).toMatchObject([
      { action: 'invited', actor_id: admin.id, entity: 'User', details: '{"role":"user"}' },
      { action: 'access_changed', actor_id: admin.id, record_id: bia.id, details: '{"role":"admin"}' },
      { action: 'access_changed', actor_id: admin.id, record_id: bia.id, details: '{"disabled":true}' },
    ]);
    expect(added.every(({ record_id }) => record_id)).toBe(true);
  });

  test('T14: every request of the service role, with the person it acted for', async () => {
    const ana = await app.aNutritionist();
    const { body } = await ana.post('/entities/Paciente', aPaciente());
    const added = await tracesOf(async () => {
      await app.service.get(`/entities/Paciente/${body.id}`);
      await app.asServiceFor(ana).get('/entities/Paciente/v2/list');
    });
    expect(added).toMatchObject([
      {
        action: 'service_call',
        actor_kind: 'service',
        on_behalf_of_id: null,
        record_id: body.id,
        details: '{"method":"GET","route":"/api/apps/alecrim/entities/Paciente/:id"}',
      },
      { action: 'service_call', actor_kind: 'service', on_behalf_of_id: ana.id },
    ]);
    expect(JSON.stringify(await entries())).not.toContain(SERVICE_TOKEN);
  });

  test('no entry for the own reads and saves of a signed-in person', async () => {
    const ana = await app.aNutritionist();
    const added = await tracesOf(async () => {
      const { body } = await ana.post('/entities/Paciente', aPaciente());
      await ana.get(`/entities/Paciente/${body.id}`);
      await ana.get('/entities/Paciente');
      await ana.put(`/entities/Paciente/${body.id}`, { nome: 'Outra' });
    });
    expect(added).toEqual([]);
  });
});

describe('S52 the hash chain of the audit trail', () => {
  const verdict = () => verifyTrail(app.database.db);
  const change = async (text: string) => sql.raw(text).execute(app.database.db);

  test('is unbroken after the acts of the other tests', async () => {
    const { entries: count, broken } = await verdict();
    expect(broken).toBeUndefined();
    expect(count).toBe((await entries()).length);
    expect(count).toBeGreaterThan(20);
  });

  test.each([
    ['an entry that was changed', "update audit_entries set details = '{}' || ' ' where seq = 5", 5],
    ['an entry that changed its time', "update audit_entries set at = '2020' where seq = 7", 7],
    ['an entry that was taken out', 'delete from audit_entries where seq = 9', 9],
    ['a tail that was cut off', 'delete from audit_entries where seq > 10', 11],
  ])('verification names the first broken entry: %s', async (_what, damage, seq) => {
    const all = await entries();
    await change(damage);
    expect((await verdict()).broken?.seq).toBe(seq);
    await app.database.db.deleteFrom('audit_entries').execute();
    await app.database.db.insertInto('audit_entries').values(all).execute();
    expect((await verdict()).broken).toBeUndefined();
  });

  test('an entry that was changed and hashed again is found at the next entry', async () => {
    const all = await entries();
    const [fourth, fifth] = all.slice(3);
    const { hash: _old, ...forged } = { ...fifth!, actor_id: 'somebody-else' };
    const { db } = app.database;
    const put = (row: Partial<AuditRow>) =>
      db.updateTable('audit_entries').set(row).where('seq', '=', 5).execute();
    await put({ actor_id: forged.actor_id, hash: sealOf(fourth!.hash, forged) });
    expect((await verdict()).broken?.seq).toBe(6);
    await put(fifth!);
    expect((await verdict()).broken).toBeUndefined();
  });

  test('entries that were cut off together with the head are found by the witness outside the database', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'alecrim-witness-'));
    const { db } = app.database;
    await writeWitness({ db, now: () => new Date(), config: { ...app.deps.config, dataDir } });
    const witness = await readWitness(dataDir);
    const all = await entries();
    const head = await db.selectFrom('audit_head').selectAll().executeTakeFirstOrThrow();
    await change('delete from audit_entries where seq > 10');
    const [tenth] = all.slice(9);
    await db.updateTable('audit_head').set({ seq: 10, hash: tenth!.hash }).execute();
    expect((await verdict()).broken).toBeUndefined();
    expect((await verifyTrail(db, witness)).broken).toMatchObject({ seq: 11 });
    await db.insertInto('audit_entries').values(all.slice(10)).execute();
    await db.updateTable('audit_head').set({ seq: head.seq, hash: head.hash }).execute();
    rmSync(dataDir, { recursive: true });
  });
});

test('after ten thousand entries of one person about records in an hour, a deletion is refused and an erasure is not', async () => {
  const strict = await startTestApp({ config: { rateLimitScale: 1 } });
  const ana = await strict.aNutritionist();
  const { body: patient } = await ana.post('/entities/Paciente', aPaciente());
  const path = `/entities/Paciente/${patient.id}`;
  const act = { action: 'restored', actor: { kind: 'user', id: ana.id }, entity: 'Paciente' } as const;
  const acts = Array.from({ length: 5_000 }, () => act);
  for (let i = 0; i < 2; i++)
    await strict.deps.db.transaction().execute((on) => appendActs({ ...strict.deps, db: on }, acts));
  const added = await tracesOf(async () => {
    expect(await ana.delete(path)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect((await ana.get(path)).status).toBe(200);
    await writeAct(strict.deps, { action: 'sign_out', actor: act.actor });
    await writeAct(strict.deps, { ...act, action: 'erased' });
  }, strict);
  expect(added).toMatchObject([{ action: 'sign_out' }, { action: 'erased' }]);
  strict.clock.time = new Date(Date.now() + 3_700_000);
  expect((await ana.delete(path)).status).toBe(200);
  await strict.close();
});
