import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
let paciente_id: string;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
  paciente_id = (await ana.post('/entities/Paciente', { nome: 'Marina' })).body.id;
});
afterAll(() => app.close());

test('the search of a note reads its whole text, the answers and the names of its files, not the questions', async () => {
  const upload = { name: 'hemograma.pdf', content: '%PDF-1.7 exame' };
  const { body: stored } = await ana.upload('/integration-endpoints/Core/UploadPrivateFile', upload);
  const file = { nome: 'hemograma.pdf', arquivo: stored.file_uri, tipo: 'application/pdf', bytes: 14 };
  const notes = [
    { titulo: 'Primeira', texto: `${'Relatou pouca fome pela manhã. '.repeat(200)}Toma levotiroxina.` },
    { titulo: 'Anamnese', respostas: [{ pergunta: 'Como dorme?', resposta: 'Seis horas, acorda às três.' }] },
    { titulo: 'Exames', anexos: [file] },
  ];
  for (const note of notes) {
    const { status } = await ana.post('/entities/Consulta', { ...note, paciente_id, data: '2026-03-12' });
    expect(status).toBe(201);
  }
  const found = async (words: string) => {
    const q = encodeURIComponent(JSON.stringify({ paciente_id, $search: words }));
    return (await ana.get(`/entities/Consulta?q=${q}`)).body.map((note: any) => note.titulo);
  };
  expect(await found('LEVOTIROXINA fome')).toEqual(['Primeira']);
  expect(await found('tres horas')).toEqual(['Anamnese']);
  expect(await found('dorme')).toEqual([]);
  expect(await found('hemograma')).toEqual(['Exames']);
});
