import { findingsOf } from '@alecrim/domain/plan-check';
import { demoCardapios, demoPacientes } from '@alecrim/domain/starter-library/demo';
import { checkPlan } from '@alecrim/nutrition';
import { expect, test } from 'vitest';
import { seedDemo } from './seed-demo.ts';
import { startTestApp } from './testing/start-test-app.ts';

test('the demo has a nutritionist, patients, a library and plans, and its public link opens', async () => {
  const app = await startTestApp();
  const demo = await seedDemo(app.deps, 'http://localhost:3000');
  const { body } = await app.anonymous.post('/auth/login', { email: demo?.email, password: demo?.password });
  const helena = app.caller(body.access_token);
  expect((await helena.get('/entities/Paciente')).body).toHaveLength(demoPacientes.length);
  const { body: plans } = await helena.get('/entities/Cardapio');
  expect(plans).toHaveLength(demoCardapios.length);
  expect(plans.every((plan: any) => plan.paciente_id)).toBe(true);
  expect(plans.every(({ meta, numeros }: any) => meta.kcal > 0 && numeros.dia.kcal.base > 0)).toBe(true);
  expect(plans.filter((plan: any) => plan.mostrar_numeros === 'macros')).toHaveLength(1);
  const swappable = plans.filter((plan: any) => plan.permitir_trocas);
  expect(swappable).toHaveLength(1);
  const bread = swappable[0].trocas.find(({ linha }: any) => linha.startsWith('1 pão francês'));
  expect(bread?.por.join()).toMatch(/tapioca/);
  const { body: marina } = await helena.get(
    `/entities/Paciente?q=${encodeURIComponent('{"nome":"Marina Alves"}')}`,
  );
  const q = encodeURIComponent(JSON.stringify({ paciente_id: marina[0].id }));
  const { body: measured } = await helena.get(`/entities/Avaliacao?sort=data&q=${q}`);
  expect(measured).toHaveLength(10);
  expect(Date.parse(measured[9].data) - Date.parse(measured[0].data)).toBeGreaterThan(700 * 24 * 3_600_000);
  expect((await helena.get(`/entities/Consulta?q=${q}`)).body).toHaveLength(4);

  expect(marina[0]).toMatchObject({ peso_kg: 64, altura_cm: 165, medidas_em: measured[9].data });

  const { body: patients } = await helena.get('/entities/Paciente');
  const found = (nome: string) => {
    const { id, restricoes } = patients.find((patient: any) => patient.nome === nome);
    const plan = plans.find(({ paciente_id }: any) => paciente_id === id);
    return checkPlan(plan, restricoes)
      .findings.filter(({ certainty, place }) => certainty === 'contem' && place.part === 'refeicoes')
      .map(({ text }) => text);
  };
  expect(found('Caio Menezes')).toContain('1 copo grande de leite (300 ml)');
  expect(found('Luciana Prado')).toEqual([]);

  // One of the demo's plans shows what a warning looks like; nothing else is to be checked in any of them.
  const { body: nutritionist } = await helena.get('/entities/User/me');
  for (const plan of plans) {
    const patient = patients.find(({ id }: any) => id === plan.paciente_id);
    const facts = { plan, nutritionist, patient: { ...patient, isMinor: false }, warnings: [] };
    const others = patients.map(({ nome }: any) => nome).filter((nome: string) => nome !== patient.nome);
    const reach = 'everywhere' as const;
    expect(findingsOf({ ...facts, patients: others, reach, now: new Date() }), plan.titulo).toEqual([]);
  }

  const hoje = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const { body: due } = await helena.post('/functions/paraAcompanhar', { hoje });
  expect(due.atrasados.itens).toMatchObject([{ nome: 'Antônio Figueiredo' }]);
  expect(due.retornos.itens).toMatchObject([{ nome: 'Beatriz Nogueira' }, { nome: 'Caio Menezes' }]);
  expect(due.nao_abertos.itens).toMatchObject([
    { paciente_nome: 'Caio Menezes' },
    { paciente_nome: 'Beatriz Nogueira' },
  ]);
  expect(due.links.itens).toMatchObject([{ paciente_nome: 'Beatriz Nogueira' }]);
  expect(due.aberturas).toMatchObject([{ paciente_nome: 'Marina Alves' }]);

  expect((await helena.get('/entities/RefeicaoTemplate/count')).body.count).toBeGreaterThan(10);
  const token = demo?.publicLink.split('token=')[1];
  expect((await app.anonymous.post('/functions/buscarCardapioPublico', { token })).status).toBe(200);
  expect(await seedDemo(app.deps, 'http://localhost:3000')).toBeUndefined();
  await app.close();
});
