import { aCardapio, aConsulta, aPaciente, aProfile } from '@alecrim/domain/testing';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
  await ana.put('/entities/User/me', aProfile());
  id = (await ana.post('/entities/Paciente', aPaciente({ nome: 'João Lima' }))).body.id;
});
afterAll(() => app.close());

const path = (patient: string) => `/entities/Paciente/${patient}/pdf/relatorio`;
const exports = async () =>
  (await ana.post('/functions/registroDoPaciente', { id })).body.registro.filter(
    ({ acao }: { acao: string }) => acao === 'patient_exported',
  ).length;

async function textOf(body: object): Promise<string> {
  const { bytes } = await ana.post(path(id), body);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return text.replace(/\s+/g, ' ');
}

test('the report of her patient is a file with a name, and each file is in the trail', async () => {
  const before = await exports();
  const { status, headers, body } = await ana.post(path(id), {});
  expect(status).toBe(200);
  expect(body).toMatch(/^%PDF-1\.7/);
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(headers['content-disposition']).toMatch(/filename="Relatorio - Joao - \d{4}-\d\d-\d\d\.pdf"/);
  expect(await exports()).toBe(before + 1);
});

test('the report has the current records, and the number of earlier versions', async () => {
  const plan = (
    await ana.post('/entities/Cardapio', aCardapio({ titulo: 'Plano de abril', paciente_id: id }))
  ).body;
  await ana.put(`/entities/Cardapio/${plan.id}`, { titulo: 'Plano de maio' });
  await ana.post('/entities/Consulta', aConsulta({ paciente_id: id, titulo: 'Retorno' }));
  const text = await textOf({});
  for (const said of [
    'Dados de João Lima',
    'Plano de maio',
    '1 versão anterior',
    'Retorno',
    'Guarda legal até',
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('Plano de abril');
  expect(text).not.toContain(plan.token_publico);
  // The file is an export, and says so.
  expect(text).toContain('Dados deste paciente exportados');
});

test('the hours are those of the time zone that is asked for; one that does not exist is refused', async () => {
  const hours = async (fuso: string) => /Gerado em .*? às (\d\d)/.exec(await textOf({ fuso }))?.[1];
  const [brasilia, acre] = [
    Number(await hours('America/Sao_Paulo')),
    Number(await hours('America/Rio_Branco')),
  ];
  expect([2, 3]).toContain((brasilia - acre + 24) % 24);
  for (const fuso of ['Lua/Mar da Tranquilidade', 'x'.repeat(65), 7])
    expect((await ana.post(path(id), { fuso })).status).toBe(422);
});

test('the patient of another account is not found, and a visitor has to sign in', async () => {
  const before = await exports();
  expect((await (await app.aNutritionist()).post(path(id), {})).status).toBe(404);
  expect((await app.send({ method: 'POST', url: `/api/apps/alecrim${path(id)}`, payload: {} })).status).toBe(
    401,
  );
  expect(await exports()).toBe(before);
});

test('a report that is too long for a file is refused in words', async () => {
  const patient = (await ana.post('/entities/Paciente', aPaciente())).body.id;
  const texto = 'Dorme bem. '.repeat(900);
  const notes = Array.from({ length: 110 }, () => aConsulta({ paciente_id: patient, texto }));
  for (let i = 0; i < notes.length; i += 11)
    expect((await ana.post('/entities/Consulta/bulk', notes.slice(i, i + 11))).status).toBe(201);
  const { status, body } = await ana.post(path(patient), {});
  expect([status, body.message]).toEqual([
    413,
    'Este documento é longo demais para um arquivo PDF. Imprima-o pela página.',
  ]);
});
