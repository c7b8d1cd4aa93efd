import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accountArchive } from '../../archive/account-copy/export-account.ts';
import { cleanUp } from '../../jobs.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { PASSWORD, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { testEngine } from '../../testing/test-database.ts';
import { beforeTransaction, soon } from '../../testing/timing.ts';
import { cancelClosing, eraseClosedAccounts } from './close-account.ts';

let app: TestApp;
const dataDir = mkdtempSync(join(tmpdir(), 'alecrim-account-'));
beforeAll(async () => {
  // On a real file: the download reads it beside the server's own connection.
  const database = testEngine === 'sqlite' ? openDatabase({ dataDir }) : undefined;
  app = await startTestApp({ database, config: { registration: 'open', ...(database && { dataDir }) } });
  await app.aNutritionist({ role: 'admin' });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

afterEach(() => {
  app.clock.time = undefined;
});

const daysLater = (days: number) => {
  app.clock.time = new Date(Date.now() + days * 24 * 3600 * 1000);
};

async function aPersonWithPassword() {
  const ana = await app.aNutritionist();
  const password_hash = await app.deps.passwords.hash(PASSWORD, 'test');
  await app.database.db.updateTable('users').set({ password_hash }).where('id', '=', ana.id).execute();
  return ana;
}

test('L05: a person downloads the own data as a zip after entering the password', async () => {
  const ana = await aPersonWithPassword();
  await ana.post('/entities/Paciente', { nome: 'Rui Sá' });
  expect(await ana.post('/functions/baixarMeusDados', { password: 'errada errada' })).toMatchObject({
    status: 400,
    body: { error: 'A senha não confere.' },
  });
  const answer = await ana.post('/functions/baixarMeusDados', { password: PASSWORD });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining('.zip'),
  });
  expect(answer.body.startsWith('PK')).toBe(true);
  expect((await app.anonymous.post('/functions/baixarMeusDados', {})).status).toBe(401);
});

test('L05: a copy lies in the data folder, and one that a killed process left there is removed', async () => {
  const { id } = await app.aNutritionist();
  const folder = join(app.deps.config.dataDir, 'tmp');
  const stream = await accountArchive(app.deps, id);
  const [name = ''] = readdirSync(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  // It is read to its end though its file has no name any more.
  await soon(() => expect(readdirSync(join(folder, name))).toEqual([]));
  expect(
    Buffer.concat(await stream.toArray())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await soon(() => expect(readdirSync(folder)).toEqual([]));

  for (const left of ['alecrim-export-old', 'alecrim-export-new', 'notas']) {
    mkdirSync(join(folder, left));
    writeFileSync(join(folder, left, 'dados.zip'), 'x');
    // By the clock of this process: the files have that of the system.
    const time = new Date(Date.now() - (left === 'alecrim-export-new' ? 1 : 3) * 3_600_000);
    utimesSync(join(folder, left, 'dados.zip'), time, time);
    utimesSync(join(folder, left), time, time);
  }
  await cleanUp(app.deps);
  expect(readdirSync(folder).sort()).toEqual(['alecrim-export-new', 'notas']);
});

test('of one account there is one copy at a time, and ten copies in all', async () => {
  const ana = await aPersonWithPassword();
  const download = () => ana.post('/functions/baixarMeusDados', { password: PASSWORD });
  const exportsInTrail = () =>
    app.deps.db
      .selectFrom('audit_entries')
      .select('seq')
      .where('action', '=', 'account_exported')
      .where('owner_id', '=', ana.id)
      .execute();
  const copies = [await accountArchive(app.deps, ana.id)];
  expect(await download()).toMatchObject({
    status: 503,
    headers: { 'retry-after': '30' },
    body: { error: expect.stringContaining('ainda está sendo baixada') },
  });
  expect(await exportsInTrail()).toEqual([]);
  while (copies.length < 10) copies.push(await accountArchive(app.deps, (await app.aNutritionist()).id));
  const more = accountArchive(app.deps, (await app.aNutritionist()).id);
  await expect(more).rejects.toMatchObject({ code: 'OVERLOADED' });
  for (const copy of copies) copy.destroy();
  await soon(async () => expect(await download()).toMatchObject({ status: 200 }));
  expect(await exportsInTrail()).toHaveLength(1);
});

test('L16: an account is erased seven days after its owner closed it, unless the owner reopens it', async () => {
  const [ana, bia] = [await aPersonWithPassword(), await aPersonWithPassword()];
  for (const who of [ana, bia]) await who.post('/entities/Cardapio', { titulo: 'Plano' });
  expect((await ana.post('/functions/encerrarConta', {})).status).toBe(400);
  const { body } = await ana.post('/functions/encerrarConta', { password: PASSWORD });
  expect((await ana.get('/entities/User/me')).body.encerra_em).toBe(body.encerra_em);
  await bia.post('/functions/encerrarConta', { password: PASSWORD });
  await bia.post('/functions/reabrirConta');
  expect((await bia.get('/entities/User/me')).body.encerra_em).toBeNull();
  daysLater(6);
  await cleanUp(app.deps);
  expect((await ana.get('/entities/Cardapio')).body).toHaveLength(1);
  daysLater(8);
  await cleanUp(app.deps);
  expect((await ana.get('/entities/User/me')).status).toBe(401);
  expect((await bia.get('/entities/Cardapio')).body).toHaveLength(1);
});

/** Erases whose time has come; something happens between the look at them and the erasing itself. */
const eraseAfter = (happen: () => Promise<unknown>) =>
  beforeTransaction(app.deps.db, happen, () => eraseClosedAccounts(app.deps));

test('L16: an account that is reopened while the erasure begins keeps its records', async () => {
  const ana = await aPersonWithPassword();
  await ana.post('/entities/Cardapio', { titulo: 'Plano' });
  await ana.post('/functions/encerrarConta', { password: PASSWORD });
  daysLater(8);
  await eraseAfter(() => ana.post('/functions/reabrirConta'));
  expect((await ana.get('/entities/Cardapio')).body).toHaveLength(1);
  expect(await actsOn(ana.id)).toEqual(['account_closing', 'account_reopened']);
});

test('L16: two processes erase a closed account once, and the account cannot be reopened afterwards', async () => {
  const ana = await aPersonWithPassword();
  await ana.post('/functions/encerrarConta', { password: PASSWORD });
  daysLater(8);
  await eraseAfter(() => eraseClosedAccounts(app.deps));
  const gone = { kind: 'user', id: ana.id, email: ana.email, role: 'user', sessionId: '' } as const;
  await expect(cancelClosing(app.deps, gone)).rejects.toMatchObject({ code: 'AUTH_REQUIRED' });
  expect(await actsOn(ana.id)).toEqual(['account_closing', 'account_erased']);
});

async function actsOn(id: string): Promise<string[]> {
  const acts = app.deps.db.selectFrom('audit_entries').select('action').where('owner_id', '=', id);
  return (await acts.orderBy('seq').execute()).map(({ action }) => action);
}

test('the choices of an account are saved by its owner; null means the first of their words', async () => {
  const ana = await app.aNutritionist();
  const me = '/entities/User/me';
  const choices = async () => {
    const { calorias_e_macros, apresentacao } = (await ana.get(me)).body;
    return [calorias_e_macros, apresentacao];
  };
  expect(await choices()).toEqual(['perguntar', 'pendente']);
  await ana.put(me, { calorias_e_macros: 'nao', apresentacao: 'concluida', crn: 'CRN-3 1' });
  expect(await choices()).toEqual(['nao', 'concluida']);
  expect((await ana.put(me, { calorias_e_macros: 'talvez' })).status).toBe(422);
  expect((await ana.put(me, { calorias_e_macros: null, apresentacao: null, crn: null })).status).toBe(200);
  expect(await choices()).toEqual(['perguntar', 'pendente']);
});
