import { DAY_MS } from '@alecrim/domain';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { sweepAppLogs } from './page-visits.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const logs = '/api/app-logs/alecrim';
const visit = (page: string) => `${logs}/log-user-in-app/${page}`;

test('a visit is stored with its page name, also when the name holds slashes', async () => {
  const ana = await server.aNutritionist();
  for (const page of [
    'Dashboard',
    '//Perfil',
    'a/b/c',
    'Cat%C3%A1logo%20novo',
    'VerCardapio?token=segredo',
  ]) {
    expect(await ana.post(visit(page))).toMatchObject({ status: 200, body: { success: true } });
  }
  const { body } = await server.service.get(`${logs}?user_id=${ana.id}`);
  expect(body.map((row: any) => row.page_name)).toEqual([
    'VerCardapio',
    'Catálogo novo',
    'a/b/c',
    'Perfil',
    'Dashboard',
  ]);
  expect(body[0]).toEqual({
    id: expect.any(String),
    user_id: ana.id,
    user_email: ana.email,
    page_name: 'VerCardapio',
    created_date: expect.stringMatching(/Z$/),
  });
});

test('T31: a visit belongs to the signed-in person, and a user id in the address is only a page name', async () => {
  const [ana, bia] = [await server.aNutritionist(), await server.aNutritionist()];
  await ana.post(visit(bia.id));
  expect((await server.service.get(`${logs}?user_id=${bia.id}`)).body).toEqual([]);
  expect(await server.anonymous.post(visit('Dashboard'))).toMatchObject({ status: 401 });
  expect(await server.caller('long-gone').post(visit('Dashboard'))).toMatchObject({ status: 401 });
});

test('T31: page names that are empty, too long or hold control characters are refused', async () => {
  const ana = await server.aNutritionist();
  for (const page of ['', 'a%0Ab', 'a%0D%0Ab', 'a%00b', 'a%E2%80%A8b', 'x'.repeat(201)]) {
    expect([page, (await ana.post(visit(page))).status]).toEqual([page, 422]);
  }
  expect((await ana.post(visit('%zz'))).status).toBe(400);
  expect((await server.service.get(`${logs}?user_id=${ana.id}`)).body).toEqual([]);
});

describe('the overview of visits', () => {
  test('T31: is open to administrators and the service role only', async () => {
    const [ana, admin] = [await server.aNutritionist(), await server.aNutritionist({ role: 'admin' })];
    for (const path of [logs, `${logs}/stats`]) {
      expect(await ana.get(path)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect(await server.anonymous.get(path)).toMatchObject({ status: 401 });
      expect(await admin.get(path)).toMatchObject({ status: 200 });
      expect(await server.service.get(path)).toMatchObject({ status: 200 });
    }
  });

  test('lists by page, person and time', async () => {
    const [ana, admin] = [await server.aNutritionist(), await server.aNutritionist({ role: 'admin' })];
    for (const page of ['A', 'B', 'C', 'A']) await ana.post(visit(page));
    const list = async (query: string) =>
      (await admin.get(`${logs}?user_id=${ana.id}&${query}`)).body.map((row: any) => row.page_name);
    expect(await list('limit=2')).toEqual(['A', 'C']);
    expect(await list('limit=2&page=2')).toEqual(['B', 'A']);
    expect(await list('skip=3')).toEqual(['A']);
    expect(await list('page_name=A')).toEqual(['A', 'A']);
    expect(await list('from=2000-01-01&to=2000-02-01')).toEqual([]);
    expect(await list('unknown=1')).toHaveLength(4);
    for (const query of ['limit=0', 'limit=x', 'from=ontem', 'page=0'])
      expect(await admin.get(`${logs}?${query}`)).toMatchObject({ status: 422 });
  });

  test('counts visits, people, pages, days and reported events', async () => {
    const fresh = await startTestApp();
    const [ana, bia] = [await fresh.aNutritionist(), await fresh.aNutritionist()];
    for (const page of ['Dashboard', 'Perfil', 'Dashboard']) await ana.post(visit(page));
    await bia.post(visit('Dashboard'));
    await fresh.anonymous.post('/analytics/track/batch', { events: [{ event_name: 'plan_shared' }] });
    const today = new Date().toISOString().slice(0, 10);
    expect((await fresh.service.get(`${logs}/stats`)).body).toEqual({
      from: expect.any(String),
      to: expect.any(String),
      total_visits: 4,
      unique_users: 2,
      visits_by_page: [
        { page_name: 'Dashboard', visits: 3 },
        { page_name: 'Perfil', visits: 1 },
      ],
      visits_by_day: [{ day: today, visits: 4 }],
      events: [{ event_name: 'plan_shared', hits: 1 }],
    });
    expect((await fresh.service.get(`${logs}/stats?from=2000-01-01&to=2000-02-01`)).body).toMatchObject({
      total_visits: 0,
      unique_users: 0,
      visits_by_page: [],
      events: [],
    });
    await fresh.close();
  });
});

test('T31: a person can log sixty visits a minute', async () => {
  const strict = await startTestApp({ config: { rateLimitScale: 1 } });
  const ana = await strict.aNutritionist();
  for (let i = 0; i < 60; i++) expect(await ana.post(visit('Dashboard'))).toMatchObject({ status: 200 });
  expect(await ana.post(visit('Dashboard'))).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  await strict.close();
});

test('visits and event counts are deleted after 90 days, not before', async () => {
  const aging = await startTestApp();
  const ana = await aging.aNutritionist();
  await ana.post(visit('Dashboard'));
  await aging.anonymous.post('/analytics/track/batch', { events: [{ event_name: 'old' }] });
  const kept = async () => [
    (await aging.deps.db.selectFrom('app_logs').selectAll().execute()).length,
    (await aging.deps.db.selectFrom('event_counts').selectAll().execute()).length,
  ];
  const inDays = (days: number) => ({ ...aging.deps, now: () => new Date(Date.now() + days * DAY_MS) });
  await sweepAppLogs(inDays(89));
  expect(await kept()).toEqual([1, 1]);
  await sweepAppLogs(inDays(92));
  expect(await kept()).toEqual([0, 0]);
  await aging.close();
});

test('administrators’ statements about visits run in the background', async () => {
  const asked = vi.spyOn(server.deps.db, 'executeQuery');
  await server.service.get(logs);
  await server.service.get(`${logs}/stats`);
  expect(asked.mock.calls.filter(([query]) => 'background' in query)).toHaveLength(5);
  asked.mockRestore();
});
