import { aCardapio } from '@alecrim/domain/testing';
import { createClient as createOldest } from 'base44-sdk-0.8.3';
import { createClient as createNewest } from 'base44-sdk-newest';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { aPng } from '../../files/testing/pictures.ts';
import {
  type Nutritionist,
  SERVICE_TOKEN,
  startTestApp,
  type TestApp,
} from '../../testing/start-test-app.ts';
import { type FakeModel, startFakeModel } from './testing/fake-model.ts';

let app: TestApp;
let model: FakeModel;
let serverUrl: string;
let ana: Nutritionist;
const opened: { cleanup(): void }[] = [];

beforeAll(async () => {
  // The SDK prints every failure that it also throws.
  for (const method of ['error', 'log'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
  model = await startFakeModel();
  app = await startTestApp({ config: { llm: { url: model.url, model: 'm' } } });
  serverUrl = await app.listen();
  ana = await app.aNutritionist();
});
afterEach(() => {
  for (const client of opened.splice(0)) client.cleanup();
});
afterAll(async () => {
  await app.close();
  await model.close();
  vi.restoreAllMocks();
});

// Only what both versions share; their own types differ.
type Create = (options: object) => any;

describe.each<[string, Create]>([
  ['0.8.3', createOldest as Create],
  ['newest', createNewest as Create],
])('the public SDK, %s', (_version, create) => {
  function client(token: string | undefined = ana.token) {
    const made = create({ serverUrl, appId: 'alecrim', token, serviceToken: SERVICE_TOKEN });
    opened.push(made);
    return made;
  }
  const aFile = async () => new File([new Uint8Array(await aPng())], 'logo.png', { type: 'image/png' });

  test('uploads a picture that opens without a session', async () => {
    const { file_url } = await client().integrations.Core.UploadFile({
      file: await aFile(),
      nota: null,
      extra: { a: 1 },
    });
    const response = await fetch(file_url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('stores a private file and opens it by a signed link', async () => {
    const { Core } = client().integrations;
    const file = new File(['segredo'], 'nota.txt');
    const { file_uri } = await Core.UploadPrivateFile({ file });
    const { signed_url } = await Core.CreateFileSignedUrl({ file_uri });
    expect(await (await fetch(signed_url)).text()).toBe('segredo');
    expect((await fetch(`${signed_url}x`)).status).toBe(404);
  });

  test('gets the reason of a refused upload', async () => {
    const { Core } = client().integrations;
    const svg = new File(['<svg/>'], 'logo.png', { type: 'image/png' });
    await expect(Core.UploadFile({ file: svg })).rejects.toMatchObject({
      name: 'Base44Error',
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Envie uma imagem PNG, JPEG ou WebP.',
    });
    await expect(Core.UploadFile({})).rejects.toMatchObject({ status: 400, code: 'NO_FILE' });
  });

  test('opens a public plan by its token, with a stale session too', async () => {
    const { body: plan } = await ana.post('/entities/Cardapio', aCardapio());
    const { functions } = client('stale-token');
    const response = await functions.invoke('buscarCardapioPublico', { token: plan.token_publico });
    expect(response.status).toBe(200);
    expect(response.data.cardapio.titulo).toBe(plan.titulo);
    const form = await functions.invoke('buscarCardapioPublico', {
      token: plan.token_publico,
      anexo: await aFile(),
    });
    expect(form.data).toEqual(response.data);
  });

  test('gets the errors of functions unchanged', async () => {
    const { functions } = client();
    const failing = (call: Promise<unknown>) =>
      call.catch((error) => [error.response.status, error.response.data]);
    expect(await failing(functions.invoke('buscarCardapioPublico'))).toEqual([
      400,
      { error: 'Token não fornecido' },
    ]);
    expect(await failing(functions.invoke('buscarCardapioPublico', { token: 'nenhum-assim' }))).toEqual([
      404,
      { error: 'Cardápio não encontrado' },
    ]);
    expect(await failing(functions.invoke('nope', { a: 1 }))).toEqual([404, { error: 'Function not found' }]);
  });

  test('asks the model for text and for data', async () => {
    const { Core } = client().integrations;
    model.says('Beba água.');
    expect(await Core.InvokeLLM({ prompt: 'Uma dica' })).toBe('Beba água.');
    model.says('{"dica":"água"}');
    const response_json_schema = { type: 'object', properties: { dica: { type: 'string' } } };
    expect(await Core.InvokeLLM({ prompt: 'Uma dica', response_json_schema })).toEqual({ dica: 'água' });
  });

  test('sends a mail, as a person and as the service role', async () => {
    const mail = { to: 'p@example.com', subject: 'Oi', body: 'Olá' };
    expect(await client().integrations.Core.SendEmail(mail)).toEqual({ success: true });
    expect(await client().asServiceRole.integrations.Core.SendEmail(mail)).toEqual({ success: true });
  });

  test('gets 404 for an unknown package', async () => {
    const { integrations } = client();
    await expect(integrations.Slack.Post({ a: 1 })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    await expect(integrations.Core.Nope({})).rejects.toMatchObject({ status: 404 });
  });
});

test('the newest SDK gets 404 for a custom integration and calls functions by path', async () => {
  const client = createNewest({ serverUrl, appId: 'alecrim', token: ana.token }) as any;
  opened.push(client);
  await expect(client.integrations.custom.call('github', 'get:/repos/{owner}', {})).rejects.toMatchObject({
    status: 404,
  });
  const response = await client.functions.fetch('/buscarCardapioPublico', { method: 'POST' });
  expect([response.status, await response.json()]).toEqual([400, { error: 'Token não fornecido' }]);
  expect((await client.functions.fetch('buscarCardapioPublico')).status).toBe(405);
});
