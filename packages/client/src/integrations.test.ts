import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Loopback, startLoopback } from '../testing/loopback-server.ts';
import { type Client, createClient } from './index.ts';

let server: Loopback;
let client: Client;
beforeAll(async () => {
  server = await startLoopback();
  client = createClient({ serverUrl: server.url, appId: 'demo', token: 't' });
});
beforeEach(() => {
  server.seen.length = 0;
});
afterAll(() => server.close());

const logo = new File(['<png>'], 'logo.png', { type: 'image/png' });

test('a file is sent in a form, with the other parameters as text', async () => {
  server.answer(200, { file_url: 'http://x/logo.webp' });
  const parameters = {
    file: logo,
    nota: 'oi',
    n: 2,
    nada: null,
    falta: undefined,
    lista: [1],
    objeto: { a: true },
  };
  expect(await client.integrations.Core.UploadFile(parameters)).toEqual({ file_url: 'http://x/logo.webp' });

  const { line, headers, body } = server.seen[0]!;
  expect(line).toBe('POST /api/apps/demo/integration-endpoints/Core/UploadFile');
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const { file, ...rest } = body as { file: File };
  expect([file.name, file.type, await file.text()]).toEqual(['logo.png', 'image/png', '<png>']);
  expect(rest).toEqual({ nota: 'oi', n: '2', nada: 'null', lista: '[1]', objeto: '{"a":true}' });
});

test('a given form is sent unchanged', async () => {
  const form = new FormData();
  form.append('campo', 'valor');
  await client.functions.invoke('f', form);
  expect(server.seen[0]?.body).toEqual({ campo: 'valor' });
});

test('parameters without a file are sent as JSON', async () => {
  const mail = { to: 'a@b.c', subject: 'Oi', body: 'Olá' };
  await client.integrations.Core.SendEmail(mail);
  expect(server.seen[0]).toMatchObject({
    line: 'POST /api/apps/demo/integration-endpoints/Core/SendEmail',
    body: mail,
  });
});

test('an installed package has its own path', async () => {
  const { Slack } = client.integrations as unknown as { Slack: { Post(data: object): Promise<unknown> } };
  await Slack.Post({ text: 'Oi' });
  expect(server.seen[0]?.line).toBe(
    'POST /api/apps/demo/integration-endpoints/installable/Slack/integration-endpoints/Post',
  );
});

test('a text instead of named parameters is refused before a request', async () => {
  const call = client.integrations.Core.InvokeLLM('Escreva' as unknown as { prompt: string });
  await expect(call).rejects.toThrow(
    'Integration InvokeLLM takes an object of named parameters, not a string.',
  );
  expect(server.seen).toEqual([]);
});

test('an upload works without progress where the environment cannot measure it', async () => {
  const onProgress = vi.fn();
  await client.integrations.Core.UploadFile({ file: logo }, { onProgress });
  expect(server.seen).toHaveLength(1);
  expect(onProgress).not.toHaveBeenCalled();
});

test('an upload reports its progress where the browser can measure it', async () => {
  const sent: { url?: string; headers: Record<string, string>; body?: unknown } = { headers: {} };
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload: { onprogress?: (event: object) => void } = {};
      status = 200;
      statusText = 'OK';
      responseText = '{"file_url":"/f/1"}';
      onload?: () => void;
      open = (method: string, url: string) => Object.assign(sent, { url: `${method} ${url}` });
      setRequestHeader = (name: string, value: string) => Object.assign(sent.headers, { [name]: value });
      send(body: unknown) {
        sent.body = body;
        this.upload.onprogress?.({ lengthComputable: false, loaded: 1, total: 0 });
        this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
        this.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 });
        this.onload?.();
      }
    },
  );
  const onProgress = vi.fn();
  const answer = await client.integrations.Core.UploadFile({ file: logo }, { onProgress });
  expect(answer).toEqual({ file_url: '/f/1' });
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
  expect(sent.url).toBe(`POST ${server.url}/api/apps/demo/integration-endpoints/Core/UploadFile`);
  expect(sent.headers).toMatchObject({ authorization: 'Bearer t', 'x-app-id': 'demo' });
  expect(sent.body).toBeInstanceOf(FormData);

  onProgress.mockClear();
  await client.entities.Paciente.importEntities(logo, { onProgress });
  expect(onProgress.mock.calls).toEqual([[0.25], [1]]);
  expect(sent.url).toBe(`POST ${server.url}/api/apps/demo/entities/Paciente/import`);
});

test('a broken upload with progress is a network error', async () => {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      onerror?: () => void;
      open() {}
      setRequestHeader() {}
      send() {
        this.onerror?.();
      }
    },
  );
  const call = client.integrations.Core.UploadFile({ file: logo }, { onProgress: () => {} });
  await expect(call).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
});
