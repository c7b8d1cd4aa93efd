import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseData } from '../patients/erase-data.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const refeicoes = [
  {
    id: 'r1',
    nome: 'Café da manhã',
    horario: '07:00',
    opcoes: [{ id: 'o1', itens: ['1 pão francês', '200 ml de leite integral'] }],
  },
];

async function aPlan(patient: object = {}, plan: object = {}) {
  const born = `${new Date().getFullYear() - 30}-01-01`;
  const person = aPaciente({ sexo: 'feminino', data_nascimento: born, ...patient });
  const { body: paciente } = await ana.post('/entities/Paciente', person);
  const { body } = await ana.post(
    '/entities/Cardapio',
    aCardapio({ receitas: [], refeicoes, paciente_id: paciente.id, ...plan }),
  );
  const change = async (patch: object) => (await ana.put(`/entities/Cardapio/${body.id}`, patch)).body;
  const token = body.token_publico;
  return {
    plan: body,
    patientId: paciente.id,
    change,
    json: async () => (await app.anonymous.post('/functions/buscarCardapioPublico', { token })).body.cardapio,
    page: async () => (await app.send({ url: `/VerCardapio?token=${token}` })).body as string,
  };
}

const iron = (plan: any) => plan.numeros.nutrientes?.find(({ nome }: any) => nome === 'ferro');

test('the nutrients of a plan are computed when the document shows them, and go when it no longer does', async () => {
  const { plan, change, json, page } = await aPlan();
  expect(plan.mostrar_nutrientes).toBe(false);
  expect(plan.numeros).not.toHaveProperty('nutrientes');
  expect(await json()).not.toHaveProperty('nutrientes');

  const shown = await change({ mostrar_nutrientes: true });
  // 50 g of bread with 1 mg, 206 g of milk with 0.03 mg in 100 g.
  expect(iron(shown)).toEqual({ nome: 'ferro', valor: 0.56, parte: 1, recomendado: 18, limite: 45 });
  expect(shown.numeros.dia).toEqual(plan.numeros.dia);
  const { nutrientes } = await json();
  expect(nutrientes.itens).toContainEqual({ nome: 'ferro', valor: 0.56, recomendado: 18, limite: 45 });
  // The folate of bread is unknown, so that less than half of the day has a figure.
  expect(nutrientes.itens.map(({ nome }: any) => nome)).not.toContain('folato');
  expect(await page()).toContain('Nutrientes do dia');
  expect(await json()).not.toHaveProperty('numeros');

  const hidden = await change({ mostrar_nutrientes: false });
  expect(hidden.numeros).toEqual(plan.numeros);
  expect(await page()).not.toContain('Nutrientes do dia');
});

test('they follow the text, and a body cannot set them', async () => {
  const { change } = await aPlan({}, { mostrar_nutrientes: true });
  const more = [
    { ...refeicoes[0], opcoes: [{ id: 'o1', itens: ['2 pães franceses', '200 ml de leite integral'] }] },
  ];
  const changed = await change({ refeicoes: more, numeros: { nutrientes: [] } });
  expect(iron(changed).valor).toBe(1.06);
});

test.each([
  ['pregnant', { condicao: 'gestacao-2' }, 27],
  ['of another age in the targets, which the record overrules', { idade: 60 }, 18],
])('the reference is of the patient: %s', async (_, meta, recomendado) => {
  const { plan } = await aPlan({}, { mostrar_nutrientes: true, meta });
  expect(iron(plan).recomendado).toBe(recomendado);
});

test('a measured pregnancy counts until the targets say otherwise', async () => {
  const { patientId, change } = await aPlan();
  const data = new Date().toISOString().slice(0, 10);
  await ana.post('/entities/Avaliacao', { paciente_id: patientId, data, semanas_gestacao: 20 });
  expect(iron(await change({ mostrar_nutrientes: true })).recomendado).toBe(27);
  expect(iron(await change({ meta: { condicao: 'nenhuma' } })).recomendado).toBe(18);
});

test('without age or sex there is no reference', async () => {
  const { plan, json } = await aPlan({ sexo: null }, { mostrar_nutrientes: true });
  expect(iron(plan)).toEqual({ nome: 'ferro', valor: 0.56, parte: 1 });
  expect((await json()).nutrientes.itens).toContainEqual({ nome: 'ferro', valor: 0.56 });
});

test('an erased patient leaves no reference in the plan, because it tells age and sex', async () => {
  const { plan, patientId } = await aPlan({}, { mostrar_nutrientes: true });
  expect(iron(plan).recomendado).toBe(18);
  await eraseData(app.deps, patientId, 'anonimizar');
  const { body } = await ana.get(`/entities/Cardapio/${plan.id}`);
  expect(body.numeros.nutrientes).toBeUndefined();
  expect(body.numeros.dia).toEqual(plan.numeros.dia);
});
