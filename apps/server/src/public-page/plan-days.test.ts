import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
  await ana.put('/entities/User/me', aProfile());
});
afterAll(() => app.close());

const rice = '100 g de arroz branco cru';
const potato = '100 g de farinha de trigo';
const oats = '50 g de aveia em flocos';
const refeicoes = [
  {
    nome: 'Almoço',
    opcoes: [
      { itens: [rice], dias: ['uteis'] },
      { descricao: 'Em casa', itens: [potato], dias: ['fim_de_semana'] },
    ],
  },
  { nome: 'Pré-treino', dias: ['treino'], opcoes: [{ itens: [oats] }] },
];

async function pageOf(plan: object, path = '/VerCardapio', encoding = 'identity') {
  const { body } = await ana.post('/entities/Cardapio', aCardapio(plan));
  const headers = { host: 'localhost', 'accept-encoding': encoding };
  return app.app.inject({ url: `${path}?token=${body.token_publico}`, headers });
}
const count = (html: string, part: string) => html.split(part).length - 1;
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('the page of a plan with days has one script and one style more, and others have nothing of them', async () => {
  const { body } = await pageOf({ receitas: [], refeicoes });
  expect([count(body, '<script'), count(body, '<style>')]).toEqual([3, 2]);
  expect(count(body, 'data-days="')).toBe(4);
  // All of it is open: without a script everything can be read.
  expect(count(body, '<details class="doc-days"')).toBe(count(body, 'open=""') - 2);
  const { body: plain } = await pageOf({});
  expect([count(plain, '<script'), count(plain, '<style>')]).toEqual([2, 1]);
  expect(plain).not.toContain('data-days="');
});

test('stays within 20 KB for a usual plan with days and swaps', async () => {
  const plan = aCardapio({ permitir_trocas: true });
  const dated = plan.refeicoes?.map((meal, place) => ({
    ...meal,
    ...(place === 3 && { dias: ['treino'] }),
    opcoes: meal.opcoes?.map((option, at) => (at === 1 ? { ...option, dias: ['fim_de_semana'] } : option)),
  }));
  const { rawPayload } = await pageOf({ ...plan, refeicoes: dated }, '/VerCardapio', 'gzip');
  expect(rawPayload.length).toBeLessThan(19_500);
});

test('the list of a week counts five weekdays, two of a weekend and three of training, and says so', async () => {
  const { body } = await pageOf({ receitas: [], refeicoes }, '/VerCardapio/compras');
  const words = textOf(body);
  expect(words).toContain(
    '7 dias, 1 pessoa; 2 de segunda a sexta com treino, 3 de segunda a sexta sem treino, 1 de fim de semana com treino, 1 de fim de semana sem treino',
  );
  // 5 × 100 g, 2 × 100 g and 3 × 50 g.
  expect(words).toMatch(/Arroz branco\S* 500 g/);
  expect(words).toMatch(/Farinha de trigo 200 g/);
  expect(words).toMatch(/Aveia em flocos\S* 150 g/);
  expect(words).toContain('Dias de treino por semana');
  expect(words).toContain('Em casa (fim de semana)');
  expect(words).toContain('Pré-treino (dias de treino)');
});
