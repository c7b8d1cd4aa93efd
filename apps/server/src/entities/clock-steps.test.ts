import { HOUR_MS } from '@alecrim/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const stepTo = (hours: number) => {
  app.clock.time = new Date(Date.UTC(2030, 5, 15) + hours * HOUR_MS);
};

test('R13: clock jumps change neither the order of versions nor which of two saves is stale', async () => {
  stepTo(0);
  const ana = await app.aNutritionist();
  const { body: plan } = await ana.post('/entities/Cardapio', { titulo: 'v1' });
  const path = `/entities/Cardapio/${plan.id}`;
  for (const [i, hours] of [24, -24, 0, -48, 48].entries()) {
    stepTo(hours);
    const [fresh, stale] = [{ 'if-match': `"${i + 1}"` }, { 'if-match': `"${i}"` }];
    if (i > 0) expect((await ana.put(path, { titulo: 'velho' }, stale)).status).toBe(409);
    expect((await ana.put(path, { titulo: `v${i + 2}` }, fresh)).body).toMatchObject({ version: i + 2 });
  }
  const { body: history } = await ana.get(`${path}/history`);
  expect(history.map(({ version }: { version: number }) => version)).toEqual([5, 4, 3, 2, 1]);
  expect((await ana.get(path)).body).toMatchObject({ titulo: 'v6', version: 6 });
});

test('R13: when the clock jumps back, sessions stay open and the list keeps every record', async () => {
  stepTo(0);
  const ana = await app.aNutritionist();
  await ana.post('/entities/Paciente', { nome: 'Hoje' });
  stepTo(-24);
  await ana.post('/entities/Paciente', { nome: 'Ontem, dizia o relógio' });
  const names = async () =>
    (await ana.get('/entities/Paciente')).body.map(({ nome }: { nome: string }) => nome);
  const order = await names();
  expect(order).toHaveLength(2);
  for (const hours of [24, -24, 0]) {
    stepTo(hours);
    expect(await names()).toEqual(order);
  }
  stepTo(31 * 24);
  expect((await ana.get('/entities/Paciente')).status).toBe(401);
});
