import { aProfile } from '@alecrim/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPng } from '../../files/testing/pictures.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const core = (name: string) => `/integration-endpoints/Core/${name}`;
const mailsTo = async (to: string) => (await app.mails()).filter(({ recipient }) => recipient === to);

describe('integrations', () => {
  test('need a session', async () => {
    for (const name of ['UploadFile', 'SendEmail', 'InvokeLLM', 'Nope']) {
      expect(await app.anonymous.post(core(name), {})).toMatchObject({
        status: 401,
        body: { code: 'AUTH_REQUIRED' },
      });
    }
  });

  test('that do not exist or are not installed get a 404 in JSON', async () => {
    const ana = await app.aNutritionist();
    for (const path of [
      core('Nope'),
      core('constructor'),
      '/integration-endpoints/installable/Slack/integration-endpoints/Post',
      '/integrations/custom/github/get:/repos/{owner}/{repo}',
      '/integrations/custom/x/y',
    ]) {
      const { status, body } = await ana.post(path, {});
      expect(status).toBe(404);
      expect(body).toEqual({ message: expect.any(String), detail: body.message, code: 'NOT_FOUND' });
    }
  });

  test('that need a model get 501 when none is configured', async () => {
    const ana = await app.aNutritionist();
    const { body: picture } = await ana.upload(core('UploadFile'), { name: 'a.png', content: await aPng() });
    const calls = {
      InvokeLLM: { prompt: 'x' },
      ExtractDataFromUploadedFile: { ...picture, json_schema: {} },
    };
    for (const [name, input] of Object.entries(calls)) {
      expect(await ana.post(core(name), input)).toMatchObject({
        status: 501,
        body: {
          code: 'NOT_CONFIGURED',
          message: expect.stringContaining('não está configurada neste servidor'),
        },
      });
    }
  });

  test('a table can be read without a model', async () => {
    const ana = await app.aNutritionist();
    const { body } = await ana.upload(core('UploadPrivateFile'), {
      name: 'a.csv',
      content: 'nome\nMarina\n',
    });
    const json_schema = {
      type: 'array',
      items: { type: 'object', properties: { nome: { type: 'string' } } },
    };
    const answer = await ana.post(core('ExtractDataFromUploadedFile'), {
      file_url: body.file_uri,
      json_schema,
    });
    expect(answer).toMatchObject({ status: 200, body: [{ nome: 'Marina' }] });
  });

  test('the service role uploads a file without an owner, or for a person', async () => {
    const ana = await app.aNutritionist();
    const content = await aPng({ width: 77 });
    const first = await app.service.upload(core('UploadFile'), { name: 'a.png', content });
    expect(await app.service.upload(core('UploadFile'), { name: 'a.png', content })).toMatchObject(
      first.body && { body: first.body },
    );
    const id = first.body.file_url.slice(-69, -5);
    const owners = () =>
      app.deps.db.selectFrom('file_owners').select('owner_id').where('file_id', '=', id).execute();
    expect(await owners()).toEqual([{ owner_id: null }]);
    await ana.upload(core('UploadFile'), { name: 'a.png', content });
    expect(await owners()).toHaveLength(2);
  });
});

describe('SendEmail', () => {
  const aMail = { to: 'paciente1@example.com', subject: 'Seu cardápio', body: 'Olá,\n\n<b>Marina</b> & cia' };

  test('sends plain text to one person, signed, and replies go to the sender', async () => {
    const ana = await app.aNutritionist();
    await ana.put('/entities/User/me', aProfile());
    expect(await ana.post(core('SendEmail'), aMail)).toMatchObject({ status: 200, body: { success: true } });
    const [mail] = await mailsTo(aMail.to);
    expect(mail).toMatchObject({ subject: aMail.subject, reply_to: 'helena.duarte@example.com' });
    const signature = 'Enviado por Helena Duarte (helena.duarte@example.com) com o Alecrim.';
    expect(mail?.text_body).toBe(`${aMail.body}\n\n${signature}`);
    expect(mail?.html_body).toContain('Olá,\n\n&lt;b&gt;Marina&lt;/b&gt; &amp; cia');
    expect(mail?.html_body).toContain(signature);
  });

  test('shows the name that the sender chose, as text', async () => {
    const ana = await app.aNutritionist();
    const to = 'paciente2@example.com';
    await ana.post(core('SendEmail'), { ...aMail, to, from_name: 'Clínica <Sol>' });
    const [mail] = await mailsTo(to);
    expect(mail?.text_body).toContain(`Enviado por Clínica <Sol> (${ana.email}) com o Alecrim.`);
    expect(mail?.html_body).toContain('Clínica &lt;Sol&gt;');
    expect(mail?.reply_to).toBe(ana.email);
  });

  test('the service role sends without a reply address', async () => {
    const to = 'paciente3@example.com';
    expect((await app.service.post(core('SendEmail'), { ...aMail, to })).status).toBe(200);
    expect((await mailsTo(to))[0]).toMatchObject({
      reply_to: null,
      text_body: `${aMail.body}\n\nEnviado com o Alecrim.`,
    });
  });

  test.each([
    { to: 'a@example.com, b@example.com' },
    { to: ['a@example.com', 'b@example.com'] },
    { to: 'a@example.com\r\nBcc: b@example.com' },
    { to: 'Nome <a@example.com>' },
    { to: 'nobody' },
    { to: undefined },
    { subject: 'Oi\r\nBcc: b@example.com' },
    { subject: 'Oi\nX: y' },
    { subject: 'Oi\u0085X' },
    { subject: '' },
    { subject: 'x'.repeat(201) },
    { from_name: 'Ana\r\nBcc: b@example.com' },
    { body: '' },
    { body: 'x'.repeat(100_001) },
    { body: { html: 'x' } },
  ])('T40 refuses %j', async (over) => {
    const ana = await app.aNutritionist();
    const before = (await app.mails()).length;
    expect(await ana.post(core('SendEmail'), { ...aMail, ...over })).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_ERROR' },
    });
    expect((await app.mails()).length).toBe(before);
  });

  test('a mail that escaping makes too large is refused; a long one of usual letters is sent', async () => {
    const ana = await app.aNutritionist();
    const to = 'paciente9@example.com';
    const send = (body: string) => ana.post(core('SendEmail'), { ...aMail, to, body });
    expect(await send('"'.repeat(100_000))).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    expect(await mailsTo(to)).toEqual([]);
    expect((await send('Pão é bom. '.repeat(9_000))).status).toBe(200);
  });

  test('T40 sends at most 20 mails an hour for one person', async () => {
    const strict = await startTestApp({ config: { rateLimitScale: 1 } });
    try {
      const ana = await strict.aNutritionist();
      for (let i = 0; i < 20; i++) expect((await ana.post(core('SendEmail'), aMail)).status).toBe(200);
      expect(await ana.post(core('SendEmail'), aMail)).toMatchObject({
        status: 429,
        body: { code: 'RATE_LIMITED' },
      });
      expect(await strict.mails()).toHaveLength(20);
    } finally {
      await strict.close();
    }
  });
});
