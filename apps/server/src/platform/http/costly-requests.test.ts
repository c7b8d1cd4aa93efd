import { expect, test } from 'vitest';
import { costlyRequests } from '../../testing/costly-requests.ts';
import { startTestApp } from '../../testing/start-test-app.ts';
import { routesOf } from '../../testing/trail-of-routes.ts';

test('T42 R33: the fault tests hold the most expensive request of every route', async () => {
  const { app, close } = await startTestApp();
  const routes = routesOf(app);
  await close();
  expect(routes.length).toBeGreaterThan(100);
  expect(routes.filter((route) => !costlyRequests(route))).toEqual([]);
});
