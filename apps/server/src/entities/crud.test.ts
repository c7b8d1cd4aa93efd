import { entityNamed, entityNames } from '@alecrim/domain';
import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creationFor, titleFor } from '../testing/creation-for.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe.each(
  entityNames.map((name) => ({ name, path: `/entities/${name}`, title: entityNamed(name).titleField })),
)('$name', ({ name, path, title }) => {
  test('is created with id, owner, dates and version from the server, not from the body', async () => {
    const ana = await app.aNutritionist();
    const creation = await creationFor(ana, name);
    const body = {
      ...creation,
      id: 'mine',
      created_by: 'eu@mesma',
      created_date: '1999-01-01',
      version: 9,
      surpresa: 1,
    };
    const { status, body: record } = await ana.post(path, body);
    expect(status).toBe(201);
    expect(record).toMatchObject({
      ...creation,
      created_by: ana.email,
      created_by_id: ana.id,
      version: 1,
      is_sample: false,
    });
    expect(record.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(record.created_date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(record).not.toHaveProperty('surpresa');
    expect((await ana.get(`${path}/${record.id}`)).body).toEqual(record);
  });

  test('a patch changes only the named fields and raises the version', async () => {
    const ana = await app.aNutritionist();
    const { body: before } = await ana.post(path, await creationFor(ana, name));
    const { status, body: after } = await ana.put(`${path}/${before.id}`, {
      [title]: titleFor(name, 'Outro nome'),
      created_by: 'x@y.z',
    });
    expect(status).toBe(200);
    const { updated_date } = after;
    const dates = { updated_date, ...('content_date' in before && { content_date: updated_date }) };
    expect(after).toEqual({ ...before, [title]: titleFor(name, 'Outro nome'), version: 2, ...dates });
    expect((await ana.get(`${path}/${before.id}`)).body).toEqual(after);
  });

  test('is hidden everywhere after a delete and can be restored from the bin', async () => {
    const ana = await app.aNutritionist();
    const { body: record } = await ana.post(path, await creationFor(ana, name));
    expect((await ana.delete(`${path}/${record.id}`)).body).toEqual({ success: true });
    expect((await ana.get(`${path}/${record.id}`)).status).toBe(404);
    expect(
      (await ana.get(`${path}?q=${encodeURIComponent(JSON.stringify({ created_by_id: ana.id }))}`)).body,
    ).toEqual([]);
    expect((await ana.put(`${path}/${record.id}`, { [title]: titleFor(name, 'x') })).status).toBe(404);
    expect((await ana.delete(`${path}/${record.id}`)).status).toBe(404);
    const restored = await ana.post(`${path}/${record.id}/restore`);
    expect(restored.body).toMatchObject({ id: record.id, [title]: record[title] });
    expect((await ana.get(`${path}/${record.id}`)).status).toBe(200);
  });

  test('cannot be created without a required text, and the error names the field', async () => {
    const ana = await app.aNutritionist();
    const { fields, blank } = entityNamed(name);
    const required = Object.keys(fields).find((key) => fields[key]?.required && blank[key] === '') ?? '';
    const answer = await ana.post(path, { ...(await creationFor(ana, name)), [required]: '  ' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_ERROR' } });
    expect(answer.body.message).toContain(required);
    expect(answer.body.detail).toBe(answer.body.message);
  });

  test('a bulk create keeps the order and creates all records or none', async () => {
    const ana = await app.aNutritionist();
    const words = ['um', 'dois', 'três'].map((word) => titleFor(name, word));
    const creation = await creationFor(ana, name);
    const bodies = words.map((word) => ({ ...creation, [title]: word }));
    const { status, body } = await ana.post(`${path}/bulk`, bodies);
    expect(status).toBe(201);
    expect(body.map((record: any) => record[title])).toEqual(words);
    expect((await ana.post(`${path}/bulk`, [bodies[0], { ...bodies[1], [title]: 5 }])).status).toBe(422);
    expect(
      (await ana.get(`${path}/count?q=${encodeURIComponent(JSON.stringify({ created_by_id: ana.id }))}`))
        .body,
    ).toEqual({ count: 3 });
  });
});

test('a stale version is refused with the current record, and nothing is overwritten', async () => {
  const ana = await app.aNutritionist();
  const { body: plan } = await ana.post('/entities/Cardapio', aCardapio());
  const path = `/entities/Cardapio/${plan.id}`;
  await ana.put(path, { titulo: 'Da primeira aba' }, { 'if-match': '"1"' });
  const stale = await ana.put(path, { titulo: 'Da segunda aba' }, { 'if-match': '"1"' });
  expect(stale).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT', extra_data: { current: { titulo: 'Da primeira aba', version: 2 } } },
  });
  expect((await ana.get(path)).body.titulo).toBe('Da primeira aba');
  expect((await ana.put(path, { titulo: 'Cliente antigo, sem versão' })).status).toBe(200);
});

test('of two saves of the same version at once, exactly one succeeds', async () => {
  const ana = await app.aNutritionist();
  const { body: plan } = await ana.post('/entities/Cardapio', aCardapio());
  for (let version = 1; version <= 10; version++) {
    const statuses = await Promise.all(
      ['a', 'b'].map(
        async (word) =>
          (
            await ana.put(
              `/entities/Cardapio/${plan.id}`,
              { titulo: `${word} ${version}` },
              { 'if-match': `"${version}"` },
            )
          ).status,
      ),
    );
    expect(statuses.sort()).toEqual([200, 409]);
  }
});

test('every save keeps the previous version with its author and date', async () => {
  const ana = await app.aNutritionist();
  const { body: plan } = await ana.post('/entities/Cardapio', aCardapio({ titulo: 'Primeiro' }));
  await ana.put(`/entities/Cardapio/${plan.id}`, { titulo: 'Segundo' });
  await ana.put(`/entities/Cardapio/${plan.id}`, { titulo: 'Terceiro' });
  const { body: versions } = await ana.get(`/entities/Cardapio/${plan.id}/history`);
  expect(versions).toEqual([
    { version: 2, saved_date: expect.any(String), author: ana.email },
    { version: 1, saved_date: plan.updated_date, author: ana.email },
  ]);
  expect((await ana.get(`/entities/Cardapio/${plan.id}/history/1`)).body).toMatchObject({
    titulo: 'Primeiro',
    refeicoes: plan.refeicoes,
  });
  const bia = await app.aNutritionist();
  expect((await bia.get(`/entities/Cardapio/${plan.id}/history`)).status).toBe(404);
});

test('a version holds every field that people write, and nothing that the server computes or adds', async () => {
  const ana = await app.aNutritionist();
  const { body: plan } = await ana.post('/entities/Cardapio', aCardapio());
  await ana.put(`/entities/Cardapio/${plan.id}`, { titulo: 'Outro' });
  const { content } = await app.database.db
    .selectFrom('record_versions')
    .select('content')
    .where('record_id', '=', plan.id)
    .executeTakeFirstOrThrow();
  const { fields } = entityNamed('Cardapio');
  const written = Object.keys(fields).filter((name) => !fields[name]?.isComputed);
  expect(JSON.parse(content)).toEqual(Object.fromEntries(written.map((name) => [name, plan[name]])));
});

test('a plan gets a public token from the server, and an empty token is replaced by a new one', async () => {
  const ana = await app.aNutritionist();
  const { body: plan } = await ana.post('/entities/Cardapio', { titulo: 'Plano' });
  expect(plan).toMatchObject({
    ativo: true,
    refeicoes: [],
    token_publico: expect.stringMatching(/^[0-9a-z]{34,}$/),
  });
  const { body: renewed } = await ana.put(`/entities/Cardapio/${plan.id}`, { token_publico: null });
  expect(renewed.token_publico).toMatch(/^[0-9a-z]{34,}$/);
  expect(renewed.token_publico).not.toBe(plan.token_publico);
});

test('a public token that another plan has is refused', async () => {
  const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
  await ana.post('/entities/Cardapio', { titulo: 'Plano', token_publico: 'mjx2k9tabcdefghij' });
  const taken = await bia.post('/entities/Cardapio', { titulo: 'Outro', token_publico: 'mjx2k9tabcdefghij' });
  expect(taken).toMatchObject({ status: 422, body: { message: expect.stringContaining('token_publico') } });
  expect((await bia.post('/entities/Cardapio', { titulo: 'Curto', token_publico: 'curto' })).status).toBe(
    422,
  );
});

test('nested parts of a plan are stored as sent, with fields that the definition does not name', async () => {
  const ana = await app.aNutritionist();
  const refeicoes = [
    { nome: 'Almoço', cor: 'verde', opcoes: [{ itens: ['Arroz'], extra: { a: [1, null] } }] },
  ];
  const { body } = await ana.post('/entities/Cardapio', { titulo: 'Plano', refeicoes });
  expect(body.refeicoes).toEqual(refeicoes);
});

test('null clears an optional field', async () => {
  const ana = await app.aNutritionist();
  const { body: patient } = await ana.post('/entities/Paciente', aPaciente());
  const { body } = await ana.put(`/entities/Paciente/${patient.id}`, {
    email: null,
    telefone: null,
    data_nascimento: '',
  });
  expect(body).toMatchObject({ email: null, telefone: null, data_nascimento: null, nome: patient.nome });
});

test('the text "null" as a category means no category', async () => {
  const ana = await app.aNutritionist();
  const { body } = await ana.post('/entities/ReceitaTemplate', { nome: 'Bolo', categoria_id: 'null' });
  expect(body.categoria_id).toBeNull();
});

test('T20: a reference to a record of another nutritionist is answered like a reference to a missing record', async () => {
  const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
  const { body: patient } = await ana.post('/entities/Paciente', aPaciente());
  const foreign = await bia.post('/entities/Cardapio', { titulo: 'Plano', paciente_id: patient.id });
  const unknown = await bia.post('/entities/Cardapio', {
    titulo: 'Plano',
    paciente_id: '018f0000-0000-7000-8000-000000000000',
  });
  expect(foreign).toMatchObject({ status: 422, body: { code: 'INVALID_REFERENCE' } });
  expect(foreign.body).toEqual(unknown.body);
  expect((await ana.post('/entities/Cardapio', { titulo: 'Plano', paciente_id: patient.id })).status).toBe(
    201,
  );
});

test('a repeated create with the same idempotency key returns the first record', async () => {
  const ana = await app.aNutritionist();
  const key = { 'idempotency-key': 'chave-0001' };
  const answers = await Promise.all([1, 2, 3].map(() => ana.post('/entities/Cardapio', aCardapio(), key)));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect((await ana.get('/entities/Cardapio')).body).toHaveLength(1);
  const bia = await app.aNutritionist();
  expect((await bia.post('/entities/Cardapio', aCardapio(), key)).body.id).not.toBe(answers[0]!.body.id);
});
