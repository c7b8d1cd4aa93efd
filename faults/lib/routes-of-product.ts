import { startTestApp } from '../../apps/server/src/testing/start-test-app.ts';
import { type Route, routesOf } from '../../apps/server/src/testing/trail-of-routes.ts';

/** Every route that the server has. */
export async function routesOfProduct(): Promise<Route[]> {
  const { app, close } = await startTestApp();
  const routes = routesOf(app);
  await close();
  return routes;
}
