import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditActions } from '@alecrim/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionWords } from '../operator/incident/report.ts';
import { core } from '../protocol/integrations/routes.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import {
  beyondRoutes,
  namedTrails,
  type Route,
  type RouteTrail,
  routesOf,
  trailOf,
} from '../testing/trail-of-routes.ts';

const file = join(import.meta.dirname, '../../../../docs/audit-trail.md');
let app: TestApp;
let routes: Route[];
beforeAll(async () => {
  app = await startTestApp();
  routes = routesOf(app.app).filter(({ access }) => access !== 'absent');
});
afterAll(() => app.close());

const acts = (): RouteTrail[] => {
  const found = new Map(routes.flatMap(trailOf).map((one) => [one.act, one]));
  return [...found.values()].sort((a, b) => (a.act < b.act ? -1 : 1));
};

test('S51: every route that writes names its entries in the audit trail, or says why it needs none', () => {
  const writing = routes.filter(({ method }) => method !== 'GET');
  expect(writing.length).toBeGreaterThan(100);
  expect(writing.filter((route) => trailOf(route).length === 0)).toEqual([]);
  for (const name of Object.keys(core))
    expect(
      acts().some(({ act }) => act.endsWith(`/Core/${name}`)),
      name,
    ).toBe(true);
});

test('S51: the table of acts names no route that is gone', () => {
  const found = new Set(acts().map(({ act }) => act));
  expect(Object.keys(namedTrails).filter((act) => !found.has(act))).toEqual([]);
});

test('S51: every kind of entry is left by an act of the table', () => {
  const named = new Set([
    ...acts().flatMap(({ trail }) => (typeof trail === 'string' ? [] : trail)),
    ...beyondRoutes.flatMap(([, trail]) => trail),
  ]);
  expect(auditActions.filter((action) => !named.has(action))).toEqual([]);
});

test('S51: the tables of docs/audit-trail.md match the routes (UPDATE_DOCS=1 writes them)', () => {
  const rows = [...acts().map(({ act, trail }) => [`\`${act}\``, trail] as const), ...beyondRoutes].map(
    ([act, trail]) =>
      `| ${act} | ${typeof trail === 'string' ? `none: ${trail}` : trail.map((action) => `\`${action}\``).join(', ')} |`,
  );
  const words = auditActions.map((action) => `| \`${action}\` | ${actionWords[action]} |`);
  const tables = [
    ['| act | entries |', '|---|---|', ...rows].join('\n'),
    ['| entry | in a report |', '|---|---|', ...words].join('\n'),
  ].join('\n\n');
  const [before = '', , after = ''] = readFileSync(file, 'utf8').split(/<!-- \/?acts -->/);
  const wanted = `${before}<!-- acts -->\n\n${tables}\n\n<!-- /acts -->${after}`;
  if (process.env.UPDATE_DOCS) writeFileSync(file, wanted);
  expect(readFileSync(file, 'utf8')).toBe(wanted);
});
