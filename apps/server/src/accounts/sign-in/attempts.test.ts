import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { changeUser } from '../people/users.ts';

let app: TestApp;
let tried: number;
beforeEach(async () => {
  tried = 0;
  app = await startTestApp({
    config: { rateLimitScale: 1 },
    deps: ({ passwords }) => ({
      passwords: {
        ...passwords,
        verify(stored, secret, tenant) {
          tried++;
          return passwords.verify(stored, secret, tenant);
        },
      },
    }),
  });
});
afterEach(() => app.close());

async function anAccount(email: string) {
  const ana = await app.aNutritionist({ email });
  await changeUser(app.deps, ana.id, { password_hash: await app.deps.passwords.hash(PASSWORD, 'test') });
  return ana;
}
const signIn = (email: string, password: string) => app.anonymous.post('/auth/login', { email, password });
const times = <T>(count: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));

test('T05 T43: of 34 wrong passwords sent at once for one account, ten are verified', async () => {
  await anAccount('ana@example.com');
  const answers = await times(34, (i) => signIn('ana@example.com', `errada ${i}`));
  expect(tried).toBe(10);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(24);
});

test('T05 T43: of 34 wrong passwords sent at once from one address, twenty are verified', async () => {
  await times(34, (i) => signIn(`pessoa${i}@example.com`, 'errada'));
  expect(tried).toBe(20);
});

test('a right password does not count as an attempt', async () => {
  await anAccount('ana@example.com');
  for (let i = 0; i < 30; i++) expect((await signIn('ana@example.com', PASSWORD)).status).toBe(200);
  // The limit of the address is whole again too.
  const answers = await times(34, (i) => signIn(`pessoa${i}@example.com`, 'errada'));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
});

test('T11: of wrong current passwords sent at once by one session, ten are verified; a sign-in is not refused for them', async () => {
  const ana = await anAccount('ana@example.com');
  const change = (i: number) =>
    ana.post('/auth/change-password', {
      user_id: ana.id,
      current_password: `errada ${i}`,
      new_password: 'outra senha bem longa',
    });
  await times(6, change);
  await times(6, (i) => ana.post('/functions/encerrarConta', { password: `errada ${i}` }));
  expect(tried).toBe(10);
  expect((await signIn('ana@example.com', PASSWORD)).status).toBe(200);
});

test('T32: 100 people behind one address open their link at once, and wrong links do not hinder them', async () => {
  const ana = await anAccount('ana@example.com');
  const { body: plan } = await ana.post('/entities/Cardapio', { titulo: 'Plano' });
  const token = plan.token_publico;
  const wrong = await times(60, (i) =>
    app.anonymous.post('/functions/buscarCardapioPublico', { token: `errado-${i}` }),
  );
  expect(wrong.filter(({ status }) => status === 404)).toHaveLength(60);
  const answers = await times(100, () => app.anonymous.post('/functions/buscarCardapioPublico', { token }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
});

test('T05 T44: requests with invented tokens count as one caller on the public page', async () => {
  const ana = await anAccount('ana@example.com');
  const { body: plan } = await ana.post('/entities/Cardapio', { titulo: 'Plano' });
  const statuses: number[] = [];
  for (let i = 0; i < 70; i++) {
    const { status } = await app.send({
      method: 'POST',
      url: '/VerCardapio/abertura',
      headers: {
        authorization: `Bearer inventado-${i}`,
        'user-agent': 'Mozilla/5.0',
        'content-type': 'application/json',
      },
      payload: JSON.stringify({ token: plan.token_publico }),
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(60).fill(204), ...Array(10).fill(429)]);
  expect((await ana.post('/functions/aberturasDoCardapio', { id: plan.id })).body.total).toBe(60);
});
