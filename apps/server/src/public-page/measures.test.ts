import { aCardapio } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
});
afterAll(() => app.close());

const aPlan = async (over: Parameters<typeof aCardapio>[0] = {}) =>
  (await ana.post('/entities/Cardapio', aCardapio(over))).body;
const measures = (token: string) => app.send({ method: 'GET', url: `/VerCardapio/medidas?token=${token}` });

const itens = [
  '• 2 colheres de sopa de arroz integral cozido',
  '1 colher de sopa de chia + 1 colher de sopa de aveia',
  '1 copo de leite',
  '2 fatias de pão integral (50 g)',
  '1 filé de frango do tamanho da palma da mão',
  'Salada à vontade',
];
const meal = { nome: 'Almoço', horario: '12:00', opcoes: [{ descricao: '', itens }] };

test('the measures of a plan are said by the line as the page shows it, with grams only where they are sure', async () => {
  const plan = await aPlan({ refeicoes: [meal], receitas: [] });
  const { status, headers, body } = await measures(plan.token_publico);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(body).toEqual({
    '2 colheres de sopa de arroz integral cozido': [
      ['colher de sopa', '1 colher de sopa (15 ml) tem cerca de 20 g'],
    ],
    '1 colher de sopa de chia + 1 colher de sopa de aveia': [
      ['colher de sopa', '1 colher de sopa de chia (15 ml) tem cerca de 12 g'],
      ['colher de sopa', '1 colher de sopa de aveia (15 ml) tem cerca de 15 g'],
    ],
    '1 copo de leite': [['copo', 'Copo']],
    '2 fatias de pão integral (50 g)': [['fatia', 'Fatia']],
    '1 filé de frango do tamanho da palma da mão': [
      ['filé', expect.any(String)],
      ['palma da mão', 'Palma da mão'],
    ],
  });
});

test('T32, T33 a link that opens no plan gives no measures, with the status of its page', async () => {
  const plan = await aPlan({ refeicoes: [meal] });
  await ana.put(`/entities/Cardapio/${plan.id}`, { ativo: false });
  const closed = await measures(plan.token_publico);
  expect(closed.status).toBe(403);
  expect(String(closed.body)).not.toContain('colher');
  expect((await measures('unknown')).status).toBe(404);
  expect((await app.send({ url: '/VerCardapio/medidas' })).status).toBe(400);
});

test('a changed line has other measures at once', async () => {
  const plan = await aPlan({ refeicoes: [meal], receitas: [] });
  await measures(plan.token_publico);
  const opcoes = [{ descricao: '', itens: ['1 concha de feijão carioca'] }];
  await ana.put(`/entities/Cardapio/${plan.id}`, { refeicoes: [{ ...meal, opcoes }] });
  expect((await measures(plan.token_publico)).body).toEqual({
    '1 concha de feijão carioca': [['concha', '1 concha tem cerca de 140 g']],
  });
});

test.each(['leitura.js', 'leitura.css'])(
  '%s is a file of its own, small and without imports',
  async (name) => {
    const { status, headers, body } = await app.send({ url: `/VerCardapio/${name}` });
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/(javascript|css); charset=utf-8$/);
    expect(body).not.toMatch(/\bimport\b|https?:(?!\/\/www\.w3\.org)|url\(/);
    const packed = await app.app.inject({
      url: `/VerCardapio/${name}`,
      headers: { host: 'localhost', 'accept-encoding': 'br' },
    });
    expect(packed.rawPayload.length).toBeLessThan(4_500);
  },
);
