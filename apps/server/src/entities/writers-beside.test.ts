import { aCardapio, aCategoria, aPaciente, aRefeicaoTemplate } from '@alecrim/domain/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tasksInPlace } from '../platform/tasks.ts';
import { type Answer, type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { eraseOne } from './bin.ts';

/** What happens while a task is under way, once. */
let during: (() => Promise<unknown>) | undefined;
let ran: string[] = [];

let app: TestApp;
let ana: Nutritionist;
let bia: Nutritionist;
beforeAll(async () => {
  app = await startTestApp({
    deps: () => ({
      tasks: {
        ...tasksInPlace,
        async run(task, input, who) {
          ran.push(task.name);
          const happen = during;
          during = undefined;
          await happen?.();
          return tasksInPlace.run(task, input, who);
        },
      },
    }),
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
  [during, ran] = [undefined, []];
});

const meal = (line: string) => ({
  refeicoes: [
    { id: 'r', nome: 'Café', horario: '', opcoes: [{ id: 'o', numero: 1, descricao: '', itens: [line] }] },
  ],
});
const plan = (line = '2 ovos') => aCardapio(meal(line));

/** Another person's save that begins and ends while the numbers are computed. It would wait for an open transaction. */
async function savedDuring(work: () => Promise<Answer>): Promise<Answer> {
  let saved: Answer | undefined;
  during = async () => {
    saved = await bia.post('/entities/Paciente', aPaciente());
  };
  const answer = await work();
  expect(saved?.status).toBe(201);
  return answer;
}

test('T47: numbers are computed before the transaction of a bulk create, an import and an upsert begins', async () => {
  const created = await savedDuring(() => ana.post('/entities/Cardapio/bulk', [plan(), plan()]));
  expect(created.status).toBe(201);
  const file = { name: 'plans.json', content: JSON.stringify([plan('1 banana'), plan('1 banana')]) };
  expect((await savedDuring(() => ana.upload('/entities/Cardapio/import', file))).body.status).toBe(
    'success',
  );
  const records = [
    { ...plan('1 pera'), titulo: 'Novo' },
    { ...meal('1 maçã'), titulo: created.body[0].titulo },
  ];
  const upserted = await savedDuring(() => ana.post('/entities/Cardapio/upsert', { key: 'titulo', records }));
  expect(upserted.body).toMatchObject({ created: 1, updated: 1 });
});

test('T47: numbers are computed before the transaction of changes to many records begins', async () => {
  const { body } = await ana.post('/entities/Cardapio/bulk', [plan(), plan()]);
  const ids = body.map(({ id }: { id: string }) => id);
  const changes = ids.map((id: string) => ({ id, ...meal('100 g de arroz') }));
  expect((await savedDuring(() => ana.put('/entities/Cardapio/bulk', changes))).status).toBe(200);
  const many = { query: { titulo: body[0].titulo }, data: { $set: meal('1 pera') } };
  const updated = await savedDuring(() => ana.patch('/entities/Cardapio/update-many', many));
  expect(updated.body).toMatchObject({ updated: 2, has_more: false });
});

test('T47: many-writes of one account run one after the other; its single saves and other accounts do not wait', async () => {
  const bulk = (who: Nutritionist) => who.post('/entities/Cardapio/bulk', [plan(), plan()]);
  const nothing = { titulo: 'nenhum' };
  const others = [
    () => bulk(ana),
    () => ana.put('/entities/Cardapio/bulk', []),
    () =>
      ana.patch('/entities/Paciente/update-many', { query: { nome: 'x' }, data: { $set: { nome: 'y' } } }),
    () => ana.delete('/entities/Cardapio', nothing),
    () => ana.post('/functions/restaurarVarios', { tipo: 'Cardapio', ids: ['nenhum'] }),
    () => ana.post('/functions/restaurarExemplos', { removidos_em: new Date().toISOString() }),
  ];
  const upsert = () =>
    ana.post('/entities/Cardapio/upsert', { key: 'titulo', records: [{ ...plan(), ...nothing }] });
  const waiting: Promise<number>[] = [];
  const answered: number[] = [];
  let before: number[] = [];
  during = async () => {
    for (const ask of [...others, ...others, upsert])
      waiting.push(
        ask().then(({ status }) => {
          answered.push(status);
          return status;
        }),
      );
    expect((await ana.post('/entities/Cardapio', plan())).status).toBe(201);
    expect((await bulk(bia)).status).toBe(201);
    // Those that are refused have not come to their turn, but a busy machine answers late.
    await expect.poll(() => answered.length).toBeGreaterThanOrEqual(3);
    before = [...answered];
  };
  expect((await bulk(ana)).status).toBe(201);
  // Ten may wait.
  expect(before).toEqual([503, 503, 503]);
  expect((await Promise.all(waiting)).filter((status) => status >= 300)).toEqual(before);
});

test('T47: the templates of an erased category are written in portions, not in one transaction', async () => {
  const { body: category } = await ana.post('/entities/Categoria', aCategoria());
  const itens = Array.from({ length: 110 }, () => 'x '.repeat(900));
  const large = { opcoes: [{ id: 'o', numero: 1, descricao: '', itens }], categoria_id: category.id };
  for (let i = 0; i < 24; i++)
    expect((await ana.post('/entities/RefeicaoTemplate', { ...aRefeicaoTemplate(), ...large })).status).toBe(
      201,
    );
  await ana.delete(`/entities/Categoria/${category.id}`);
  const written: number[] = [];
  const watched = app.deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      written.push(Number(result.numAffectedRows ?? 0));
      return result;
    },
  });
  const user = { kind: 'user', id: ana.id, email: ana.email, role: 'user', sessionId: '' } as const;
  await eraseOne({ db: watched, now: app.deps.now }, user, 'Categoria', category.id);
  expect(Math.max(...written)).toBeLessThan(24);
  const { body: templates } = await ana.get('/entities/RefeicaoTemplate');
  expect(templates.map((template: { categoria_id: unknown }) => template.categoria_id)).toEqual(
    Array.from({ length: 24 }, () => null),
  );
});

test('a change of many records is made again with what another writer saved meanwhile, and nothing is lost', async () => {
  const { body } = await ana.post('/entities/Cardapio/bulk', [plan(), plan()]);
  const [first, second] = body;
  during = () => ana.put(`/entities/Cardapio/${second.id}`, { observacoes_finais: 'Salvo agora' });
  const changes = [first, second].map(({ id }) => ({ id, ...meal('1 pera') }));
  const answer = await ana.put('/entities/Cardapio/bulk', changes);
  expect(answer.body).toMatchObject([{ version: 2 }, { version: 3, observacoes_finais: 'Salvo agora' }]);
  // The first one's numbers stand: only what moved is computed again.
  expect(ran.filter((name) => name === 'plan numbers')).toHaveLength(5);
});

test('a stale version among many records refuses them all, also when it became stale meanwhile', async () => {
  const { body } = await ana.post('/entities/Cardapio', plan());
  during = () => ana.put(`/entities/Cardapio/${body.id}`, { titulo: 'Do outro' });
  const stale = await ana.put(`/entities/Cardapio/${body.id}`, meal('1 pera'), { 'if-match': '1' });
  expect(stale).toMatchObject({ status: 409, body: { extra_data: { current: { titulo: 'Do outro' } } } });
});

test('T48: a plan that is too large is refused before anything is read out of it', async () => {
  const lines = Array.from({ length: 600 }, (_, i) => `${i} ${'colheres de arroz '.repeat(100)}`);
  const large = { ...plan(), receitas: [], ...meal('') };
  large.refeicoes[0]!.opcoes[0]!.itens = lines;
  expect((await ana.post('/entities/Cardapio', large)).status).toBe(413);
  const { body } = await ana.post('/entities/Cardapio', plan());
  ran = [];
  // Two halves of a body that is too large as a whole.
  const half = { ...meal('') };
  half.refeicoes[0]!.opcoes[0]!.itens = lines.slice(0, 290);
  expect((await ana.put(`/entities/Cardapio/${body.id}`, half)).status).toBe(200);
  ran = [];
  const recipe = { id: 'x', nome: 'Arroz', porcoes: 1, ingredientes: lines.slice(0, 290), modo_preparo: '' };
  expect((await ana.put(`/entities/Cardapio/${body.id}`, { receitas: [recipe] })).status).toBe(413);
  expect(ran).toEqual([]);
});

test('T48: one body is written into as many records as one transaction should write; the rest comes with the next call', async () => {
  await ana.post(
    '/entities/Cardapio/bulk',
    Array.from({ length: 12 }, () => plan()),
  );
  const large = meal('');
  large.refeicoes[0]!.opcoes[0]!.itens = Array.from({ length: 290 }, () => 'x '.repeat(900));
  const change = {
    query: { observacoes_finais: { $ne: 'feito' } },
    data: { $set: { ...large, observacoes_finais: 'feito' } },
  };
  const first = await ana.patch('/entities/Cardapio/update-many', change);
  expect(first.body.has_more).toBe(true);
  expect(first.body.updated).toBeLessThan(12);
  const second = await ana.patch('/entities/Cardapio/update-many', change);
  expect(first.body.updated + second.body.updated).toBe(12);
});

test('T48: a file of a million columns or of line breaks alone is refused', async () => {
  const wide = { name: 'a.csv', content: `titulo${';a'.repeat(1_000)}\nx` };
  expect((await ana.upload('/entities/Cardapio/import', wide)).status).toBe(413);
  const long = { name: 'a.csv', content: `titulo\n${'\n'.repeat(600_000)}` };
  expect((await ana.upload('/entities/Cardapio/import', long)).status).toBe(413);
});

test('T49: upsert takes texts, numbers and yes or no as key values, never an operator', async () => {
  await ana.post('/entities/Paciente', aPaciente());
  for (const nome of [{ $ne: '' }, { $search: 'a' }, ['a'], { $regex: '.*' }]) {
    const answer = await ana.post('/entities/Paciente/upsert', { key: 'nome', records: [{ nome }] });
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_ERROR' } });
  }
});

test('an upsert with two key fields takes 500 records, and knows each of them the second time', async () => {
  const records = Array.from({ length: 500 }, (_, i) => ({
    nome: `Ana ${i % 10}`,
    email: `a${i}@example.com`,
  }));
  const upsert = () => ana.post('/entities/Paciente/upsert', { key: ['nome', 'email'], records });
  expect((await upsert()).body).toMatchObject({ created: 500, updated: 0 });
  expect((await upsert()).body).toMatchObject({ created: 0, updated: 500 });
});
