import { HOUR_MS } from '@alecrim/domain';
import { aCardapio, aCreation } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_SENDINGS } from '../../entities/sendings.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function aPlan() {
  const ana = await app.aNutritionist();
  const { body: patient } = await ana.post('/entities/Paciente', aCreation('Paciente'));
  const { body: plan } = await ana.post('/entities/Cardapio', aCardapio({ paciente_id: patient.id }));
  const send = (body: object) => ana.post('/functions/registrarEnvio', { id: plan.id, ...body });
  const sendings = async () => (await ana.post('/functions/enviosDoCardapio', { id: plan.id })).body.envios;
  return { ana, patient, plan, send, sendings };
}

const rows = () => app.deps.db.selectFrom('plan_sendings').selectAll().execute();
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

test('a plan keeps what was sent of it, how and when, newest first', async () => {
  const { send, sendings } = await aPlan();
  expect((await send({ via: 'whatsapp', em: ago(3 * HOUR_MS), versao: 1 })).status).toBe(200);
  expect((await send({ via: 'pdf', em: ago(HOUR_MS), versao: 1 })).status).toBe(200);
  const minute = (text: string) => `${text.slice(0, 16)}:00.000Z`;
  expect(await sendings()).toEqual([
    { via: 'pdf', em: minute(ago(HOUR_MS)), versao: 1 },
    { via: 'whatsapp', em: minute(ago(3 * HOUR_MS)), versao: 1 },
  ]);
});

test('a double press and a repeated request are one sending; another way out is another', async () => {
  const { send, sendings } = await aPlan();
  const em = ago(HOUR_MS);
  for (const via of ['copiado', 'copiado', 'qr']) await send({ via, em });
  await Promise.all([send({ via: 'copiado', em }), send({ via: 'copiado', em })]);
  expect((await sendings()).map(({ via }: { via: string }) => via)).toEqual(['copiado', 'qr']);
});

test('a clock that is ahead or far behind does not date a sending, and a version that does not exist is not kept', async () => {
  const { send, sendings } = await aPlan();
  await send({ via: 'copiado', em: ago(-HOUR_MS), versao: 99 });
  await send({ via: 'qr', em: '2001-01-01T00:00:00.000Z' });
  const [one, other] = await sendings();
  expect([one.em, other.em].every((em) => Date.parse(em) > Date.now() - 2 * 60_000)).toBe(true);
  expect([one.versao, other.versao]).toEqual([1, 1]);
});

test('a way out that does not exist, and another nutritionist, are refused', async () => {
  const { send, plan } = await aPlan();
  expect((await send({ via: 'pombo' })).status).toBe(422);
  const thief = await app.aNutritionist();
  expect((await thief.post('/functions/registrarEnvio', { id: plan.id, via: 'qr' })).status).toBe(404);
  expect((await thief.post('/functions/enviosDoCardapio', { id: plan.id })).status).toBe(404);
  expect((await rows()).filter(({ cardapio_id }) => cardapio_id === plan.id)).toEqual([]);
});

test(`a plan keeps its ${MOST_SENDINGS} newest sendings`, async () => {
  const { plan, send, sendings } = await aPlan();
  const values = Array.from({ length: MOST_SENDINGS }, (_, i) => ({
    cardapio_id: plan.id,
    sent_date: ago((i + 2) * HOUR_MS),
    via: 'copiado',
    version: 1,
  }));
  await app.deps.db.insertInto('plan_sendings').values(values).execute();
  await send({ via: 'qr', em: ago(HOUR_MS) });
  const kept = await sendings();
  expect(kept).toHaveLength(MOST_SENDINGS);
  expect(kept[0].via).toBe('qr');
});

test("the patient's report and trail tell the sendings, and they go with the patient", async () => {
  const { ana, patient, plan, send } = await aPlan();
  await send({ via: 'whatsapp', em: ago(HOUR_MS) });
  const { body: report } = await ana.post('/functions/exportarPaciente', { id: patient.id });
  expect(report.cardapios[0].envios).toMatchObject([{ via: 'whatsapp', versao: 1 }]);
  expect(report.registro).toContainEqual(
    expect.objectContaining({ acao: 'sent', detalhe: 'whatsapp', registro: 'Cardapio', titulo: plan.titulo }),
  );
  const { eraseData } = await import('../../patients/erase-data.ts');
  await eraseData(app.deps, patient.id, 'eliminar');
  expect((await rows()).filter(({ cardapio_id }) => cardapio_id === plan.id)).toEqual([]);
});

test('patients are found by their first name, in any accents, and only her own', async () => {
  const ana = await app.aNutritionist();
  const other = await app.aNutritionist();
  const add = (who: typeof ana, nome: string, email: string | null = null) =>
    who.post('/entities/Paciente', { nome, email });
  await add(ana, 'Júlia de Souza', 'ju@example.com');
  await add(ana, 'Julia');
  await add(ana, 'Juliana Reis');
  await add(ana, 'Maria Júlia');
  await add(other, 'Julia Lima');
  const named = async (nomes: unknown) => (await ana.post('/functions/pacientesChamados', { nomes })).body;
  expect((await named(['JÚLIA', 'Bia'])).nomes.sort()).toEqual(['Julia', 'Júlia de Souza']);
  expect((await named([])).nomes).toEqual([]);
  expect((await named(["' or 1=1 --"])).nomes).toEqual([]);
  const many = await ana.post('/functions/pacientesChamados', { nomes: Array(21).fill('Ana') });
  expect(many.status).toBe(422);
});
