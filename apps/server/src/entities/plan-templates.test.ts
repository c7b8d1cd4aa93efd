import { type Content, templateOf } from '@alecrim/domain';
import { aCardapio, aCardapioTemplate } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const path = '/entities/CardapioTemplate';
const person = { atividade: 'leve', peso_kg: 72.5, altura_cm: 165, idade: 34, sexo: 'feminino' };
const meta = { kcal: 1_600, proteina: { valor: 1.6, unidade: 'g/kg' } };

test('the template of a plan has the numbers and targets of the plan, and no word about its patient', async () => {
  const { body: patient } = await ana.post('/entities/Paciente', { nome: 'Marina Alves' });
  const { body: plan } = await ana.post('/entities/Cardapio', {
    ...aCardapio({ paciente_id: patient.id, leituras: [{ texto: '2 nozes', gramas: 100 }] }),
    meta: { ...meta, ...person },
  });
  const template = templateOf(plan as Content<'Cardapio'>, 'Emagrecimento');
  const { status, body } = await ana.post(path, template);
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...template, meta, numeros: plan.numeros });
  expect(plan.numeros.dia.kcal.base).toBeGreaterThan(1_000);
  const kept = JSON.stringify(await ana.get(`${path}/${body.id}`));
  for (const word of ['Marina', patient.id, plan.token_publico, '72.5']) expect(kept).not.toContain(word);
});

test('a template drops the measures of a person that a program sends, at every way to write it', async () => {
  const { body: made } = await ana.post(path, aCardapioTemplate({ nome: 'De um programa' }));
  const withPerson = { meta: { ...meta, ...person } };
  const answers = [
    await ana.post(path, { ...aCardapioTemplate(), ...withPerson }),
    await ana.put(`${path}/${made.id}`, withPerson),
    await ana.patch(`${path}/update-many`, { query: { id: made.id }, data: { $set: withPerson } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 200]);
  expect((await ana.get(`${path}/${made.id}`)).body.meta).toEqual(meta);
  expect(answers[0]?.body.meta).toEqual(meta);
  for (const { meta } of (await ana.get(path)).body) expect(Object.keys(meta)).not.toContain('peso_kg');
});

test('a template may be as large as a plan, and is refused in the same words when it is larger', async () => {
  const many = (count: number) => ({
    nome: 'Grande',
    refeicoes: Array.from({ length: count }, () => ({
      opcoes: Array.from({ length: 3 }, () => ({ itens: Array.from({ length: 30 }, () => 'Arroz') })),
    })),
  });
  expect((await ana.post(path, many(40))).status).toBe(201);
  expect(await ana.post(path, many(60))).toMatchObject({ status: 413, body: { code: 'PLAN_TOO_LARGE' } });
});
