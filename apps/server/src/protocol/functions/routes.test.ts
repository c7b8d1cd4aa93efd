import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const roots = ['/api/apps/alecrim/functions', '/api/functions'];

describe.each(roots)('%s', (root) => {
  test('a function that does not exist gets 404', async () => {
    for (const name of ['nope', 'constructor', '__proto__', 'buscarcardapiopublico', 'a%2Fb']) {
      expect(await app.anonymous.post(`${root}/${name}`, {})).toMatchObject({
        status: 404,
        body: { error: 'Function not found' },
      });
    }
  });

  test('a function answers', async () => {
    const { status, body } = await app.anonymous.post(`${root}/buscarCardapioPublico`, {});
    expect({ status, body }).toEqual({ status: 400, body: { error: 'Token não fornecido' } });
  });

  test('every failure has the error shape of functions', async () => {
    const send = (payload: string, type: string) =>
      app.send({
        method: 'POST',
        url: `${root}/buscarCardapioPublico`,
        headers: { 'content-type': type },
        payload,
      });
    const failures = [
      { status: 400, answer: await send('{ not json', 'application/json') },
      { status: 400, answer: await send('{"__proto__":1}', 'application/json') },
      { status: 415, answer: await send('token=a', 'application/x-www-form-urlencoded') },
      { status: 415, answer: await send('{"token":"a"}', 'text/plain') },
      { status: 413, answer: await send(`{"token":"${'a'.repeat(11 * 1024 * 1024)}"}`, 'application/json') },
      {
        status: 400,
        answer: await send(
          '--x\r\nContent-Disposition: form-data; name="token"',
          'multipart/form-data; boundary=x',
        ),
      },
      { status: 400, answer: await send('abc', 'multipart/form-data') },
      { status: 401, answer: await app.anonymous.post(`${root}/carregarExemplos`) },
      { status: 401, answer: await app.caller('stale').post(`${root}/carregarExemplos`) },
      { status: 403, answer: await app.service.post(`${root}/carregarExemplos`) },
    ];
    for (const { status, answer } of failures) {
      expect(answer.body).toEqual({ error: expect.any(String) });
      expect(answer.status).toBe(status);
    }
  });

  test('a function can be called only with POST', async () => {
    for (const method of ['get', 'put', 'patch', 'delete'] as const) {
      const answer = await app.anonymous[method](`${root}/buscarCardapioPublico`);
      expect(answer).toMatchObject({ status: 405, body: { error: 'Método não permitido.' } });
      expect(answer.headers.allow).toBe('POST');
    }
  });
});

test('the short form accepts a path, with or without a query', async () => {
  expect(await app.anonymous.post('/api/functions/buscarCardapioPublico?x=1', {})).toMatchObject({
    status: 400,
  });
  expect(await app.anonymous.post('/api/functions/buscarCardapioPublico/extra', {})).toMatchObject({
    status: 404,
  });
});
