import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('S10: bulkUpdate applies a different change to each record, or changes none', async () => {
  const ana = await app.aNutritionist();
  const {
    body: [rui, eva],
  } = await ana.post('/entities/Paciente/bulk', [{ nome: 'Rui' }, { nome: 'Eva' }]);
  const both = await ana.put('/entities/Paciente/bulk', [
    { id: rui.id, telefone: '11' },
    { id: eva.id, nome: 'Eva Sá' },
  ]);
  expect(both.body).toMatchObject([{ nome: 'Rui', telefone: '11' }, { nome: 'Eva Sá' }]);
  const broken = await ana.put('/entities/Paciente/bulk', [
    { id: rui.id, nome: 'X' },
    { id: 'nope', nome: 'Y' },
  ]);
  expect(broken.status).toBe(404);
  expect((await ana.get(`/entities/Paciente/${rui.id}`)).body.nome).toBe('Rui');
});

test('bulkUpdate writes a record that it names several times once, with the last of equal fields', async () => {
  const ana = await app.aNutritionist();
  const { body: rui } = await ana.post('/entities/Paciente', { nome: 'Rui' });
  const { body: eva } = await ana.post('/entities/Paciente', { nome: 'Eva' });
  const repeated = Array.from({ length: 400 }, (_, i) => ({ id: rui.id, nome: `Rui ${i}` }));
  const { body } = await ana.put('/entities/Paciente/bulk', [
    { id: rui.id, telefone: '11' },
    ...repeated,
    { id: eva.id, telefone: '12' },
  ]);
  expect(body).toMatchObject([
    { nome: 'Rui 399', telefone: '11', version: 2 },
    { nome: 'Eva', telefone: '12', version: 2 },
  ]);
  expect((await ana.get(`/entities/Paciente/${rui.id}/history`)).body).toHaveLength(1);
});

describe('updateMany', () => {
  const all = { query: {}, data: {} as object };

  test.each<[string, object, object]>([
    ['$set', { $set: { descricao: 'x', nome: 'Novo' } }, { nome: 'Novo' }],
    ['$unset', { $unset: { horario: '' } }, { horario: null }],
    ['$rename', { $rename: { horario: 'nome' } }, { nome: '07:00', horario: null }],
    ['$push', { $push: { opcoes: { numero: 2 } } }, { opcoes: [{ numero: 1 }, { numero: 2 }] }],
    [
      '$push each',
      { $push: { opcoes: { $each: [{ numero: 2 }, { numero: 3 }] } } },
      { opcoes: [{ numero: 1 }, { numero: 2 }, { numero: 3 }] },
    ],
    ['$addToSet', { $addToSet: { opcoes: { numero: 1 } } }, { opcoes: [{ numero: 1 }] }],
    ['$pull', { $pull: { opcoes: { numero: 1 } } }, { opcoes: [] }],
    ['$max', { $max: { horario: '09:00' } }, { horario: '09:00' }],
    ['$min', { $min: { horario: '09:00' } }, { horario: '07:00' }],
  ])('%s', async (_name, data, expected) => {
    const ana = await app.aNutritionist();
    const { body } = await ana.post('/entities/RefeicaoTemplate', {
      nome: 'Café',
      horario: '07:00',
      opcoes: [{ numero: 1 }],
    });
    const clean = JSON.parse(JSON.stringify(data).replace('"descricao":"x",', ''));
    const answer = await ana.patch('/entities/RefeicaoTemplate/update-many', { ...all, data: clean });
    expect(answer.body).toEqual({ success: true, updated: 1, has_more: false });
    expect((await ana.get(`/entities/RefeicaoTemplate/${body.id}`)).body).toMatchObject(expected);
  });

  test.each([
    [{ $set: { nome: '' } }],
    [{ $set: { senha: 'x' } }],
    [{ $explode: { nome: 'x' } }],
    [{ $inc: { nome: 1 } }],
    [{ $push: { nome: 'x' } }],
    [{}],
  ])('refuses %j and changes nothing', async (data) => {
    const ana = await app.aNutritionist();
    const { body } = await ana.post('/entities/RefeicaoTemplate', { nome: 'Café' });
    expect((await ana.patch('/entities/RefeicaoTemplate/update-many', { query: {}, data })).status).toBe(422);
    expect((await ana.get(`/entities/RefeicaoTemplate/${body.id}`)).body).toEqual(body);
  });

  test('does not change built-in fields', async () => {
    const ana = await app.aNutritionist();
    const { body } = await ana.post('/entities/Paciente', { nome: 'Rui' });
    await ana.patch('/entities/Paciente/update-many', {
      query: {},
      data: { $set: { created_by_id: 'x', id: 'y', nome: 'Eva' } },
    });
    expect((await ana.get(`/entities/Paciente/${body.id}`)).body).toMatchObject({
      nome: 'Eva',
      created_by_id: ana.id,
    });
  });

  test('changes at most 500 records in a call and says that there are more', async () => {
    const ana = await app.aNutritionist();
    await ana.post(
      '/entities/Paciente/bulk',
      Array.from({ length: 501 }, (_, i) => ({ nome: `P${i}` })),
    );
    const answer = await ana.patch('/entities/Paciente/update-many', {
      query: {},
      data: { $set: { telefone: '1' } },
    });
    expect(answer.body).toEqual({ success: true, updated: 500, has_more: true });
  });
});

test('upsert creates new records and changes known ones; of equal keys the last wins', async () => {
  const ana = await app.aNutritionist();
  await ana.post('/entities/Paciente', { nome: 'Rui', email: 'rui@example.com', telefone: '11' });
  const { body } = await ana.post('/entities/Paciente/upsert', {
    key: 'email',
    records: [
      { email: 'rui@example.com', nome: 'Rui Sá' },
      { email: 'eva@example.com', nome: 'Eva' },
      { email: 'eva@example.com', nome: 'Eva Luz' },
    ],
  });
  expect(body).toMatchObject({
    created: 1,
    updated: 1,
    records: [{ nome: 'Eva Luz' }, { nome: 'Rui Sá', telefone: '11' }],
  });
  expect(
    (await ana.post('/entities/Paciente/upsert', { key: 'email', records: [{ nome: 'Sem chave' }] })).status,
  ).toBe(422);
  expect(
    (await ana.post('/entities/Paciente/upsert', { key: 'busca', records: [{ busca: 'x', nome: 'y' }] }))
      .status,
  ).toBe(400);
});

test('T28: deleteMany deletes the own records that match, and all own records for {}', async () => {
  const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
  await ana.post('/entities/Paciente/bulk', [{ nome: 'A' }, { nome: 'B' }, { nome: 'C' }]);
  await bia.post('/entities/Paciente', { nome: 'A' });
  expect((await ana.delete('/entities/Paciente', { nome: 'A' })).body).toEqual({ success: true, deleted: 1 });
  expect((await ana.delete('/entities/Paciente', {})).body).toEqual({ success: true, deleted: 2 });
  expect((await bia.get('/entities/Paciente/count')).body).toEqual({ count: 1 });
  expect((await ana.delete('/entities/Paciente', { senha: 1 })).status).toBe(400);
});
