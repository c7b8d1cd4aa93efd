import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PATH = '/functions/buscarCardapioPublico';
const ask = (body?: unknown, headers?: Record<string, string>) => app.anonymous.post(PATH, body, headers);
const askForm = (lines: string) =>
  app.send({
    method: 'POST',
    url: `/api/apps/alecrim${PATH}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: lines,
  });
const field = (head: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;

async function aPlan(ana: Nutritionist, over: Parameters<typeof aCardapio>[0] = {}) {
  return (await ana.post('/entities/Cardapio', aCardapio(over))).body;
}

describe('a patient with a link', () => {
  test('T33 gets exactly the listed fields of the plan and of the nutritionist', async () => {
    const ana = await app.aNutritionist();
    const profile = aProfile({ logo_url: '/api/apps/alecrim/files/a.webp' });
    await ana.put('/entities/User/me', profile);
    const { body: patient } = await ana.post('/entities/Paciente', {
      nome: 'Marina Alves',
      email: 'marina@example.com',
    });
    const plan = await aPlan(ana, { paciente_id: patient.id });
    const { status, body, headers } = await ask({ token: plan.token_publico });

    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['cardapio', 'nutricionista']);
    const { titulo, paciente_nome, observacoes_finais } = plan;
    expect(body.cardapio).toEqual({
      titulo,
      paciente_nome,
      observacoes_finais,
      refeicoes: expect.any(Array),
      receitas: expect.any(Array),
      orientacoes: expect.any(Array),
    });
    const { perguntas_anamnese, calorias_e_macros, apresentacao, ...shown } = profile;
    expect(body.nutricionista).toEqual(shown);
    expect(body.cardapio.refeicoes).toHaveLength(plan.refeicoes.length);
    expect(body.cardapio.refeicoes[0].opcoes[0].itens).toEqual(plan.refeicoes[0].opcoes[0].itens);

    const sent = JSON.stringify(body);
    for (const secret of [ana.id, ana.email, plan.id, patient.id, 'marina@example.com', plan.token_publico])
      expect(sent).not.toContain(secret);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
  });

  test('sees null where the nutritionist filled in nothing, and the name she registered with', async () => {
    const ana = await app.aNutritionist();
    const plan = await aPlan(ana);
    const { body } = await ask({ token: plan.token_publico });
    expect(body.nutricionista).toMatchObject({ nome_nutricionista: 'Ana Lima', crn: null, foto_url: null });
  });

  test('needs no session, and any token that came along is ignored', async () => {
    const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
    const { token_publico: token } = await aPlan(ana);
    for (const authorization of ['Bearer stale', `Bearer ${bia.token}`, `Bearer ${ana.token}`, 'nonsense']) {
      expect((await ask({ token }, { authorization })).status).toBe(200);
    }
    await app.deps.db
      .updateTable('users')
      .set({ disabled: app.database.url ? true : 1 })
      .where('id', '=', bia.id)
      .execute();
    expect((await ask({ token }, { authorization: `Bearer ${bia.token}` })).status).toBe(200);
  });

  test('T33 gets a message without content from the next request on when the plan is closed', async () => {
    const ana = await app.aNutritionist();
    const plan = await aPlan(ana);
    await ana.put(`/entities/Cardapio/${plan.id}`, { ativo: false });
    expect(await ask({ token: plan.token_publico })).toMatchObject({
      status: 403,
      body: { error: 'Cardápio desativado' },
    });
    await ana.put(`/entities/Cardapio/${plan.id}`, { ativo: true });
    expect((await ask({ token: plan.token_publico })).status).toBe(200);
  });

  test('gets 404 when the plan is deleted, or its link is renewed or expired', async () => {
    const ana = await app.aNutritionist();
    const gone = await aPlan(ana);
    await ana.delete(`/entities/Cardapio/${gone.id}`);
    const renewed = await aPlan(ana);
    await ana.put(`/entities/Cardapio/${renewed.id}`, { token_publico: null });
    const expired = await aPlan(ana, { link_expira_em: new Date(Date.now() - 1000).toISOString() });
    const unknown = await ask({ token: 'no-such-token' });
    expect(unknown).toMatchObject({ status: 404, body: { error: 'Cardápio não encontrado' } });
    for (const { token_publico: token } of [gone, renewed, expired]) {
      const answer = await ask({ token });
      expect({ status: answer.status, body: answer.body }).toEqual({
        status: unknown.status,
        body: unknown.body,
      });
    }
    const open = await aPlan(ana, { link_expira_em: new Date(Date.now() + 60_000).toISOString() });
    expect((await ask({ token: open.token_publico })).status).toBe(200);
  });

  test('may be greeted by the first name only', async () => {
    const ana = await app.aNutritionist();
    const plan = await aPlan(ana, { so_primeiro_nome: true });
    expect((await ask({ token: plan.token_publico })).body.cardapio.paciente_nome).toBe('Marina');
  });
});

describe('the body of a request for a public plan', () => {
  test.each([[{}], [{ token: null }], [{ token: '' }], [undefined], [[]], [null], ['text']])(
    'T32 is refused without a token: %j',
    async (body) => {
      expect(await ask(body)).toMatchObject({ status: 400, body: { error: 'Token não fornecido' } });
    },
  );

  test('is refused when it is empty with a JSON content type', async () => {
    const answer = await app.send({
      method: 'POST',
      url: `/api/apps/alecrim${PATH}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject({ status: 400, body: { error: 'Token não fornecido' } });
  });

  test.each([1, true, ['a'], { $ne: '' }])('T08 is refused when the token is not text: %j', async (token) => {
    expect(await ask({ token })).toMatchObject({ status: 400, body: { error: 'Token inválido' } });
  });

  test.each(['x'.repeat(201), 'x'.repeat(10_000), '%', "' or 1=1 --", 'ção🍃', '../..', ' '])(
    'T32 gets the answer of a wrong token when the token is odd',
    async (token) => {
      const { status, body } = await ask({ token });
      expect({ status, body }).toEqual({ status: 404, body: { error: 'Cardápio não encontrado' } });
    },
  );

  test('is refused when the token holds a NUL', async () => {
    expect(await ask({ token: 'a\u0000b' })).toMatchObject({
      status: 422,
      body: { error: expect.any(String) },
    });
    expect(await askForm(`${field('name="token"', 'a\u0000b')}--x--\r\n`)).toMatchObject({
      status: 422,
      body: { error: expect.any(String) },
    });
  });

  test('can be a form, whose fields are text, also when they look like JSON', async () => {
    const ana = await app.aNutritionist();
    const token = '{"a":1234567890}';
    await aPlan(ana, { token_publico: token });
    expect((await askForm(`${field('name="token"', token)}--x--\r\n`)).status).toBe(200);
    expect((await askForm(`${field('name="token"', '1234567890')}--x--\r\n`)).status).toBe(404);
    expect(await askForm('--x--\r\n')).toMatchObject({ status: 400, body: { error: 'Token não fornecido' } });
    const file = field('name="token"; filename="a.txt"', 'abc');
    expect(await askForm(`${file}--x--\r\n`)).toMatchObject({
      status: 400,
      body: { error: 'Token inválido' },
    });
  });
});
