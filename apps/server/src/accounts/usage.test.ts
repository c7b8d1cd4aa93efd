import { randomBytes } from 'node:crypto';
import { type EntityName, entityNamed, entityNames } from '@alecrim/domain';
import { aCardapio, aCardapioTemplate, aCreation, aPaciente } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPng } from '../files/testing/pictures.ts';
import { eraseData } from '../patients/erase-data.ts';
import { isEmbedded } from '../platform/db/dialect.ts';
import { insertRows } from '../platform/db/dialect-changes.ts';
import { usageSources } from '../platform/db/migrations/index.ts';
import { creationFor } from '../testing/creation-for.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { countedUsage } from '../testing/test-database.ts';
import { eraseClosedAccounts } from './people/close-account.ts';
import { applyLimits, foldUsage, type Usage, usageOf } from './usage.ts';

const MB = 1_000_000;
const unlimited = { bytes: 0, records: 0 };
let app: TestApp;
let ana: Nutritionist;
let bia: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await limit(unlimited);
  ana = await app.aNutritionist();
  bia = await app.aNutritionist();
});
afterAll(() => app.close());

const limit = (accountLimits: Usage) =>
  applyLimits({ db: app.deps.db, config: { ...app.deps.config, accountLimits } });
const usage = (of = ana) => usageOf(app.deps.db, of.id);
/** No engine can make it shorter. */
const noise = (bytes: number) => randomBytes(bytes / 2).toString('hex');
const aLongPlan = (bytes: number) => {
  const sheet = (_: unknown, i: number) => ({
    ...{ id: `o${i}`, titulo: 'Longa' },
    itens: Array.from({ length: 20 }, () => noise(1000)),
  });
  return aCardapio({
    refeicoes: [],
    receitas: [],
    orientacoes: Array.from({ length: Math.ceil(bytes / 20_000) }, sheet),
  });
};
const create = async (name: EntityName, body?: object) =>
  (await ana.post(`/entities/${name}`, body ?? (await creationFor(ana, name)))).body.id as string;

const counted = () => countedUsage(app.deps.db, ana.id);

describe('T50: an account that saves a plan of 1 MB again and again', () => {
  const QUOTA = 5 * MB;

  test.each([
    ['one after another', 1],
    ['from eight connections', 8],
  ])('is refused at its quota, %s, and others save', async (_, connections) => {
    // Each writer has its own plan: writers of the same one would wait for each other.
    const ids = await Promise.all(Array.from({ length: connections }, () => create('Cardapio')));
    await limit({ bytes: QUOTA, records: 0 });
    const plan = aLongPlan(0.9 * MB);
    const statuses: number[] = [];
    const save = (id = ids[0]) =>
      ana.put(`/entities/Cardapio/${id}`, { ...plan, titulo: `Plano ${statuses.length} ${Math.random()}` });
    const saver = async (id: string) => {
      for (let i = 0; i < 16 / connections; i++) statuses.push((await save(id)).status);
    };
    await Promise.all(ids.map(saver));
    expect(new Set(statuses)).toEqual(new Set([200, 507]));
    const { bytes } = await usage();
    expect(bytes).toBeGreaterThan(QUOTA - 2 * MB);
    // Writers who are at it in the same moment do not see each other's last save.
    expect(bytes).toBeLessThan(QUOTA + connections * MB);
    expect(await save()).toMatchObject({
      status: 507,
      body: {
        code: 'QUOTA_EXCEEDED',
        message: expect.stringMatching(/^O espaço da sua conta acabou\. Apague definitivamente/),
        extra_data: { reason: 'bytes' },
      },
    });
    expect((await bia.post('/entities/Cardapio', plan)).status).toBe(201);
  });

  test('cannot put one large text into many records by one request', async () => {
    await ana.post(
      '/entities/CardapioTemplate/bulk',
      Array.from({ length: 4 }, () => aCardapioTemplate()),
    );
    await limit({ bytes: 2 * MB, records: 0 });
    const { orientacoes } = aLongPlan(0.9 * MB);
    const answer = await ana.patch('/entities/CardapioTemplate/update-many', {
      query: {},
      data: { $set: { orientacoes } },
    });
    expect(answer).toMatchObject({ status: 507 });
    expect((await usage()).bytes).toBeLessThan(MB);
  });
});

describe('T50: an account at its quota', () => {
  const full = async () => limit({ bytes: 1, records: 0 });
  const upload = (name: string, content: Buffer | string) =>
    ana.upload(`/integration-endpoints/Core/${name}`, { name: 'a.png', content });
  const writes: Record<string, (made: Record<string, string>) => Promise<{ status: number }>> = {
    'creates a record': () => ana.post('/entities/Paciente', aPaciente()),
    'creates a record with a key': () =>
      ana.post('/entities/Paciente', aPaciente(), { 'idempotency-key': 'uma-vez-e-so-uma-vez' }),
    'creates many': () => ana.post('/entities/Categoria/bulk', [aCreation('Categoria')]),
    'saves a plan': ({ plan }) => ana.put(`/entities/Cardapio/${plan}`, { titulo: 'Outro' }),
    'saves many': ({ patient }) =>
      ana.put('/entities/Paciente/bulk', [{ id: patient, nome: 'Outra pessoa' }]),
    'saves what matches': () =>
      ana.patch('/entities/Cardapio/update-many', { query: {}, data: { $set: { titulo: 'Outro' } } }),
    'lengthens a record without a history': ({ template }) =>
      ana.put(`/entities/CardapioTemplate/${template}`, {
        nome: 'Um nome muito mais longo do que o de antes',
      }),
    'imports a table': () =>
      ana.upload('/entities/Paciente/import', { name: 'a.csv', content: 'nome\nRui\n' }),
    upserts: () =>
      ana.post('/entities/Paciente/upsert', {
        key: 'email',
        records: [{ nome: 'Rui', email: 'r@example.com' }],
      }),
    'uploads a picture': async () => upload('UploadFile', await aPng()),
    'uploads a private file': () => upload('UploadPrivateFile', 'um documento'),
    'starts a conversation': () => ana.post('/agents/conversations', { agent_name: 'assistente' }),
    'sends a message': ({ conversation }) =>
      ana.post(`/agents/conversations/${conversation}/messages`, { role: 'user', content: 'oi' }),
    'loads the examples': () => ana.post('/functions/carregarExemplos'),
  };
  const freely: typeof writes = {
    reads: ({ plan }) => ana.get(`/entities/Cardapio/${plan}`),
    lists: () => ana.get('/entities/Cardapio'),
    exports: () => ana.get('/entities/Cardapio/export'),
    'reads the history': ({ plan }) => ana.get(`/entities/Cardapio/${plan}/history`),
    deletes: ({ plan }) => ana.delete(`/entities/Cardapio/${plan}`),
    'brings a record back from the bin': ({ binned }) => ana.post(`/entities/Paciente/${binned}/restore`),
    'erases for good': ({ binnedMeal }) =>
      ana.post('/functions/excluirDeVez', { tipo: 'RefeicaoTemplate', id: binnedMeal }),
    'shortens a record without a history': ({ template }) =>
      ana.put(`/entities/CardapioTemplate/${template}`, { nome: 'X' }),
    'reads a patient’s record': ({ patient }) => ana.post('/functions/registroDoPaciente', { id: patient }),
  };
  async function aPractice() {
    const [patient, binned] = [await create('Paciente'), await create('Paciente')];
    await ana.delete(`/entities/Paciente/${binned}`);
    const binnedMeal = await create('RefeicaoTemplate');
    await ana.delete(`/entities/RefeicaoTemplate/${binnedMeal}`);
    const { body } = await ana.post('/agents/conversations', { agent_name: 'assistente' });
    return {
      ...{ patient, binned, binnedMeal },
      plan: await create('Cardapio', aCardapio({ paciente_id: patient })),
      template: await create('CardapioTemplate'),
      conversation: body.id as string,
    };
  }

  test.each(Object.keys(writes))('is refused when it %s; another account is not', async (what) => {
    const made = await aPractice();
    const before = await usage();
    await full();
    expect(await writes[what]?.(made)).toMatchObject({ status: 507 });
    expect(await usage()).toEqual(before);
    await limit(unlimited);
    expect((await writes[what]?.(made))?.status).toBeLessThan(300);
  });

  test.each(Object.keys(freely))('%s', async (what) => {
    const made = await aPractice();
    await full();
    expect((await freely[what]?.(made))?.status).toBeLessThan(300);
  });

  test('erases a patient, although that makes a text longer', async () => {
    const patient = await create('Paciente', aPaciente({ nome: 'Ana Sá' }));
    await create('Cardapio', aCardapio({ paciente_id: patient, paciente_nome: 'Ana Sá' }));
    await create('CardapioTemplate', aCardapioTemplate({ observacoes_finais: 'Ana Sá '.repeat(50) }));
    const before = await usage();
    await full();
    await eraseData(app.deps, patient, 'anonimizar');
    expect(await counted()).toEqual(await usage());
    expect((await usage()).records).toBe(before.records);
    expect((await ana.post('/entities/Paciente', aPaciente())).status).toBe(507);
  });

  test('is told when it is the number of records that it has reached', async () => {
    await create('Paciente');
    await limit({ bytes: 0, records: 2 });
    expect((await ana.post('/entities/Categoria', aCreation('Categoria'))).status).toBe(201);
    expect(await ana.post('/entities/Categoria', aCreation('Categoria'))).toMatchObject({
      status: 507,
      body: {
        message: expect.stringContaining('número máximo de registros'),
        extra_data: { reason: 'records' },
      },
    });
    // The limit is now lower than the number of records: existing records can still be changed.
    const { body } = await ana.get('/entities/Paciente');
    await limit({ bytes: 0, records: 1 });
    expect((await ana.put(`/entities/Paciente/${body[0].id}`, { nome: 'Outra pessoa' })).status).toBe(200);
  });
});

describe('what an account stores', () => {
  test('is kept through creating, saving, deleting, uploading and talking', async () => {
    expect(await usage()).toEqual({ bytes: 0, records: 0 });
    for (const name of entityNames) {
      const id = await create(name);
      await ana.put(`/entities/${name}/${id}`, await creationFor(ana, name));
      expect(await usage(), name).toEqual(await counted());
    }
    const plan = await create('Cardapio');
    for (const size of [20_000, 1000, 200_000, 3000]) {
      await ana.put(`/entities/Cardapio/${plan}`, aLongPlan(size));
      expect(await usage()).toEqual(await counted());
    }
    await ana.delete(`/entities/Cardapio/${plan}`);
    await ana.post('/functions/excluirDeVez', { tipo: 'Cardapio', id: plan });
    await ana.upload('/integration-endpoints/Core/UploadPrivateFile', { name: 'a', content: noise(5000) });
    await ana.upload('/integration-endpoints/Core/UploadPrivateFile', { name: 'a', content: 'b' });
    const { body } = await ana.post('/agents/conversations', {
      agent_name: 'assistente',
      metadata: { a: 1 },
    });
    await ana.post(`/agents/conversations/${body.id}/messages`, { role: 'user', content: noise(4000) });
    const now = await usage();
    expect(now).toEqual(await counted());
    // The patient of the measurements and notes, too.
    expect(now.records).toBe(entityNames.length + 1);
    expect(now.bytes).toBeGreaterThan(9000);
  });

  test('is kept when many write at once, and while the rows of the connections become one', async () => {
    const id = await create('Cardapio');
    const fold = () => foldUsage(app.deps.db);
    await Promise.all(
      Array.from({ length: 130 }, (_, i) =>
        i % 10 === 0
          ? fold()
          : i % 2
            ? create('Leitura', { ...aCreation('Leitura'), texto: `texto ${i}` })
            : ana.put(`/entities/Cardapio/${id}`, { titulo: `Plano ${'x'.repeat(i)}` }),
      ),
    );
    expect(await usage()).toEqual(await counted());
    await fold();
    expect(await usage()).toEqual(await counted());
    const { rows } = await sql`select 1 from account_usage where owner_id = ${ana.id}`.execute(app.deps.db);
    expect(rows).toHaveLength(1);
  });

  test('is kept in a transaction of thousands of writes, and no row is written again and again', async () => {
    const id = await create('Cardapio');
    const { db } = app.deps;
    await db.transaction().execute(async (on) => {
      for (let portion = 0; portion < 10; portion++)
        await insertRows(
          on,
          'record_versions',
          Array.from({ length: 500 }, (_, i) => ({
            entity: 'Cardapio',
            record_id: id,
            version: 1000 + portion * 500 + i,
            owner_id: ana.id,
            saved_date: '2026-01-01T00:00:00.000Z',
            content: '{}',
          })),
        );
    });
    expect(await usage()).toEqual(await counted());
    const { rows } = await sql`select 1 from account_usage where owner_id = ${ana.id}`.execute(db);
    const most = isEmbedded(db) ? 1 : Math.ceil(5000 / 64) + 20;
    expect(rows.length).toBeLessThanOrEqual(most);
    if (!isEmbedded(db)) expect(rows.length).toBeGreaterThanOrEqual(Math.floor(5000 / 64));
    await foldUsage(db);
    expect(await usage()).toEqual(await counted());
  });

  test('goes with a closed account', async () => {
    const id = await create('Cardapio');
    await ana.put(`/entities/Cardapio/${id}`, { titulo: 'Outro' });
    const past = '2020-01-01T00:00:00.000Z';
    await app.deps.db.updateTable('users').set({ encerra_em: past }).where('id', '=', ana.id).execute();
    await eraseClosedAccounts(app.deps);
    const { rows } = await sql`select * from account_usage where owner_id = ${ana.id}`.execute(app.deps.db);
    expect(rows).toEqual([]);
  });

  test('is told to its owner alone, with the limits of this server', async () => {
    await create('Paciente');
    const asked = (who: Nutritionist) => who.post('/functions/espacoUsado');
    const { bytes, records } = await usage();
    const limits = { limite_bytes: 5000 * MB, limite_registros: 200_000 };
    expect((await asked(ana)).body).toEqual({ bytes, registros: records, ...limits });
    expect((await asked(bia)).body).toEqual({ bytes: 0, registros: 0, ...limits });
    expect((await app.anonymous.post('/functions/espacoUsado')).status).toBe(401);
  });

  test('covers every text and list of every entity', () => {
    const counts = Object.fromEntries(
      usageSources.map(({ table, columns = [] }) => [table, [...columns].sort()]),
    );
    for (const name of entityNames) {
      const { table, fields, keepsHistory } = entityNamed(name);
      const long = Object.entries(fields).filter(
        ([, { shape }]) => shape === 'text' || typeof shape === 'object',
      );
      expect(counts[table], name).toEqual([...long.map(([field]) => field), 'busca'].sort());
      const source = usageSources.find((one) => one.table === table);
      expect(source?.refusesGrowth, name).toBe(!keepsHistory);
    }
  });
});
