import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineOf, flag } from '../platform/db/dialect.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const past = new Date(Date.now() - 1000).toISOString();
const closed = { inactive: { ativo: false }, expired: { link_expira_em: past } };

async function helena(over: Parameters<typeof aProfile>[0] = {}) {
  const ana = await app.aNutritionist();
  await ana.put('/entities/User/me', aProfile(over));
  return ana;
}
const aPlan = async (ana: Nutritionist, over: Parameters<typeof aCardapio>[0]) =>
  (await ana.post('/entities/Cardapio', aCardapio(over))).body;
const open = (token: string, part = '') =>
  app.send({ method: 'GET', url: `/VerCardapio${part}?token=${token}` });

test.each(Object.entries(closed))(
  'T33 a link that is %s names the nutritionist and how to reach her',
  async (_, over) => {
    const plan = await aPlan(await helena(), { ...over, titulo: 'Plano secreto' });
    for (const part of ['', '/compras']) {
      const { body, status } = await open(plan.token_publico, part);
      expect(status).toBe('ativo' in over ? 403 : 410);
      for (const text of [
        '<h1>Cardápio não encontrado</h1>',
        'Helena Duarte',
        'CRN-3 00000',
        'Nutrição clínica',
      ])
        expect(body).toContain(text);
      const words = encodeURIComponent(
        'Olá! O link do meu cardápio não abre mais. Você pode me enviar um novo?',
      );
      expect(body).toContain(
        `href="https://wa.me/5511900000000?text=${words}">WhatsApp: (11) 90000-0000</a>`,
      );
      expect(body).toContain('<a href="mailto:helena.duarte@example.com">');
      expect(body).toContain('data-state="gone"');
      for (const secret of ['Plano secreto', 'Marina', plan.id, 'og:title'])
        expect(body).not.toContain(secret);
    }
  },
);

test('a number that is not whole is shown as it is written, and foreign pictures are not', async () => {
  const ana = await helena({ telefone: '3333-4444', logo_url: 'https://evil.example/logo.webp' });
  const { body } = await open((await aPlan(ana, closed.inactive)).token_publico);
  expect(body).toContain('3333-4444');
  expect(body).not.toMatch(/wa\.me|evil\.example/);
});

test('T36 hostile text of a profile is text on a closed link too', async () => {
  const evil = '"><img src=x onerror=alert(1)></style>';
  const ana = await helena({ nome_nutricionista: evil, telefone: evil, email_profissional: evil });
  const { body } = await open((await aPlan(ana, closed.expired)).token_publico);
  expect(body).not.toMatch(/<img/);
  expect(body.match(/<\/style>/g)).toHaveLength(1);
});

test('T32 a blocked account and a deleted plan are named by no link', async () => {
  const ana = await helena();
  const [plan, gone] = [await aPlan(ana, closed.inactive), await aPlan(ana, closed.expired)];
  await ana.delete(`/entities/Cardapio/${gone.id}`);
  const { status, body } = await open(gone.token_publico);
  expect({ status, body }).toEqual({ status: 404, body: (await open('unknown')).body });
  const { db } = app.deps;
  await db
    .updateTable('users')
    .set({ disabled: flag(engineOf(db), true) })
    .where('id', '=', ana.id)
    .execute();
  const blocked = await open(plan.token_publico);
  expect(blocked.status).toBe(403);
  expect(blocked.body).not.toMatch(/Helena|wa\.me|mailto/);
});

test('T46: a closed link is rendered once and then cached; what has to be rendered counts as a page', async () => {
  const strict = await startTestApp({ config: { rateLimitScale: 0.01 } });
  try {
    const tokens: string[] = [];
    for (let i = 0; i < 7; i++) {
      const ana = await strict.aNutritionist();
      await ana.put('/entities/User/me', aProfile({ nome_nutricionista: `Rita ${i} de ${ana.id}` }));
      tokens.push((await ana.post('/entities/Cardapio', aCardapio(closed.inactive))).body.token_publico);
    }
    const from = (token: string) =>
      strict.send({ url: `/VerCardapio?token=${token}`, remoteAddress: '203.0.113.7' });
    const statuses: number[] = [];
    for (const token of tokens) statuses.push((await from(token)).status);
    expect(statuses).toEqual([...Array(6).fill(403), 429]);
    expect((await from(tokens[0] ?? '')).status).toBe(403);
  } finally {
    await strict.close();
  }
});
