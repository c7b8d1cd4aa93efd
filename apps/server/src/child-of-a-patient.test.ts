import type { EntityName } from '@alecrim/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Nutritionist, TestApp } from './testing/start-test-app.ts';
import type { TestDatabase } from './testing/test-database.ts';

/** The modules of the server, loaded when the registry has the new entity. */
async function modules() {
  const [start, databases, archives, patients, others] = await Promise.all([
    import('./testing/start-test-app.ts'),
    import('./testing/test-database.ts'),
    Promise.all([
      import('./archive/account-copy/export-account.ts'),
      import('./archive/account-copy/import-account.ts'),
      import('./archive/backup/write-backup.ts'),
      import('./archive/backup/restore.ts'),
      import('./archive/testing/practice.ts'),
    ]),
    Promise.all([
      import('./patients/erase-data.ts'),
      import('./patients/ledger.ts'),
      import('./patients/testing/a-patient.ts'),
      import('./patients/erase-patient.ts'),
    ]),
    Promise.all([
      import('./operator/incident/facts.ts'),
      import('./accounts/usage.ts'),
      import('./entities/bin.ts'),
      import('./accounts/people/users.ts'),
      import('./accounts/people/close-account.ts'),
    ]),
  ]);
  return {
    ...start,
    ...databases,
    ...Object.assign({}, ...archives),
    ...Object.assign({}, ...patients),
    ...Object.assign({}, ...others),
  } as typeof start &
    typeof databases &
    (typeof archives)[0] &
    (typeof archives)[1] &
    (typeof archives)[2] &
    (typeof archives)[3] &
    (typeof archives)[4] &
    (typeof patients)[0] &
    (typeof patients)[1] &
    (typeof patients)[2] &
    (typeof patients)[3] &
    (typeof others)[0] &
    (typeof others)[1] &
    (typeof others)[2] &
    (typeof others)[3] &
    (typeof others)[4];
}

let name: EntityName;
let m: Awaited<ReturnType<typeof modules>>;
let app: TestApp;
let ana: Nutritionist;
let bia: Nutritionist;
let place: ReturnType<(typeof m)['aFolder']>;
const opened: TestDatabase[] = [];

beforeAll(async () => {
  vi.resetModules();
  name = (await import('./testing/fixture-child.ts')).registerFixtureChild();
  m = await modules();
  place = m.aFolder();
  app = await m.startTestApp({ database: await m.openTestDatabase() });
  ana = await m.aNutritionistWithPassword(app);
  bia = await app.aNutritionist();
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await app.close();
  place.remove();
  // The modules with the new entity must not serve another file.
  vi.resetModules();
});

const path = '/entities/Sintoma';
/** While the sessions of the test last. */
const later = new Date(Date.now() + 6 * 3_600_000);
const WORDS = 'coceira depois do camarão';
const db = () => app.deps.db;

async function aFile(who = ana, content = `%PDF-1.7 ${Math.random()}`) {
  const upload = { name: 'exame.pdf', content };
  return (await who.upload('/integration-endpoints/Core/UploadPrivateFile', upload)).body.file_uri as string;
}

/** A patient with a record that was changed once, and one in the bin. */
async function aPatient(who = ana, over: object = {}) {
  const { body: patient } = await who.post('/entities/Paciente', { nome: 'Lia Souto', ...over });
  const arquivo = await aFile(who);
  const body = { paciente_id: patient.id, dia: '2026-02-03', relato: WORDS, fotos: [{ arquivo }] };
  const { body: child } = await who.post(path, body);
  await who.put(`${path}/${child.id}`, { relato: `${WORDS}, de novo` });
  const { body: binned } = await who.post(path, { ...body, dia: '2026-02-04' });
  await who.delete(`${path}/${binned.id}`);
  return { patient, child, binned, arquivo };
}

async function traces(on = db(), patientId?: string): Promise<number> {
  const { rows } = await sql<{ n: number | string }>`select
    (select count(*) from sintomas where relato like '%camarão%' and (${patientId ?? ''} = '' or paciente_id = ${patientId ?? ''}))
    + (select count(*) from record_versions where entity = 'Sintoma' and content like ${`%${patientId ?? 'camarão'}%`}) as n`.execute(
    on,
  );
  return Number(rows[0]?.n);
}

const isStored = async (uri: string, on = db()) =>
  (await on.selectFrom('files').select('id').where('id', '=', uri.replace('private/', '')).execute()).length >
  0;

describe('an entity with the word childOf and nothing else', () => {
  test('needs a patient of its owner, outside the bin, and keeps this patient', async () => {
    const { patient, child } = await aPatient();
    const { patient: other } = await aPatient();
    const { body: foreign } = await bia.post('/entities/Paciente', { nome: 'De Bia' });
    const body = { dia: '2026-02-03' };
    const refused = { status: 422 };
    expect(await ana.post(path, body)).toMatchObject(refused);
    for (const paciente_id of [foreign.id, '018f0000-0000-7000-8000-000000000000']) {
      expect(await ana.post(path, { ...body, paciente_id })).toMatchObject(refused);
      expect(await ana.put(`${path}/${child.id}`, { paciente_id })).toMatchObject(refused);
      expect(await app.asServiceFor(ana).post(path, { ...body, paciente_id })).toMatchObject(refused);
    }
    expect(await ana.put(`${path}/${child.id}`, { paciente_id: other.id })).toMatchObject(refused);
    await ana.delete(`/entities/Paciente/${patient.id}`);
    expect(await ana.post(path, { ...body, paciente_id: patient.id })).toMatchObject(refused);
  });

  test('T55: is read by its owner alone: not by an administrator, and a reading by the service role is in the trail', async () => {
    const { child, patient, arquivo } = await aPatient();
    const admin = await app.aNutritionist({ role: 'admin' });
    const asked = [
      await admin.get(`${path}/${child.id}`),
      await admin.get(`${path}/${child.id}/history`),
      await admin.post('/functions/exportarPaciente', { id: patient.id }),
      await admin.post('/integration-endpoints/Core/CreateFileSignedUrl', { file_uri: arquivo }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const q = encodeURIComponent(JSON.stringify({ paciente_id: patient.id }));
    expect((await admin.get(`${path}?q=${q}`)).body).toEqual([]);
    expect((await app.service.get(`${path}/${child.id}`)).status).toBe(200);
    const calls = await db()
      .selectFrom('audit_entries')
      .select(['actor_kind', 'details'])
      .where('action', '=', 'service_call')
      .execute();
    expect(calls.some(({ details }) => details.includes('/entities/Sintoma'))).toBe(true);
  });

  test('is hidden while its patient is in the bin, and comes back with the patient', async () => {
    const { patient, child } = await aPatient();
    const q = encodeURIComponent(JSON.stringify({ paciente_id: patient.id }));
    const seen = async () => [
      (await ana.get(`${path}?q=${q}`)).body.length,
      (await ana.get(`${path}/count?q=${q}`)).body.count,
      (await ana.get(`${path}/${child.id}`)).status,
      (await ana.put(`${path}/${child.id}`, { relato: WORDS })).status,
    ];
    expect(await seen()).toEqual([1, 1, 200, 200]);
    await ana.delete(`/entities/Paciente/${patient.id}`);
    expect(await seen()).toEqual([0, 0, 404, 404]);
    await ana.post(`/entities/Paciente/${patient.id}/restore`);
    expect(await seen()).toEqual([1, 1, 200, 200]);
  });

  test('is listed in the bin, restored from it, and erased from it after 30 days with its versions', async () => {
    const { child, binned } = await aPatient();
    const bin = async () =>
      (await ana.post('/functions/listarExcluidos', { tipo: name, limite: 100 })).body.itens.map(
        ({ id }: { id: string }) => id,
      );
    expect(await bin()).toContain(binned.id);
    expect((await ana.post(`${path}/${binned.id}/restore`)).status).toBe(200);
    expect(await bin()).not.toContain(binned.id);
    await ana.delete(`${path}/${child.id}`);
    await m.eraseBinned(db(), new Date(Date.now() + 1000).toISOString());
    expect(await bin()).toEqual([]);
    const { rows } = await sql`select 1 from record_versions where record_id = ${child.id}`.execute(db());
    expect(rows).toEqual([]);
  });

  test('is in the report, the trail and the retention of its patient', async () => {
    const { patient, child, binned } = await aPatient();
    app.clock.time = later;
    await ana.put(`${path}/${child.id}`, { relato: `${WORDS}, anos depois` });
    app.clock.time = undefined;
    const { body: report } = await ana.post('/functions/exportarPaciente', { id: patient.id });
    expect(report.registros.Sintoma).toMatchObject([
      { id: child.id, relato: `${WORDS}, anos depois`, versoes: [{ relato: WORDS }, { version: 2 }] },
      { id: binned.id, relato: WORDS, versoes: [] },
    ]);
    expect(report.guarda_ate.slice(4)).toBe(later.toISOString().slice(4));
    const { body } = await ana.post('/functions/registroDoPaciente', { id: patient.id });
    expect(body.guarda_ate).toBe(report.guarda_ate);
    const lines = body.registro.filter((line: any) => line.registro === 'Sintoma');
    expect(lines.map((line: any) => `${line.acao} ${line.titulo}`).sort()).toEqual(
      [
        ...['created 03/02/2026', 'edited 03/02/2026', 'edited 03/02/2026'],
        ...['created 04/02/2026', 'deleted 04/02/2026'],
      ].sort(),
    );
  });

  test.each(['eliminar', 'anonimizar'])('is erased with its patient: %s', async (modo) => {
    const { patient, arquivo } = await aPatient();
    const { arquivo: kept } = await aPatient();
    expect(await traces(db(), patient.id)).toBeGreaterThan(2);
    const request = { id: patient.id, modo, motivo: 'pedido', ciente: true, password: 'pera com canela 42' };
    expect((await ana.post('/functions/apagarPaciente', request)).status).toBe(200);
    expect(await traces(db(), patient.id)).toBe(0);
    expect(await isStored(arquivo)).toBe(false);
    expect(await isStored(kept)).toBe(true);
  });

  test('is erased with its account, with its versions', async () => {
    const gil = await app.aNutritionist();
    const { child } = await aPatient(gil);
    await m.eraseAccount(app.deps, gil.id);
    const { rows } = await sql`select 1 from record_versions where record_id = ${child.id}`.execute(db());
    expect(rows).toEqual([]);
    expect(await m.usageOf(db(), gil.id)).toEqual({ bytes: 0, records: 0 });
  });

  test('counts in what its account stores', async () => {
    const carla = await app.aNutritionist();
    const { patient } = await aPatient(carla);
    expect(await m.usageOf(db(), carla.id)).toEqual(await m.countedUsage(db(), carla.id));
    expect((await m.usageOf(db(), carla.id)).records).toBe(3);
    await m.eraseData(app.deps, patient.id, 'eliminar');
    expect(await m.usageOf(db(), carla.id)).toEqual({ bytes: 0, records: 0 });
  });

  test('is in the facts of an incident', async () => {
    const dora = await app.aNutritionist();
    const { patient, child } = await aPatient(dora);
    app.clock.time = new Date(later.getTime() + 3_600_000);
    await dora.put(`${path}/${child.id}`, { relato: 'outro' });
    app.clock.time = undefined;
    const facts = await m.gatherFacts(db(), {
      from: new Date(later.getTime() + 3_599_000).toISOString(),
      to: new Date(later.getTime() + 3_601_000).toISOString(),
    } as never);
    expect(facts.affected.map(({ id }) => id)).toEqual([patient.id]);
  });

  test('goes with an account to another server, where the patient has another id', async () => {
    const eva = await app.aNutritionist();
    const { patient, child, arquivo } = await aPatient(eva);
    const file = place.path('eva.zip');
    await m.exportAccount(db(), { id: eva.id }, file, new Date());
    const fia = await m.insertUser(app.deps, { email: 'fia@example.com', passwordHash: null });
    const archive = await m.openAccount(file);
    await m.importAccount(m.workOf(db()), archive, fia);
    archive.close();
    const { rows } = await sql<{ id: string; paciente_id: string; relato: string }>`
      select s.id, s.paciente_id, s.relato from sintomas s join pacientes p on p.id = s.paciente_id
      where s.created_by_id = ${fia.id} and p.created_by_id = ${fia.id} order by s.dia`.execute(db());
    expect(rows).toMatchObject([{ relato: `${WORDS}, de novo` }, { relato: WORDS }]);
    expect(rows[0]?.id).not.toBe(child.id);
    expect(rows[0]?.paciente_id).not.toBe(patient.id);
    // The file is held by both: it stays when one of the two patients is erased.
    await m.eraseData(app.deps, patient.id, 'eliminar');
    expect(await isStored(arquivo)).toBe(true);
    await m.eraseData(app.deps, rows[0]?.paciente_id ?? '', 'eliminar');
    expect(await isStored(arquivo)).toBe(false);
  });

  test('is in a backup, and a restore erases it again where its patient was erased since', async () => {
    const { patient, child } = await aPatient();
    const { patient: kept } = await aPatient();
    const file = place.path('backup.zip');
    await m.writeBackup(db(), file, new Date());
    const target = await m.openTestDatabase();
    opened.push(target);
    const archive = await m.openBackup(file);
    await m.restoreBackup(target.db, archive);
    archive.close();
    const { rows } = await sql`select relato from sintomas where id = ${child.id}`.execute(target.db);
    expect(rows).toEqual([{ relato: `${WORDS}, de novo` }]);
    const erasure = { patient_id: patient.id, owner_id: ana.id, mode: 'eliminar', reason: 'pedido' };
    const at = new Date().toISOString();
    const ledger = { patients: [{ ...erasure, at, done_date: at }], accounts: [] };
    await m.applyAgain({ ...app.deps, db: target.db }, ledger);
    expect(await traces(target.db, patient.id)).toBe(0);
    expect(await traces(target.db, kept.id)).toBeGreaterThan(2);
  });
});
