import { readFileSync, rmSync, statSync } from 'node:fs';
import { aCardapio, aCardapioTemplate, aPaciente } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyTrail } from '../audit/verify.ts';
import type { Db } from '../platform/db/tables.ts';
import { type Tasks, tasksInPlace } from '../platform/tasks.ts';
import { PASSWORD, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { eraseData } from './erase-data.ts';
import { erasePatient, finishErasures } from './erase-patient.ts';
import { ledgerFileIn, syncLedger } from './ledger.ts';
import {
  aNutritionistWithPassword,
  aPatientWithPlans,
  clarasTarget,
  clarasTraces,
  leftIn,
} from './testing/a-patient.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.aNutritionist({ role: 'admin' });
});
afterAll(() => app.close());

const asked = { motivo: 'pedido', password: PASSWORD };
const ledger = () =>
  readFileSync(ledgerFileIn(app.deps.config.dataDir), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test("L07: by default an erasure anonymises: the plans stay, and no trace of the patient's name or contacts is left", async () => {
  const ana = await aNutritionistWithPassword(app);
  const { paciente, cardapio, binned } = await aPatientWithPlans(ana);
  expect(await leftIn(app.database.db, clarasTraces)).not.toEqual([]);
  const link = { token: cardapio.token_publico };
  expect((await app.anonymous.post('/functions/buscarCardapioPublico', link)).status).toBe(200);

  expect(await ana.post('/functions/apagarPaciente', { id: paciente.id, ...asked })).toMatchObject({
    status: 200,
    body: { modo: 'anonimizar', cardapios: 2 },
  });

  expect(await leftIn(app.database.db, clarasTraces)).toEqual([]);
  const { body: left } = await ana.get(`/entities/Paciente/${paciente.id}`);
  expect(left).toMatchObject({
    nome: `Paciente anonimizado ${paciente.id.slice(-4)}`,
    email: null,
    telefone: null,
    data_nascimento: null,
    observacoes: null,
    responsavel_nome: null,
    peso_kg: null,
    altura_cm: null,
    medidas_em: null,
    sexo: null,
    atividade: null,
    consentimentos: [{ finalidade: 'imagem', concedido_em: '2026-01-02T03:04:05.678Z' }],
  });
  const { body: plan } = await ana.get(`/entities/Cardapio/${cardapio.id}`);
  expect(plan).toMatchObject({ paciente_nome: null, ativo: false, titulo: 'Plano da [removido], revisto' });
  expect(plan.refeicoes).toEqual(cardapio.refeicoes);
  const { peso_kg, altura_cm, idade, sexo, atividade, ...target } = clarasTarget;
  expect(plan.meta).toEqual(target);
  expect(plan.observacoes_finais).toBe('[removido]: ligue [removido]. Use 2 claras de ovo.');
  expect(plan.token_publico).not.toBe(cardapio.token_publico);
  expect((await app.anonymous.post('/functions/buscarCardapioPublico', link)).status).toBe(404);
  const { body: version } = await ana.get(`/entities/Cardapio/${cardapio.id}/history/1`);
  expect(version).toMatchObject({ titulo: 'Plano da [removido]', token_publico: null, paciente_nome: null });
  expect(version.meta).toEqual(target);
  expect((await ana.get('/entities/Cardapio?q={"$search":"clara"}')).body).toEqual([]);
  expect((await ana.get('/entities/Paciente?q={"$search":"clara"}')).body).toEqual([]);
  expect((await ana.post(`/entities/Cardapio/${binned.id}/restore`)).body.paciente_nome).toBeNull();
  expect((await verifyTrail(app.database.db)).broken).toBeUndefined();
});

test('L07: an erasure with modo eliminar deletes the plans and all versions of the patient', async () => {
  const ana = await aNutritionistWithPassword(app);
  const key = { 'idempotency-key': 'a-key-of-this-test' };
  const { body: kept } = await ana.post('/entities/Paciente', aPaciente({ nome: 'Outra Pessoa' }));
  const { body: retried } = await ana.post('/entities/Paciente', aPaciente({ nome: 'Clara Prado' }), key);
  const { paciente, cardapio } = await aPatientWithPlans(ana);
  // A plan that was first Clara's and now belongs to another patient.
  await ana.put(`/entities/Cardapio/${cardapio.id}`, { paciente_id: kept.id, paciente_nome: kept.nome });
  const erase = (id: string) =>
    ana.post('/functions/apagarPaciente', { id, ...asked, modo: 'eliminar', ciente: true });
  expect(await erase(paciente.id)).toMatchObject({ status: 200, body: { cardapios: 1 } });
  expect((await erase(retried.id)).status).toBe(200);
  expect(await leftIn(app.database.db, clarasTraces)).toEqual([]);
  expect((await ana.get(`/entities/Paciente/${paciente.id}`)).status).toBe(404);
  expect((await ana.get(`/entities/Cardapio/${cardapio.id}`)).body.paciente_nome).toBe('Outra Pessoa');
  // The answer to a repeated create must not return the erased patient.
  expect((await ana.post('/entities/Paciente', aPaciente({ nome: 'Clara Prado' }), key)).status).toBe(404);
  expect((await verifyTrail(app.database.db)).broken).toBeUndefined();
});

test("L07: an erasure leaves the measures of another patient's plan that was once this patient's", async () => {
  const ana = await aNutritionistWithPassword(app);
  const { body: other } = await ana.post('/entities/Paciente', aPaciente({ nome: 'Outra Pessoa' }));
  const { paciente, cardapio } = await aPatientWithPlans(ana);
  const meta = { ...clarasTarget, peso_kg: 58, altura_cm: 171, sexo: 'masculino' };
  await ana.put(`/entities/Cardapio/${cardapio.id}`, {
    paciente_id: other.id,
    paciente_nome: other.nome,
    meta,
  });
  await ana.post('/functions/apagarPaciente', { id: paciente.id, ...asked });
  expect((await ana.get(`/entities/Cardapio/${cardapio.id}`)).body.meta).toEqual(meta);
});

test('L07: an erasure removes the nutrients of every kind of day: their recommended amounts tell age and sex', async () => {
  const ana = await aNutritionistWithPassword(app);
  const person = aPaciente({ nome: 'Rita Lobo', sexo: 'feminino', data_nascimento: '1996-01-02' });
  const { body: paciente } = await ana.post('/entities/Paciente', person);
  const option = (id: string, item: string, dias: string[]) => ({ id, itens: [item], dias });
  const opcoes = [
    option('o1', '1 pão francês', ['uteis']),
    option('o2', '200 ml de leite integral', ['fim_de_semana']),
  ];
  const plan = { ...aCardapio(), receitas: [], refeicoes: [{ id: 'r1', nome: 'Café da manhã', opcoes }] };
  const linked = { ...plan, paciente_id: paciente.id, mostrar_nutrientes: true };
  const { body: before } = await ana.post('/entities/Cardapio', linked);
  const path = `/entities/Cardapio/${before.id}`;
  expect(before.numeros.dias).toHaveLength(2);
  for (const day of before.numeros.dias) expect(JSON.stringify(day)).toContain('recomendado');

  await ana.post('/functions/apagarPaciente', { id: paciente.id, ...asked });
  const { numeros } = (await ana.get(path)).body;
  expect(JSON.stringify(numeros)).not.toMatch(/nutrientes|recomendado/);
  const withoutNutrients = before.numeros.dias.map(({ nutrientes: _, ...day }: any) => day);
  expect(numeros.dias).toEqual(withoutNutrients);
});

test('L07: an erasure takes the full name and the contacts out of the templates of plans, also in the bin', async () => {
  const [ana, bia] = [await aNutritionistWithPassword(app), await app.aNutritionist()];
  const path = '/entities/CardapioTemplate';
  const naming = aCardapioTemplate({
    nome: 'Plano de Clara Prado',
    observacoes_finais: 'CLARA PRADO: ligue (11) 98888-7777. Use 2 claras de ovo.',
  });
  const { paciente } = await aPatientWithPlans(ana);
  const [named, binned, other] = [
    (await ana.post(path, naming)).body,
    (await ana.post(path, naming)).body,
    (await ana.post(path, aCardapioTemplate({ nome: 'Sem nomes' }))).body,
  ];
  await ana.delete(`${path}/${binned.id}`);
  const { body: hers } = await bia.post(path, naming);
  expect((await ana.post('/functions/apagarPaciente', { id: paciente.id, ...asked })).status).toBe(200);

  const scrubbed = {
    nome: 'Plano de [removido]',
    observacoes_finais: '[removido]: ligue [removido]. Use 2 claras de ovo.',
    meta: naming.meta,
    refeicoes: naming.refeicoes,
  };
  expect((await ana.get(`${path}/${named.id}`)).body).toMatchObject({ ...scrubbed, version: 2 });
  expect((await ana.post(`${path}/${binned.id}/restore`)).body).toMatchObject(scrubbed);
  expect((await ana.get(`${path}?q={"$search":"clara"}`)).body).toEqual([]);
  expect((await ana.get(`${path}/${other.id}`)).body).toEqual(other);
  expect((await bia.get(`${path}/${hers.id}`)).body).toEqual(hers);
});

test('L08: a full erasure must be confirmed until 20 years after the last entry', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { body: paciente } = await ana.post('/entities/Paciente', aPaciente());
  await ana.post('/entities/Cardapio', aCardapio({ paciente_id: paciente.id }));
  const erase = (over = {}) =>
    ana.post('/functions/apagarPaciente', { id: paciente.id, ...asked, modo: 'eliminar', ...over });
  const refused = await erase();
  expect(refused).toMatchObject({ status: 422, body: { error: expect.stringMatching(/20 anos/) } });
  expect((await ana.get(`/entities/Paciente/${paciente.id}`)).status).toBe(200);
  app.clock.time = new Date(Date.now() + 20.1 * 365.25 * 24 * 3600 * 1000);
  await app.database.db.updateTable('sessions').set({ expires_date: '2999-01-01T00:00:00.000Z' }).execute();
  expect((await erase()).status).toBe(200);
  app.clock.time = undefined;
});

test('L07: an erasure needs the password, a reason from the list and an own patient', async () => {
  const [ana, bia] = [await aNutritionistWithPassword(app), await aNutritionistWithPassword(app)];
  const { body: paciente } = await ana.post('/entities/Paciente', aPaciente());
  const erase = (who: typeof ana, over: object) =>
    who.post('/functions/apagarPaciente', { id: paciente.id, ...asked, ...over });
  expect((await erase(ana, { password: 'errada errada' })).status).toBe(400);
  expect((await erase(ana, { motivo: 'porque Clara pediu' })).status).toBe(422);
  expect((await erase(bia, {})).status).toBe(404);
  expect((await app.anonymous.post('/functions/apagarPaciente', { id: paciente.id, ...asked })).status).toBe(
    401,
  );
  expect((await ana.get(`/entities/Paciente/${paciente.id}`)).body.nome).toBe('Marina Alves');
});

test('L09: the erasure ledger holds no names, is readable by its owner only, and is rewritten when it is missing', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { body: paciente } = await ana.post('/entities/Paciente', aPaciente());
  await ana.post('/functions/apagarPaciente', { id: paciente.id, ...asked });
  const line = { patient_id: paciente.id, owner_id: ana.id, mode: 'anonimizar', reason: 'pedido' };
  const file = ledgerFileIn(app.deps.config.dataDir);
  expect(ledger()).toContainEqual({ ...line, at: expect.any(String) });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).not.toMatch(/Marina/);
  rmSync(file);
  await syncLedger(app.deps);
  expect(ledger()).toContainEqual({ ...line, at: expect.any(String) });
});

test('L09: patients in the ledger are erased again when an old copy of the database brings them back', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { paciente } = await aPatientWithPlans(ana);
  const { db } = app.database;
  await ana.post('/functions/apagarPaciente', { id: paciente.id, ...asked });
  // As a copy of the file from yesterday would be: the person is back, and the table knows nothing.
  await ana.put(`/entities/Paciente/${paciente.id}`, { nome: 'Clara Conceição Prado' });
  await db.deleteFrom('erasures').where('patient_id', '=', paciente.id).execute();
  await syncLedger(app.deps);
  expect((await ana.get(`/entities/Paciente/${paciente.id}`)).body.nome).toMatch(/^Paciente anonimizado/);
  const last = await db
    .selectFrom('audit_entries')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(last).toMatchObject({ action: 'anonymised', actor_kind: 'system', patient_id: paciente.id });
});

test('L09: an erasure in the ledger that is newer than the one in the database is repeated, an equal one is not', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { body: paciente } = await ana.post('/entities/Paciente', aPaciente());
  const erasureOf = (on: Db) => on.selectFrom('erasures').selectAll().where('patient_id', '=', paciente.id);
  const { db } = app.database;
  const path = `/entities/Paciente/${paciente.id}`;
  await ana.post('/functions/apagarPaciente', { id: paciente.id, ...asked });
  await ana.put(path, { nome: 'Rita Lobo' });
  await syncLedger(app.deps);
  expect((await ana.get(path)).body.nome).toBe('Rita Lobo');

  // As a copy of the database from before a second erasure would be.
  const { at } = await erasureOf(db).executeTakeFirstOrThrow();
  const earlier = '2026-01-01T00:00:00.000Z';
  await db.updateTable('erasures').set({ at: earlier }).where('patient_id', '=', paciente.id).execute();
  await syncLedger(app.deps);
  expect((await ana.get(path)).body.nome).toMatch(/^Paciente anonimizado/);
  expect((await erasureOf(db).executeTakeFirstOrThrow()).at).toBe(at);
});

test('an erasure that is interrupted is finished by housekeeping, and leaves no trace', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { paciente } = await aPatientWithPlans(ana);
  let scrubs = 0;
  const failing: Tasks = {
    ...tasksInPlace,
    async run(task, input, who) {
      if (++scrubs > 1) throw new Error('the process ends');
      return tasksInPlace.run(task, input, who);
    },
  };
  const user = { kind: 'user', id: ana.id, email: ana.email, role: 'user', sessionId: '' } as const;
  const request = { id: paciente.id, mode: 'anonimizar', reason: 'pedido', knowsTheRule: false } as const;
  await expect(erasePatient({ ...app.deps, tasks: failing }, user, request)).rejects.toThrow(
    'the process ends',
  );
  expect(await leftIn(app.database.db, clarasTraces)).not.toEqual([]);
  await finishErasures(app.deps);
  expect(await leftIn(app.database.db, clarasTraces)).not.toEqual([]);
  const later = new Date(Date.now() + 3_600_000);
  await finishErasures({ ...app.deps, now: () => later });
  expect(await leftIn(app.database.db, clarasTraces)).toEqual([]);
  const [left] = await app.database.db
    .selectFrom('erasures')
    .selectAll()
    .where('patient_id', '=', paciente.id)
    .execute();
  expect(left?.done_date).toBe(later.toISOString());
});

test('T47: another person saves while an erasure reads and rewrites', async () => {
  const [ana, bia] = [await aNutritionistWithPassword(app), await app.aNutritionist()];
  const { paciente } = await aPatientWithPlans(ana);
  const statuses: number[] = [];
  const tasks: Tasks = {
    ...tasksInPlace,
    async run(task, input, who) {
      statuses.push((await bia.post('/entities/Paciente', aPaciente())).status);
      return tasksInPlace.run(task, input, who);
    },
  };
  await eraseData({ ...app.deps, tasks }, paciente.id, 'eliminar');
  expect(statuses.length).toBeGreaterThan(1);
  expect(new Set(statuses)).toEqual(new Set([201]));
});

test('an erasure also removes the text that somebody saves for the patient meanwhile', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { paciente, cardapio } = await aPatientWithPlans(ana);
  let saves = 0;
  const tasks: Tasks = {
    ...tasksInPlace,
    async run(task, input, who) {
      if (saves++ < 3)
        await ana.put(`/entities/Cardapio/${cardapio.id}`, { observacoes_finais: `Clara Prado ${saves}` });
      return tasksInPlace.run(task, input, who);
    },
  };
  await eraseData({ ...app.deps, tasks }, paciente.id, 'anonimizar');
  expect(saves).toBeGreaterThan(2);
  expect(await leftIn(app.database.db, clarasTraces)).toEqual([]);
});

test.each(['made after the templates were read', 'saved between its read and its write'])(
  'an erasure also takes the name out of a template that is %s',
  async (when) => {
    const isNew = when.startsWith('made');
    const ana = await aNutritionistWithPassword(app);
    const { paciente } = await aPatientWithPlans(ana);
    const path = '/entities/CardapioTemplate';
    const naming = (text: string) => ({ nome: 'Plano', observacoes_finais: `Para Clara Prado ${text}` });
    const { body: template } = await ana.post(path, aCardapioTemplate(naming('0')));
    const made: string[] = [template.id];
    let saves = 0;
    const tasks: Tasks = {
      ...tasksInPlace,
      async run(task, input, who) {
        const isOfTemplates = JSON.stringify(input).includes('"template"');
        if (isNew && !isOfTemplates && made.length === 1)
          made.push((await ana.post(path, aCardapioTemplate(naming('1')))).body.id);
        if (!isNew && isOfTemplates && saves++ < 2)
          await ana.put(`${path}/${template.id}`, naming(String(saves)));
        return tasksInPlace.run(task, input, who);
      },
    };
    await eraseData({ ...app.deps, tasks }, paciente.id, 'anonimizar');
    expect(isNew ? made.length : saves).toBeGreaterThan(1);
    for (const id of made)
      expect((await ana.get(`${path}/${id}`)).body.observacoes_finais).toMatch(/^Para \[removido\] \d$/);
    expect((await ana.get(`${path}/${template.id}`)).body.observacoes_finais).toBe(
      `Para [removido] ${isNew ? 0 : 2}`,
    );
  },
);

test('an erasure ends with an error when somebody saves the name in a template without end', async () => {
  const ana = await aNutritionistWithPassword(app);
  const { paciente } = await aPatientWithPlans(ana);
  const path = '/entities/CardapioTemplate';
  const { body: template } = await ana.post(path, aCardapioTemplate({ nome: 'Clara Prado' }));
  let saves = 0;
  const tasks: Tasks = {
    ...tasksInPlace,
    async run(task, input, who) {
      if (JSON.stringify(input).includes('"template"') && saves++ < 100)
        await ana.put(`${path}/${template.id}`, { nome: `Clara Prado ${saves}` });
      return tasksInPlace.run(task, input, who);
    },
  };
  await expect(eraseData({ ...app.deps, tasks }, paciente.id, 'anonimizar')).rejects.toMatchObject({
    code: 'OVERLOADED',
  });
  expect(saves).toBe(20);
  await eraseData(app.deps, paciente.id, 'anonimizar');
  expect((await ana.get(`${path}/${template.id}`)).body.nome).toBe('[removido] 20');
});
