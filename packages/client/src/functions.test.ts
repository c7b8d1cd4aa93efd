import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback-server.ts';
import { ApiError, type Client, createClient } from './index.ts';

let server: Loopback;
let client: Client;
beforeAll(async () => {
  server = await startLoopback();
  client = createClient({ serverUrl: server.url, appId: 'demo', token: 't', functionsVersion: 'v7' });
});
beforeEach(() => {
  server.seen.length = 0;
});
afterAll(() => server.close());

test('an invocation returns the whole answer, with status and headers', async () => {
  server.answer(200, { cardapio: { titulo: 'Plano' }, nutricionista: {} });
  const answer = await client.functions.invoke('buscarCardapioPublico', { token: 'abc' });
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } });
  expect(answer.data.cardapio.titulo).toBe('Plano');
  expect(server.seen[0]).toMatchObject({
    line: 'POST /api/apps/demo/functions/buscarCardapioPublico',
    headers: { 'base44-functions-version': 'v7', 'content-type': 'application/json' },
    body: { token: 'abc' },
  });
});

test('an invocation without data sends no body', async () => {
  await client.functions.invoke('limpar');
  expect(server.seen[0]?.body).toBeUndefined();
  expect(server.seen[0]?.headers).not.toHaveProperty('content-type');
});

test('other calls do not send the version of the functions', async () => {
  await client.auth.me();
  expect(server.seen[0]?.headers).not.toHaveProperty('base44-functions-version');
});

test('a failure has the text of the function in its message and in its response', async () => {
  server.answer(403, { error: 'Cardápio desativado' });
  const failed = client.functions.invoke('buscarCardapioPublico', { token: 'abc' });
  await expect(failed).rejects.toBeInstanceOf(ApiError);
  await expect(failed).rejects.toMatchObject({
    message: 'Cardápio desativado',
    response: { status: 403, data: { error: 'Cardápio desativado' } },
  });
});

test.each([
  ['text', 'abc', 'Function f takes an object of named parameters, not a string.'],
  ['a list', ['abc'], 'Function f takes an object of named parameters, not an array.'],
])('%s is refused before anything is sent', async (_, data, message) => {
  await expect(client.functions.invoke('f', data as object)).rejects.toThrow(message);
  expect(server.seen).toEqual([]);
});

test('a download returns the file of the function, or throws with its text', async () => {
  server.answer(200, 'PK zip');
  const file = await client.functions.download('baixarMeusDados', { password: 'x' });
  expect(await file.text()).toBe('PK zip');
  expect(server.seen[0]).toMatchObject({
    line: 'POST /api/apps/demo/functions/baixarMeusDados',
    body: { password: 'x' },
  });
  server.answer(400, { error: 'A senha não confere.' });
  await expect(client.functions.download('baixarMeusDados', {})).rejects.toMatchObject({
    status: 400,
    message: 'A senha não confere.',
  });
});

test('a plain fetch takes any path and method and returns the answer unchanged', async () => {
  server.answer(418, 'bule');
  const response = await client.functions.fetch('/relatorios/mes?ano=2025', {
    method: 'PUT',
    headers: { 'X-Own': '1' },
  });
  expect([response.status, await response.text()]).toEqual([418, 'bule']);
  expect(server.seen[0]).toMatchObject({
    line: 'PUT /api/functions/relatorios/mes',
    query: { ano: '2025' },
    headers: { authorization: 'Bearer t', 'x-own': '1' },
  });
});

test('a cancelled plain fetch rejects with the cancellation', async () => {
  const signal = AbortSignal.abort();
  await expect(client.functions.fetch('x', { signal })).rejects.toMatchObject({ name: 'AbortError' });
});
