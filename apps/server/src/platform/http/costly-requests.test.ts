import { type EntityName, entityNamed, entityNames, isTooLarge, SUBSTITUTION_LIST } from '@alecrim/domain';
import { aCreation } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aServersDatabase } from '../../archive/testing/shared-database.ts';
import { fillAccount } from '../../testing/costly-account.ts';
import { costlyRequests } from '../../testing/costly-requests.ts';
import { aLargestRecord } from '../../testing/largest-records.ts';
import { costlyOf, sendCostly } from '../../testing/send-costly.ts';
import { PASSWORD, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { type Route, routesOf } from '../../testing/trail-of-routes.ts';

let app: TestApp;
let routes: Route[];
beforeAll(async () => {
  // The copy of an account is read over a connection of its own.
  const { db, config, dataDir, close } = await aServersDatabase();
  const database = { db, url: config.databaseUrl, close };
  app = await startTestApp({ database, config: { dataDir } });
  routes = routesOf(app.app);
});
afterAll(() => app.close());

test('T42 R33: the fault tests hold the most expensive request of every route', () => {
  expect(routes.length).toBeGreaterThan(100);
  expect(routes.filter((route) => !costlyRequests(route))).toEqual([]);
});

test('T42 R33: every such request does its work, and none is refused before it', async () => {
  const url = await app.listen();
  const account = { email: 'dona@example.com', password: PASSWORD };
  const { access_token: token } = (await app.anonymous.post('/auth/register', account)).body;
  // Another administrator, because the last one cannot close the account.
  await app.aNutritionist({ role: 'admin' });
  const table = 'nome,nome\nAna,x\n';
  const small = {
    bodyOf: smallRecord,
    slowPlan: smallRecord('Cardapio'),
    printedPlans: [{ ...smallRecord('Cardapio'), mostrar_compras: true }],
    stored: 3,
    most: 3,
    table,
    side: 40,
  };
  const known = await fillAccount({ url, token, ...account, ...small });
  const wrong: string[] = [];
  for (const { name, choices } of costlyOf(routes, known)) {
    const answer = await sendCostly(url, token, choices);
    if (answer.wrong) wrong.push(`${name}: ${answer.wrong}`);
  }
  expect(wrong).toEqual([]);
});

const substitutions = { orientacoes: [{ titulo: SUBSTITUTION_LIST, itens: ['1 pão: 1 tapioca'] }] };
const smallRecord = (name: EntityName) => aCreation(name, name === 'Cardapio' ? substitutions : {});

test.each(entityNames)('R33: the largest record of %s is as large as one may be', (name) => {
  const { creation, largest, fields } = entityNamed(name);
  const body = aLargestRecord(name);
  expect(creation.safeParse(body).error).toBeUndefined();
  expect(isTooLarge(largest, body)).toBe(false);
  // Some entities have fields that cannot hold as much.
  const isLong = Object.values(fields).some(({ shape }) => typeof shape === 'object');
  const isSmall = !isLong || name === 'Avaliacao';
  const isNear = isTooLarge({ ...largest, bytes: largest.bytes * 0.7, lines: largest.lines * 0.9 }, body);
  expect(isNear).toBe(!isSmall);
});
