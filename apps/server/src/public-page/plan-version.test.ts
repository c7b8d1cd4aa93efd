import { aCardapio } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Tasks, tasksInPlace } from '../platform/tasks.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { observeResults } from '../testing/test-database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function aPublishedPlan() {
  const ana = await app.aNutritionist();
  const { body: plan } = await ana.post('/entities/Cardapio', aCardapio());
  const url = `/VerCardapio?token=${plan.token_publico}`;
  const { body: html, headers } = await app.send({ method: 'GET', url });
  const version = /<body[^>]* data-version="([\w-]+)"/.exec(html)?.[1];
  /** As an open page asks. */
  const ask = (method: 'GET' | 'HEAD' = 'HEAD') =>
    app.send({ method, url, headers: { 'if-none-match': `"${version}"` } });
  const change = (patch: object) => ana.put(`/entities/Cardapio/${plan.id}`, patch);
  return { ana, plan, version, etag: headers.etag, ask, change };
}

test('a page carries its version as ETag, and an unchanged plan gets 304', async () => {
  const { version, etag, ask, change } = await aPublishedPlan();
  expect(etag).toBe(`W/"${version}"`);
  for (const method of ['HEAD', 'GET'] as const) {
    const { status, body, headers } = await ask(method);
    expect({ status, body }).toEqual({ status: 304, body: '' });
    expect(headers).toMatchObject({ etag, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  }
  await change({ ativo: false });
  await change({ ativo: true });
  expect((await ask()).status).toBe(304);
});

test('a changed plan has another ETag, a closed plan gets 403 and a deleted plan 404', async () => {
  const { ana, plan, etag, ask, change } = await aPublishedPlan();
  await change({ titulo: 'Plano de abril' });
  const changed = await ask();
  expect(changed.status).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
  await change({ ativo: false });
  expect((await ask()).status).toBe(403);
  await ana.delete(`/entities/Cardapio/${plan.id}`);
  expect((await ask()).status).toBe(404);
});

test('asking for the version does not count as an opening', async () => {
  const { ana, plan, ask } = await aPublishedPlan();
  await ask();
  const { body } = await ana.post('/functions/aberturasDoCardapio', { id: plan.id });
  expect(body).toMatchObject({ total: 0 });
});

test('T46: 304 and HEAD of a known version read the link, not the plan, and the shopping list alike', async () => {
  const ana = await app.aNutritionist();
  const { body: plan } = await ana.post('/entities/Cardapio', aCardapio({ mostrar_compras: true }));
  const read: unknown[] = [];
  const db = app.deps.db.withPlugin(observeResults((rows) => read.push(...rows)));
  const heard = await startTestApp({ database: app.database, deps: () => ({ db }) });
  for (const page of ['/VerCardapio', '/VerCardapio/compras']) {
    const url = `${page}?token=${plan.token_publico}`;
    const { headers } = await heard.send({ url });
    read.length = 0;
    const tag = { 'if-none-match': String(headers.etag) };
    expect((await heard.send({ method: 'GET', url, headers: tag })).status).toBe(304);
    expect((await heard.send({ method: 'HEAD', url, headers: tag })).status).toBe(304);
    const head = await heard.send({ method: 'HEAD', url });
    expect(head).toMatchObject({ status: 200, body: '', headers: { etag: headers.etag } });
    expect(read.length).toBeGreaterThan(0);
    for (const row of read) expect(row).not.toHaveProperty('refeicoes');
  }
  await heard.app.close();
});

test('T46: 304 and HEAD of a known PDF file read the link, not the plan; requests at the same time share one reading', async () => {
  const ana = await app.aNutritionist();
  const { body: plan } = await ana.post('/entities/Cardapio', aCardapio({ mostrar_compras: true }));
  const read: object[] = [];
  const ran: string[] = [];
  const db = app.deps.db.withPlugin(observeResults((rows) => read.push(...rows)));
  const tasks: Tasks = {
    ...tasksInPlace,
    async run(task, input, who) {
      ran.push(task.name);
      return task.name === 'pdf' ? (Buffer.from('a file') as never) : tasksInPlace.run(task, input, who);
    },
  };
  const heard = await startTestApp({ database: app.database, deps: () => ({ db, tasks }) });
  const plansRead = () => read.splice(0).filter((row) => 'refeicoes' in row).length;
  for (const file of ['plano', 'compras']) {
    const url = `/VerCardapio/${file}.pdf?token=${plan.token_publico}`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => heard.send({ url })));
    expect(answers.map(({ body }) => body)).toEqual(Array(10).fill('a file'));
    expect(plansRead()).toBe(1);
    const { etag } = answers[0]?.headers ?? {};
    const tag = { 'if-none-match': String(etag) };
    expect((await heard.send({ url, headers: tag })).status).toBe(304);
    const head = await heard.send({ method: 'HEAD', url });
    expect(head).toMatchObject({ status: 200, body: '', headers: { etag } });
    expect((await heard.send({ url })).body).toBe('a file');
    expect(plansRead()).toBe(0);
  }
  expect(ran.toSorted()).toEqual(['pdf', 'pdf', 'plan shopping']);
  await heard.app.close();
});

test('a HEAD before the first opening has the version of the page', async () => {
  const ana = await app.aNutritionist();
  const { body: plan } = await ana.post('/entities/Cardapio', aCardapio());
  const url = `/VerCardapio?token=${plan.token_publico}`;
  const { headers } = await app.send({ method: 'HEAD', url });
  expect((await app.send({ method: 'GET', url })).headers.etag).toBe(headers.etag);
});

test('a page of several hundred kilobytes arrives whole', async () => {
  const ana = await app.aNutritionist();
  const orientacoes = Array.from({ length: 40 }, (_, i) => ({
    titulo: `Orientação ${i}`,
    itens: Array.from({ length: 20 }, (_, j) => `${i}.${j} ${'bastante texto '.repeat(30)}`),
  }));
  const { body: plan } = await ana.post('/entities/Cardapio', aCardapio({ orientacoes }));
  const url = `/VerCardapio?token=${plan.token_publico}`;
  const { headers, body } = await app.send({ method: 'GET', url });
  expect(body.length).toBeGreaterThan(200_000);
  expect(body).toContain('39.19 bastante');
  expect(body.endsWith('</html>')).toBe(true);
  expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body));
});
