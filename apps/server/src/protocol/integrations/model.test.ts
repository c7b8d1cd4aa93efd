import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPng } from '../../files/testing/pictures.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { type FakeModel, startFakeModel } from './testing/fake-model.ts';

let model: FakeModel;
let app: TestApp;
beforeAll(async () => {
  model = await startFakeModel();
  app = await startTestApp({ config: { llm: { url: `${model.url}/`, model: 'modelo-1', apiKey: 'chave' } } });
});
afterAll(async () => {
  await app.close();
  await model.close();
});

const core = (name: string) => `/integration-endpoints/Core/${name}`;
const failed = { status: 502, body: { code: 'UPSTREAM_FAILED' } };
const anAnswer = { choices: [{ message: { content: 'ok' } }] };
const refeicao = {
  type: 'object',
  properties: { nome: { type: 'string' }, calorias: { type: 'integer' } },
  required: ['nome', 'calorias'],
  additionalProperties: false,
};

describe('InvokeLLM', () => {
  test('asks the configured model and returns its answer as JSON text', async () => {
    const ana = await app.aNutritionist();
    for (const words of ['Beba água.', '42', '"aspas"', '']) {
      model.says(words);
      const { status, body, headers } = await ana.post(core('InvokeLLM'), { prompt: 'Uma dica?' });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(body).toBe(words);
    }
    expect(model.last()).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer chave' },
      body: { model: 'modelo-1', messages: [{ role: 'user', content: 'Uma dica?' }] },
    });
    expect(model.last().body).not.toHaveProperty('response_format');
  });

  test('asks for the shape of the schema and returns an object', async () => {
    const ana = await app.aNutritionist();
    for (const wrap of [(text: string) => text, (text: string) => `\`\`\`json\n${text}\n\`\`\``]) {
      model.says(wrap('{"nome":"Almoço","calorias":600}'));
      const { status, body } = await ana.post(core('InvokeLLM'), {
        prompt: 'x',
        response_json_schema: refeicao,
      });
      expect({ status, body }).toEqual({ status: 200, body: { nome: 'Almoço', calorias: 600 } });
    }
    expect(model.last().body).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { name: 'response', schema: refeicao } },
    });
    expect(model.last().body.messages[0].content).toContain('"calorias"');
  });

  test.each([
    'não sei',
    '{"nome":"Almoço"}',
    '{"nome":"Almoço","calorias":"600"}',
    '{"nome":"Almoço","calorias":600,"extra":1}',
    '[]',
    'null',
  ])('T40 does not pass on an answer of another shape: %s', async (words) => {
    const ana = await app.aNutritionist();
    model.says(words);
    expect(await ana.post(core('InvokeLLM'), { prompt: 'x', response_json_schema: refeicao })).toMatchObject(
      failed,
    );
  });

  test('sends own pictures and own texts inside the message to the model', async () => {
    const ana = await app.aNutritionist();
    const { body: picture } = await ana.upload(core('UploadFile'), { name: 'a.png', content: await aPng() });
    const { body: note } = await ana.upload(core('UploadPrivateFile'), {
      name: 'a.txt',
      content: 'alergia a amendoim',
    });
    const { body: signed } = await ana.post(core('CreateFileSignedUrl'), note);
    model.says('Vi.');
    const file_urls = [picture.file_url, note.file_uri, signed.signed_url];
    expect((await ana.post(core('InvokeLLM'), { prompt: 'O que há?', file_urls })).body).toBe('Vi.');
    expect(model.last().body.messages[0].content).toEqual([
      { type: 'text', text: 'O que há?' },
      { type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/webp;base64,UklGR/) } },
      { type: 'text', text: 'alergia a amendoim' },
      { type: 'text', text: 'alergia a amendoim' },
    ]);
    await ana.post(core('InvokeLLM'), { prompt: 'x', file_urls: picture.file_url });
    expect(model.last().body.messages[0].content).toHaveLength(2);
  });

  test('T40 refuses foreign addresses and private files of another person', async () => {
    const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
    const { body: note } = await ana.upload(core('UploadPrivateFile'), { name: 'a.txt', content: 'segredo' });
    const before = model.requests.length;
    for (const address of [
      'http://169.254.169.254/latest/meta-data',
      'http://127.0.0.1:22/',
      `${model.origin}/x`,
      'https://localhost/api/apps/alecrim/files/a.webp',
      'http://localhost.evil.example/api/apps/alecrim/files/a.webp',
      'http://evil@localhost:81/api/apps/alecrim/files/a.webp',
      '//evil.example/api/apps/alecrim/files/a.webp',
      'http://localhost/api/apps/alecrim/entities/User/me',
      'http://localhost/api/apps/alecrim/files/../entities/User/me',
      'file:///etc/passwd',
      'data:text/plain,x',
      'http://[',
      '',
    ]) {
      expect(await ana.post(core('InvokeLLM'), { prompt: 'x', file_urls: [address] })).toMatchObject({
        status: 422,
        body: { code: 'URL_NOT_ALLOWED' },
      });
    }
    const own = `http://localhost/api/apps/alecrim/files/${note.file_uri}`;
    for (const address of [note.file_uri, own, `${own}?expires=9999999999&signature=x`]) {
      expect(await bia.post(core('InvokeLLM'), { prompt: 'x', file_urls: [address] })).toMatchObject({
        status: 404,
      });
    }
    expect(model.requests.length).toBe(before);
  });

  test('refuses invalid prompts, schemas and files', async () => {
    const ana = await app.aNutritionist();
    for (const body of [
      {},
      { prompt: '' },
      { prompt: 7 },
      { prompt: 'x'.repeat(100_001) },
      { prompt: 'x', response_json_schema: { type: 'text' } },
      { prompt: 'x', response_json_schema: { properties: { a: { $ref: '#' } } } },
      { prompt: 'x', file_urls: Array(6).fill('a') },
      { prompt: 'x', file_urls: { $ne: 1 } },
    ]) {
      expect(await ana.post(core('InvokeLLM'), body)).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION_ERROR' },
      });
    }
    const { body: binary } = await ana.upload(core('UploadPrivateFile'), {
      name: 'a.bin',
      content: Buffer.from([0, 255]),
    });
    expect(await ana.post(core('InvokeLLM'), { prompt: 'x', file_urls: [binary.file_uri] })).toMatchObject({
      status: 415,
    });
  });
});

describe('a failing model gives a 502 without details', () => {
  test.each<[string, (model: FakeModel) => void]>([
    ['fails', (m) => m.answers({ error: { message: 'chave inválida' } }, 401)],
    ['fails with something that looks like an answer', (m) => m.answers(anAnswer, 500)],
    ['answers something else', (m) => m.answers({ hello: 'world' })],
    ['has nothing to say', (m) => m.answers({ choices: [] })],
    ['says no text', (m) => m.says({ parts: [] })],
    ['sends no JSON', (m) => m.behaves((_q, r) => void r.end('<html>'))],
    [
      'T40 sends us elsewhere',
      (m) =>
        m.behaves(({ url }, response) => {
          if (url === '/elsewhere') response.end(JSON.stringify(anAnswer));
          else response.writeHead(307, { location: `${m.origin}/elsewhere` }).end();
        }),
    ],
    ['talks without end', (m) => m.says('x'.repeat(5 * 1024 * 1024))],
    ['hangs up', (m) => m.behaves((_q, r) => void r.destroy())],
  ])('when it %s', async (_name, arrange) => {
    const ana = await app.aNutritionist();
    arrange(model);
    const before = model.requests.length;
    const answer = await ana.post(core('InvokeLLM'), { prompt: 'x' });
    expect(answer).toMatchObject(failed);
    expect(JSON.stringify(answer.body)).not.toMatch(/127\.0\.0\.1|chave|html/);
    expect(model.requests.length).toBe(before + 1);
  });
});

test('GenerateImage gets 501, and the model is not asked', async () => {
  const ana = await app.aNutritionist();
  const before = model.requests.length;
  expect(await ana.post(core('GenerateImage'), { prompt: 'Uma maçã' })).toMatchObject({
    status: 501,
    body: { code: 'NOT_CONFIGURED', message: 'Este servidor não gera imagens.' },
  });
  expect(model.requests.length).toBe(before);
});

describe('ExtractDataFromUploadedFile', () => {
  const lista = { type: 'array', items: refeicao };
  const extract = async (content: string | Buffer, name: string, json_schema: object = lista) => {
    const ana = await app.aNutritionist();
    const { body } = await ana.upload(core('UploadPrivateFile'), { name, content });
    return ana.post(core('ExtractDataFromUploadedFile'), { file_url: body.file_uri, json_schema });
  };

  test('reads tables and JSON without the model', async () => {
    const before = model.requests.length;
    const rows = [{ nome: 'Almoço', calorias: 600 }];
    expect(await extract('nome,calorias\nAlmoço,600\n', 'a.csv')).toMatchObject({ status: 200, body: rows });
    expect(await extract(JSON.stringify(rows), 'a.json')).toMatchObject({ status: 200, body: rows });
    expect(model.requests.length).toBe(before);
  });

  test('leaves free text and pictures to the model', async () => {
    model.says('{"nome":"Jantar","calorias":400}');
    const found = { status: 200, body: { nome: 'Jantar', calorias: 400 } };
    expect(await extract('No jantar, umas 400 calorias.', 'a.txt', refeicao)).toMatchObject(found);
    expect(model.last().body.messages.at(-1).content[1].text).toBe('No jantar, umas 400 calorias.');
    expect(await extract(await aPng(), 'a.png', refeicao)).toMatchObject(found);
    expect(model.last().body.messages.at(-1).content[1].image_url.url).toMatch(/^data:image\/png;base64,/);
    model.says('{"nome":1}');
    expect(await extract('x', 'a.txt', refeicao)).toMatchObject(failed);
  });

  test('T40 refuses a foreign address', async () => {
    const ana = await app.aNutritionist();
    const body = { file_url: `${model.origin}/a.csv`, json_schema: lista };
    expect(await ana.post(core('ExtractDataFromUploadedFile'), body)).toMatchObject({
      status: 422,
      body: { code: 'URL_NOT_ALLOWED' },
    });
  });
});

test('a person can ask the model 60 times an hour', async () => {
  const strict = await startTestApp({ config: { rateLimitScale: 1, llm: { url: model.url, model: 'm' } } });
  try {
    const ana = await strict.aNutritionist();
    model.says('ok');
    for (let i = 0; i < 60; i++)
      expect((await ana.post(core('InvokeLLM'), { prompt: 'x' })).status).toBe(200);
    expect(model.last().headers).not.toHaveProperty('authorization');
    expect(await ana.post(core('InvokeLLM'), { prompt: 'x' })).toMatchObject({ status: 429 });
  } finally {
    await strict.close();
  }
});

test('a person can have data extracted from files 60 times an hour, also without the model', async () => {
  const strict = await startTestApp({ config: { rateLimitScale: 1 } });
  const ana = await strict.aNutritionist();
  const { body } = await ana.upload(core('UploadPrivateFile'), { name: 'a.csv', content: 'nome\nRui\n' });
  const json_schema = { type: 'array', items: { type: 'object', properties: { nome: { type: 'string' } } } };
  const asked = { file_url: body.file_uri, json_schema };
  for (let i = 0; i < 60; i++)
    expect((await ana.post(core('ExtractDataFromUploadedFile'), asked)).status).toBe(200);
  expect((await ana.post(core('ExtractDataFromUploadedFile'), asked)).status).toBe(429);
  await strict.close();
});
