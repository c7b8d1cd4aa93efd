import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aNutritionistWithPassword } from '../../patients/testing/a-patient.ts';
import { type Nutritionist, PASSWORD, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { seedPlans } from '../../testing/test-database.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Answer {
  itens: { id: string; titulo: string; onde: string; texto: string }[];
  continua: { created_date: string; id: string } | null;
}

const search = async (who: Nutritionist, busca: string, depois_de?: object): Promise<Answer> =>
  (await who.post('/functions/procurarNosCardapios', { busca, depois_de })).body;
const titles = ({ itens }: Answer) => itens.map(({ titulo }) => titulo);
const meal = (...itens: string[]) => [
  { id: 'r1', nome: 'Almoço', horario: '12h', opcoes: [{ id: 'o1', numero: 1, descricao: '', itens }] },
];
const plan = async (who: Nutritionist, titulo: string, over: object = {}): Promise<string> =>
  (await who.post('/entities/Cardapio', aCardapio({ titulo, ...over }))).body.id;
const stored = async () =>
  (await app.deps.db.selectFrom('plan_texts').select('texto').execute()).map(({ texto }) => texto);

test('a word inside a plan is found without its accents and in any case, with the place where it is written', async () => {
  ana = await app.aNutritionist();
  const id = await plan(ana, 'Leve', { refeicoes: meal('SALMÃO grelhado 120 g', 'Arroz') });
  await plan(ana, 'Outro', { refeicoes: meal('Jaca') });
  const { itens, continua } = await search(ana, 'salmao');
  expect(itens).toMatchObject([{ id, titulo: 'Leve', onde: 'Almoço', texto: 'SALMÃO grelhado 120 g' }]);
  expect(continua).toBeNull();
  expect(titles(await search(ana, 'Salmão ARROZ'))).toEqual(['Leve']);
  expect(titles(await search(ana, 'salmao jaca'))).toEqual([]);
  expect(titles(await search(ana, 'opcoes'))).toEqual([]);
});

test('a plan that has all words in its title or patient is left to the list; one word of them may be there', async () => {
  const bia = await app.aNutritionist();
  await plan(bia, 'Dieta de peixe', { paciente_nome: 'Marina', refeicoes: meal('peixe') });
  await plan(bia, 'Segunda', { paciente_nome: 'Marina', refeicoes: meal('peixe') });
  expect(titles(await search(bia, 'peixe'))).toEqual(['Segunda']);
  expect(titles(await search(bia, 'marina peixe'))).toEqual(['Segunda']);
});

test('a search can be narrowed to the plans of one patient', async () => {
  const bia = await app.aNutritionist();
  const { id: paciente_id } = (await bia.post('/entities/Paciente', aPaciente({ nome: 'Rui' }))).body;
  await plan(bia, 'Do Rui', { paciente_id, refeicoes: meal('Pitanga') });
  await plan(bia, 'De ninguém', { refeicoes: meal('Pitanga') });
  const { body } = await bia.post('/functions/procurarNosCardapios', { busca: 'pitanga', paciente_id });
  expect(titles(body)).toEqual(['Do Rui']);
});

test('recipes, guidance and closing notes are searched, and a long text is cut around the word', async () => {
  const bia = await app.aNutritionist();
  const long = `${'Misture bem e espere. '.repeat(60)}Junte o cominho e sirva.`;
  await plan(bia, 'Plano', {
    receitas: [{ id: 'x', nome: 'Sopa', ingredientes: ['Abóbora'], modo_preparo: long }],
    orientacoes: [{ id: 'y', titulo: 'Sono', itens: ['Durma oito horas'] }],
    observacoes_finais: 'Volte em agosto',
  });
  expect((await search(bia, 'abobora')).itens[0]?.onde).toBe('Receita: Sopa');
  expect((await search(bia, 'oito')).itens[0]?.onde).toBe('Orientação: Sono');
  expect((await search(bia, 'agosto')).itens[0]?.onde).toBe('Observações finais');
  const { texto = '' } = (await search(bia, 'cominho')).itens[0] ?? {};
  expect(texto).toContain('cominho');
  expect(texto.length).toBeLessThan(260);
});

test('a search finds nothing of another account and nothing in the bin, and a restored plan again', async () => {
  const bia = await app.aNutritionist();
  expect(titles(await search(bia, 'salmao'))).toEqual([]);
  const id = await plan(bia, 'Da Bia', { refeicoes: meal('Cuscuz') });
  expect(titles(await search(bia, 'cuscuz'))).toEqual(['Da Bia']);
  await bia.delete(`/entities/Cardapio/${id}`);
  expect(titles(await search(bia, 'cuscuz'))).toEqual([]);
  await bia.post(`/entities/Cardapio/${id}/restore`, {});
  expect(titles(await search(bia, 'cuscuz'))).toEqual(['Da Bia']);
});

test('a changed plan is found by its new text only', async () => {
  const bia = await app.aNutritionist();
  const id = await plan(bia, 'Plano', { refeicoes: meal('Beterraba') });
  expect(titles(await search(bia, 'beterraba'))).toEqual(['Plano']);
  await bia.put(`/entities/Cardapio/${id}`, { refeicoes: meal('Rúcula') });
  expect(titles(await search(bia, 'beterraba'))).toEqual([]);
  expect(titles(await search(bia, 'rucula'))).toEqual(['Plano']);
});

test('nothing of a patient stays among the stored texts after the erasure, nor of a plan that was erased', async () => {
  const bia = await aNutritionistWithPassword(app);
  const { id: paciente_id } = (await bia.post('/entities/Paciente', aPaciente({ nome: 'Zulmira Prado' })))
    .body;
  await plan(bia, 'Plano', {
    paciente_id,
    paciente_nome: 'Zulmira Prado',
    refeicoes: meal('Pão para Zulmira Prado'),
  });
  const other = await plan(bia, 'Sem paciente', { refeicoes: meal('Jabuticaba') });
  await search(bia, 'zulmira');
  await search(bia, 'jabuticaba');
  expect((await stored()).join('\n')).toMatch(/zulmira[\s\S]*jabuticaba|jabuticaba[\s\S]*zulmira/);
  const { status } = await bia.post('/functions/apagarPaciente', {
    id: paciente_id,
    password: PASSWORD,
    modo: 'anonimizar',
    motivo: 'pedido',
  });
  expect(status).toBe(200);
  await bia.delete(`/entities/Cardapio/${other}`);
  await bia.post('/functions/excluirDeVez', { tipo: 'Cardapio', id: other });
  expect((await stored()).join('\n')).not.toMatch(/zulmira|jabuticaba/);
});

test('one request looks at a bounded number of plans, and the next one begins where it ended', async () => {
  const bia = await app.aNutritionist();
  await seedPlans(app.deps.db, bia.id, 450);
  const lists = JSON.stringify(meal('Tapioca com coco'));
  await sql`update cardapios set refeicoes = ${lists} where id in (${`${bia.id}-3`}, ${`${bia.id}-449`})`.execute(
    app.deps.db,
  );
  const found: string[] = [];
  let continua: Answer['continua'] | undefined;
  let requests = 0;
  do {
    const answer = await search(bia, 'tapioca', continua ?? undefined);
    found.push(...titles(answer));
    continua = answer.continua;
    requests += 1;
  } while (continua);
  expect(found.toSorted()).toEqual(['Plano 3', 'Plano 449']);
  expect(requests).toBe(3);
  // All texts are stored by now.
  expect((await search(bia, 'tapioca')).continua).toBeNull();
});

test('more than ten hits come in further answers, each once', async () => {
  const bia = await app.aNutritionist();
  for (let i = 0; i < 12; i++) await plan(bia, `P${i}`, { refeicoes: meal('Quiabo') });
  const first = await search(bia, 'quiabo');
  expect(first.itens).toHaveLength(10);
  const second = await search(bia, 'quiabo', first.continua ?? undefined);
  expect(new Set([...titles(first), ...titles(second)]).size).toBe(12);
  expect(second.continua).toBeNull();
});

test('an empty search finds nothing; a longer one than a search box sends is refused', async () => {
  expect(await search(ana, '  ')).toEqual({ itens: [], continua: null });
  const { status } = await ana.post('/functions/procurarNosCardapios', { busca: 'a'.repeat(201) });
  expect(status).toBe(422);
});
