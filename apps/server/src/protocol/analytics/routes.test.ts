import { afterEach, beforeEach, expect, test } from 'vitest';
import { onOneEngine } from '../../testing/on-one-engine.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const batch = '/analytics/track/batch';
const counted = () =>
  server.deps.db.selectFrom('event_counts').select(['event_name', 'hits']).orderBy('event_name').execute();
const personal = {
  user_id: 'u-123',
  session_id: 's-456',
  page_url: '/VerCardapio?token=abc',
  properties: { referrer: 'https://x.example' },
};

test('analytics: a batch without a token, with a valid or with a stale token is counted', async () => {
  const ana = await server.aNutritionist();
  const events = [
    { event_name: '__initialization_event__', ...personal },
    { event_name: 'plan.shared', ...personal },
    { event_name: 'plan.shared' },
  ];
  for (const caller of [server.anonymous, ana, server.caller('long-gone')]) {
    expect(await caller.post(batch, { events })).toMatchObject({ status: 200, body: { accepted: 3 } });
  }
  expect(await counted()).toEqual([
    { event_name: '__initialization_event__', hits: 3 },
    { event_name: 'plan.shared', hits: 6 },
  ]);
});

// `onOneEngine`: names are judged before they are counted. The other cases count on both.
onOneEngine('analytics: event names that may hold personal data are counted as other', async () => {
  const names = [
    'ana@example.com',
    'Maria da Silva',
    '+5511900000000',
    'x'.repeat(61),
    '',
    'https://x.example/?token=1',
    '123',
  ];
  await server.anonymous.post(batch, { events: names.map((event_name) => ({ event_name, ...personal })) });
  expect(await counted()).toEqual([{ event_name: 'other', hits: names.length }]);
});

onOneEngine(
  'analytics: at most thirty events of a batch are counted, and none of an invalid batch',
  async () => {
    const events = Array.from({ length: 50 }, () => ({ event_name: 'a' }));
    expect((await server.anonymous.post(batch, { events })).body).toEqual({ accepted: 30 });
    for (const body of [undefined, {}, [], { events: 'x' }, { events: [{}] }, { events: [] }]) {
      expect(await server.anonymous.post(batch, body)).toMatchObject({ status: 200, body: { accepted: 0 } });
    }
    expect(await counted()).toEqual([{ event_name: 'a', hits: 30 }]);
  },
);

test('analytics: a day holds at most 200 event names, and further names are counted as other', async () => {
  for (let i = 0; i < 8; i++) {
    await server.anonymous.post(batch, {
      events: Array.from({ length: 30 }, (_, n) => ({ event_name: `name-${i}-${n}` })),
    });
  }
  const rows = await counted();
  expect(rows).toHaveLength(201);
  expect(rows.find(({ event_name }) => event_name === 'other')?.hits).toBe(40);
});

test('analytics: events over the limit are dropped silently', async () => {
  const strict = await startTestApp({ config: { rateLimitScale: 1 } });
  const send = () => strict.anonymous.post(batch, { events: [{ event_name: 'a' }] });
  for (let i = 0; i < 60; i++) expect((await send()).body).toEqual({ accepted: 1 });
  expect(await send()).toMatchObject({ status: 200, body: { accepted: 0 } });
  await strict.close();
});
