import { demoCardapios, demoPacientes } from '@alecrim/domain/starter-library/demo';
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
  expect((await helena.get('/entities/RefeicaoTemplate/count')).body.count).toBeGreaterThan(10);
  const token = demo?.publicLink.split('token=')[1];
  expect((await app.anonymous.post('/functions/buscarCardapioPublico', { token })).status).toBe(200);
  expect(await seedDemo(app.deps, 'http://localhost:3000')).toBeUndefined();
  await app.close();
});
