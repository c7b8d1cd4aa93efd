import { trailSentence } from '@alecrim/domain';
import { aPaciente } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { observeResults, withoutTimeouts } from '../testing/test-database.ts';
import { planHeads, versionHeads } from './patient-rows.ts';
import { patientTrail } from './patient-trail.ts';
import { aPatientWithPlans, clara, clarasTarget } from './testing/a-patient.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.aNutritionist({ role: 'admin' });
});
afterAll(() => app.close());

test('L10: the trail of a patient joins saves, links, openings, exports and consents, newest first', async () => {
  const ana = await app.aNutritionist();
  const { paciente, cardapio } = await aPatientWithPlans(ana);
  await ana.put(`/entities/Cardapio/${cardapio.id}`, { ativo: false });
  await ana.get('/entities/Paciente/export');
  await ana.post('/functions/exportarPaciente', { id: paciente.id });
  const { body } = await ana.post('/functions/registroDoPaciente', { id: paciente.id });
  const plan = 'cardápio “Plano da Clara, revisto”';
  expect(body.registro.map(trailSentence)).toEqual([
    'Dados deste paciente exportados',
    'Lista de pacientes exportada (CSV)',
    ...[`Link público do ${plan} desativado`, 'Cardápio “Plano da Clara, revisto” editado'],
    'Cardápio “Plano da Clara” excluído',
    'Cardápio “Plano da Clara” criado',
    'Cardápio “Plano da Clara, revisto” editado',
    'Cardápio “Plano da Clara, revisto” criado',
    'Cadastro editado',
    'Avaliação “24/12/2025” criada',
    'Cadastro criado',
    'Consentimento registrado: Fotos de evolução',
  ]);
  expect(body.registro[0].quem).toBe('Ana Lima');
  expect(body).toMatchObject({ cardapios: 2, guarda_ate: expect.stringMatching(/^20[4-9]\d-/) });
});

test('L04: the report of a patient holds record, consents, plans with their versions, and the trail; no token', async () => {
  const ana = await app.aNutritionist();
  const { paciente, cardapio } = await aPatientWithPlans(ana);
  const { status, body } = await ana.post('/functions/exportarPaciente', { id: paciente.id });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    formato: 'alecrim-paciente',
    versao: 1,
    paciente: { ...clara, consentimentos: [{ finalidade: 'imagem' }] },
    versoes_do_cadastro: [{ version: 1, nome: 'Zezinha Prado' }],
    cardapios: [
      {
        id: cardapio.id,
        titulo: 'Plano da Clara, revisto',
        meta: clarasTarget,
        versoes: [{ version: 1, titulo: 'Plano da Clara', meta: clarasTarget }],
      },
      { titulo: 'Plano da Clara' },
    ],
  });
  expect(body.registro.length).toBeGreaterThan(5);
  expect(JSON.stringify(body)).not.toContain(cardapio.token_publico);
});

test("L04: report and trail of another nutritionist's patient get the answer of a missing patient", async () => {
  const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
  const { body: paciente } = await ana.post('/entities/Paciente', aPaciente());
  for (const name of ['exportarPaciente', 'registroDoPaciente']) {
    const url = `/functions/${name}`;
    expect((await bia.post(url, { id: paciente.id })).status).toBe(404);
    expect((await ana.post(url, {})).status).toBe(400);
    expect((await app.anonymous.post(url, { id: paciente.id })).status).toBe(401);
  }
});

test("T48: a patient's trail reads no plan and no version, only their heads", async () => {
  const ana = await app.aNutritionist();
  const { paciente } = await aPatientWithPlans(ana);
  const columns = new Set<string>();
  const db = app.deps.db.withPlugin(
    observeResults((rows) => {
      for (const row of rows) for (const column of Object.keys(row)) columns.add(column);
    }),
  );
  const trail = await patientTrail(db, paciente, await planHeads(db, paciente.id));
  expect(trail.filter(({ registro }) => registro === 'Cardapio').length).toBeGreaterThan(2);
  expect(columns).toContain('saved_date');
  expect(columns).not.toContain('content');
  expect(columns).not.toContain('refeicoes');
});

test('all versions of a patient are found in portions, also of more records than a statement takes values', async () => {
  const ana = await app.aNutritionist();
  const { paciente } = await aPatientWithPlans(ana);
  const { db } = app.deps;
  const versions = sql`insert into record_versions (entity, record_id, version, owner_id, saved_date, content)
    with recursive n (i) as (select 101 union all select i + 1 from n where i < 2600)
    select 'Paciente', ${paciente.id}, n.i, ${ana.id}, '2030-01-01T00:00:00.000Z', '{}' from n`;
  await withoutTimeouts(db, (on) => versions.execute(on));
  const others = Array.from({ length: 40_000 }, (_, i) => `another-${i}`);
  const rows: number[] = [];
  const observed = db.withPlugin(observeResults((found) => rows.push(found.length)));
  const heads = await versionHeads(observed, [...others, paciente.id]);
  expect(heads.slice(-2500).map(({ version }) => version)).toEqual(
    Array.from({ length: 2500 }, (_, i) => 101 + i),
  );
  expect(Math.max(...rows)).toBeLessThanOrEqual(1_001);
});
