import { createHash } from 'node:crypto';
import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { seedPlans } from '../testing/test-database.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
  await ana.put('/entities/User/me', aProfile());
});
afterAll(() => app.close());

const options = (...lines: string[][]) => lines.map((itens) => ({ descricao: '', itens }));
const food = {
  receitas: [],
  refeicoes: [
    { nome: 'Almoço', horario: '12:00', opcoes: options(['100 g de arroz', '1 ovo'], ['200 g de batata']) },
    { nome: 'Ceia', horario: '21:00', opcoes: options(['2 fatias da torta do vizinho']) },
  ],
};
const path = (token: string) => `/VerCardapio/compras?token=${token}`;
const open = (token: string, headers = {}) => app.send({ method: 'GET', url: path(token), headers });

async function aPlan(over: object = {}) {
  return (await ana.post('/entities/Cardapio', aCardapio({ ...food, ...over }))).body;
}

/** The lines of the list, as text. */
const linesIn = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line.replace(/<[^>]+>/g, ' ').trim());

describe('the shopping list of a plan', () => {
  test('has a week for one person with the first options, in the HTML of the page', async () => {
    const { token_publico: token } = await aPlan();
    const { status, body, headers } = await open(token);
    expect(status).toBe(200);
    // 7 × 100 g × 0.36 = 252 g of raw rice.
    expect(linesIn(body)).toEqual([
      'Ovo 7 unidades  1 dúzia',
      'Arroz branco 300 g  1 pacote de 1 kg',
      '2 fatias da torta do vizinho 7 vezes',
    ]);
    expect(body).toContain('Para: Marina Alves');
    expect(body).toContain(`<a href="/VerCardapio?token=${token}">`);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  test('is linked from the plan, and from a plan without food it is not', async () => {
    const plan = await aPlan();
    const pageOf = async (token: string) => (await app.send({ url: `/VerCardapio?token=${token}` })).body;
    expect(await pageOf(plan.token_publico)).toContain(`href="${path(plan.token_publico)}"`);
    expect(await pageOf((await aPlan({ refeicoes: [] })).token_publico)).not.toContain('/compras');
  });

  test('is hidden when the nutritionist hides it, and the plan stays open', async () => {
    const plan = await aPlan();
    await ana.put(`/entities/Cardapio/${plan.id}`, { mostrar_compras: false });
    const hidden = await open(plan.token_publico);
    expect(hidden.status).toBe(404);
    expect(hidden.body).toContain('Lista de compras não disponível');
    expect(hidden.body).toContain(`<a class="page-button" href="/VerCardapio?token=${plan.token_publico}">`);
    // The phone must not forget the plan for it.
    expect(hidden.body).not.toContain('data-state');
    const { status, body } = await app.send({ url: `/VerCardapio?token=${plan.token_publico}` });
    expect(status).toBe(200);
    expect(body).not.toContain('/compras');
  });

  test('is read with her decisions and her own foods, and has another version when they change', async () => {
    const { body: bread } = await ana.post('/entities/Alimento', {
      nome: 'Torta do vizinho',
      kcal: 200,
      medidas: [{ nome: 'fatia', gramas: 40 }],
    });
    const leituras = [{ texto: '1 ovo', nao_contar: true }];
    const { token_publico: token } = await aPlan({ leituras });
    const first = await open(token);
    expect(linesIn(first.body)).toEqual([
      'Arroz branco 300 g  1 pacote de 1 kg',
      'Torta do vizinho 600 g',
      '1 ovo 7 vezes',
    ]);
    expect((await open(token, { 'if-none-match': first.headers.etag })).status).toBe(304);
    await ana.put(`/entities/Alimento/${bread.id}`, { medidas: [{ nome: 'fatia', gramas: 50 }] });
    const second = await open(token, { 'if-none-match': first.headers.etag });
    expect(second.status).toBe(200);
    expect(linesIn(second.body)).toContain('Torta do vizinho 700 g');
    await ana.delete(`/entities/Alimento/${bread.id}`);
  });

  test('T32 T33 says of an unknown, closed or missing token what the plan itself says', async () => {
    const plan = await aPlan();
    await ana.put(`/entities/Cardapio/${plan.id}`, { ativo: false });
    for (const query of [`token=${plan.token_publico}`, 'token=nobody', 'token=', '']) {
      const list = await app.send({ url: `/VerCardapio/compras?${query}` });
      const page = await app.send({ url: `/VerCardapio?${query}` });
      expect([list.status, list.body]).toEqual([page.status, page.body]);
    }
  });

  test('T33 T36 shows hostile text as text, and no id, decision or contact of the patient', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { body: patient } = await ana.post('/entities/Paciente', {
      nome: 'Marina',
      email: 'm@example.com',
    });
    const leituras = [{ texto: 'segredo', gramas: 77 }];
    const refeicoes = [{ nome: evil, horario: evil, opcoes: [{ descricao: evil, itens: [evil] }] }];
    const plan = await aPlan({ refeicoes, leituras, paciente_id: patient.id });
    const { body } = await open(plan.token_publico);
    expect(body.match(/<script/g)).toHaveLength(2);
    expect(body).not.toMatch(/<img|onerror=alert\(1\)>/);
    for (const secret of ['segredo', plan.id, patient.id, 'm@example.com', ana.id])
      expect(body).not.toContain(secret);
  });

  test('S16 is sent compressed within 20 KB, with a policy that allows its own script and style', async () => {
    const { token_publico: token } = (await ana.post('/entities/Cardapio', aCardapio())).body;
    const { rawPayload, headers } = await app.app.inject({
      url: path(token),
      headers: { host: 'localhost', 'accept-encoding': 'gzip' },
    });
    // Tighter than the promise, so that growth is noticed early.
    expect(rawPayload.length).toBeLessThan(13_700);
    expect(headers['content-security-policy']).not.toMatch(/(script-src|style-src) [^;]*unsafe/);
    const { body } = await open(token);
    for (const [, text = ''] of body.matchAll(
      /<(?:script type="module"|style)>([\s\S]*?)<\/(?:script|style)>/g,
    ))
      expect(headers['content-security-policy']).toContain(
        createHash('sha256').update(text).digest('base64'),
      );
  });
});

test('a plan that was written before the upgrade shows its list only when the nutritionist chooses it', async () => {
  // The row does not name the new column.
  await seedPlans(app.deps.db, ana.id, 1);
  const token = `${ana.id}-t-1`;
  expect((await open(token)).status).toBe(404);
  const { body: plans } = await ana.get('/entities/Cardapio');
  const { id } = plans.find((plan: { token_publico: string }) => plan.token_publico === token);
  await ana.put(`/entities/Cardapio/${id}`, { mostrar_compras: true });
  const { status, body } = await open(token);
  expect(status).toBe(200);
  expect(body).toContain('Não há nada para comprar');
});
