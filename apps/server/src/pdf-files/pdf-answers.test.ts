import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPng } from '../files/testing/pictures.ts';
import type { Tasks } from '../platform/tasks.ts';
import { longEvolution } from '../testing/costly-evolution.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

/** A file of these tests is its title, so that they see which version they get; the engine has tests of its own. */
const made: string[] = [];
const tasks: Tasks = {
  async run(task, input) {
    if (task.name !== 'pdf') return task.run(input);
    const { title } = (input as { sheet: { title: string } }).sheet;
    made.push(title);
    return Buffer.from(title) as never;
  },
  load: () => ({ running: 0, waiting: 0 }),
  close: async () => {},
};

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  // The time stands still: all is asked for in one minute.
  const now = new Date();
  app = await startTestApp({ config: { rateLimitScale: 1 }, deps: () => ({ tasks, now: () => now }) });
  ana = await app.aNutritionist();
});
afterAll(() => app.close());
beforeEach(() => {
  made.length = 0;
});

const aPlan = async (titulo: string) =>
  (await ana.post('/entities/Cardapio', aCardapio({ titulo, paciente_nome: '' }))).body;
const fileOf = (id: string) => ana.get(`/entities/Cardapio/${id}/pdf`);

test('a file is made once for a version, also for requests at the same time', async () => {
  const [one, other] = [await aPlan('Um'), await aPlan('Outro')];
  const answers = await Promise.all([one, one, other, one].map(({ id }) => fileOf(id)));
  expect(answers.map(({ body }) => body)).toEqual(['Um', 'Um', 'Outro', 'Um']);
  expect((await fileOf(one.id)).body).toBe('Um');
  expect(made.toSorted()).toEqual(['Outro', 'Um']);
});

test('a changed plan and a changed profile are new files, for the nutritionist and behind the link', async () => {
  const { id, token_publico } = await aPlan('Antes');
  const behindLink = () => app.send({ url: `/VerCardapio/plano.pdf?token=${token_publico}` });
  expect([(await fileOf(id)).body, (await behindLink()).body]).toEqual(['Antes', 'Antes']);
  await ana.put(`/entities/Cardapio/${id}`, { titulo: 'Depois' });
  expect([(await fileOf(id)).body, (await behindLink()).body]).toEqual(['Depois', 'Depois']);
  const before = made.length;
  await ana.put('/entities/User/me', { crn: 'CRN-3 99999' });
  await fileOf(id);
  await behindLink();
  expect(made.length).toBe(before + 2);
});

test('an account may make 60 files a minute; cached files and other accounts are not limited', async () => {
  const evolutionBy = async (who: Nutritionist) => {
    const { id } = (await who.post('/entities/Paciente', aPaciente())).body;
    return (title: string) =>
      who.post(`/entities/Paciente/${id}/pdf/evolucao`, { ...longEvolution(), about: [title] });
  };
  const [bia, eva] = [await app.aNutritionist(), await app.aNutritionist()];
  const ofBia = await evolutionBy(bia);
  for (let i = 0; i < 60; i++) expect((await ofBia(`${i}`)).status).toBe(200);
  expect((await ofBia('mais uma')).status).toBe(429);
  expect((await ofBia('7')).status).toBe(200);
  expect((await (await evolutionBy(eva))('uma')).status).toBe(200);
});

test('a file without its logo, which could not be drawn now, is made again for the next request', async () => {
  const eva = await app.aNutritionist();
  const content = await aPng();
  const { body: logo } = await eva.upload('/integration-endpoints/Core/UploadFile', {
    name: 'a.png',
    content,
  });
  await eva.put('/entities/User/me', { logo_url: logo.file_url });
  const { id } = (await eva.post('/entities/Cardapio', aCardapio({ titulo: 'Logo', paciente_nome: '' })))
    .body;
  const ask = () => eva.get(`/entities/Cardapio/${id}/pdf`);
  const logoId = /[0-9a-f]{64}/.exec(logo.file_url)?.[0] ?? '';
  const store = (bytes: Uint8Array) =>
    app.deps.db.updateTable('files').set({ bytes }).where('id', '=', logoId).execute();
  await store(Buffer.from('not a picture'));
  const without = await ask();
  await store(content);
  const whole = await ask();
  await ask();
  expect([without.headers.etag, whole.headers.etag]).toEqual([undefined, expect.any(String)]);
  expect(made).toEqual(['Logo', 'Logo']);
});
