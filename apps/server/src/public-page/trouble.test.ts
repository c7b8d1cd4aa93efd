import { Writable } from 'node:stream';
import { aCardapio } from '@alecrim/domain/testing';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/start-test-app.ts';
import { addresses } from './plan-addresses.ts';

test('T15 no log line holds a token, and a patient gets a readable page when the database fails', async () => {
  let lines = '';
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines += chunk;
      done();
    },
  });
  const app = await startTestApp({ deps: () => ({ log: pino({ level: 'trace' }, log) }) });
  const ana = await app.aNutritionist();
  const { token_publico: token } = (await ana.post('/entities/Cardapio', aCardapio())).body;
  const links = ['', '/manifest.webmanifest', '/icone-192.png'].map((part) => `/VerCardapio${part}?token=`);
  for (const address of links) {
    expect((await app.send({ url: address + token })).status).toBe(200);
    expect((await app.send({ url: `${address}unknown-${token}` })).status).toBe(404);
  }

  await app.deps.db.schema.dropTable('link_openings').execute();
  await app.deps.db.schema.alterTable('cardapios').renameTo('lost').execute();
  const broken = await app.send({ url: `/VerCardapio?token=${token}` });
  expect(broken.status).toBe(500);
  expect(broken.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(Number(broken.headers.refresh)).toBeGreaterThan(0);
  expect(broken.body).toContain('Não foi possível carregar o cardápio agora.');
  expect(broken.body).toContain('o link pode ter expirado ou o cardápio foi removido');
  // The phone keeps its stored plan: an error page says nothing about the state of the plan.
  expect(broken.body).not.toContain('data-state');
  for (const address of links.slice(1)) expect((await app.send({ url: address + token })).status).toBe(500);

  expect(lines).toContain('"path":"/VerCardapio"');
  expect(lines).not.toContain(token);
  await app.close();
});

test('while the database is away, every page behind the link says so, and not that there is no plan', async () => {
  const app = await startTestApp();
  const ana = await app.aNutritionist();
  const { token_publico: token } = (await ana.post('/entities/Cardapio', aCardapio())).body;
  await app.deps.db.destroy();
  const { plan, shopping, file, shoppingFile, measures, privacy } = addresses;
  for (const address of [plan, shopping, file, shoppingFile, measures, privacy]) {
    const { status, headers, body } = await app.send({ url: `${address}?token=${token}` });
    expect([status, headers['content-type']], address).toEqual([503, 'text/html; charset=utf-8']);
    expect(Number(headers.refresh), address).toBeGreaterThan(0);
    expect(body).toContain('<h1>Temporariamente indisponível</h1>');
    expect(body).toContain('Seu cardápio continua guardado e o link continua o mesmo.');
    // The phone keeps its stored plan.
    expect(body).not.toMatch(/não encontrado|expirado|removido|data-state/);
  }
  await app.close();
});
