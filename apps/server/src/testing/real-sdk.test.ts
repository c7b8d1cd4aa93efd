import { createClient as createOldest } from 'base44-sdk-0.8.3';
import { createClient as createNewest } from 'base44-sdk-newest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, SERVICE_TOKEN, startTestApp, type TestApp } from './start-test-app.ts';

let app: TestApp;
let serverUrl: string;
beforeAll(async () => {
  app = await startTestApp({ config: { registration: 'open' } });
  serverUrl = await app.listen();
  await app.aNutritionist({ role: 'admin' });
});
afterAll(() => app.close());

const codeFor = async (email: string) => {
  const mail = (await app.mails()).filter(({ recipient }) => recipient === email).at(-1);
  return /\b\d{6}\b/.exec(mail?.text_body ?? '')?.[0] ?? '';
};

/** The unmodified public client, oldest and newest: a client that we did not write. */
describe.each<[string, (config: any) => any]>([
  ['0.8.3', createOldest],
  ['0.8.50', createNewest],
])('@base44/sdk %s', (version, createClient) => {
  const connect = (over: object = {}) =>
    createClient({ serverUrl, appId: 'alecrim', requiresAuth: false, ...over });
  let n = 0;

  async function signedUp() {
    const email = `sdk${version.replaceAll('.', '')}-${++n}@example.com`;
    const client = connect();
    await client.auth.register({ email, password: PASSWORD });
    await client.auth.verifyOtp({ email, otpCode: await codeFor(email) });
    const { access_token, user } = await client.auth.loginViaEmailPassword(email, PASSWORD);
    return { client: connect({ token: access_token }), email, user, token: access_token };
  }

  test('signs up with the code from the mail, signs in and reads the account', async () => {
    const { client, email } = await signedUp();
    expect(await client.auth.me()).toMatchObject({ email, role: 'user' });
    expect(await client.auth.isAuthenticated()).toBe(true);
    expect(await connect().auth.isAuthenticated()).toBe(false);
  });

  test('gets errors with message, status and code', async () => {
    const { client, email } = await signedUp();
    await expect(client.auth.loginViaEmailPassword(email, 'errada errada')).rejects.toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
      message: 'E-mail ou senha incorretos.',
    });
    await expect(client.entities.Cardapio.create({})).rejects.toMatchObject({
      status: 422,
      code: 'VALIDATION_ERROR',
      message: 'titulo: Informe o título do cardápio',
    });
    await expect(client.entities.Cardapio.get('018f0000-0000-7000-8000-000000000000')).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      data: { code: 'NOT_FOUND' },
    });
    await expect(connect().entities.Cardapio.list()).rejects.toMatchObject({ status: 401 });
  });

  test('changes its profile, its password, and asks for a new one', async () => {
    const { client, email, user } = await signedUp();
    expect(
      await client.auth.updateMe({ nome_nutricionista: 'Dra. Eva', cor_primaria: '#123456', logo_url: null }),
    ).toMatchObject({ nome_nutricionista: 'Dra. Eva', cor_primaria: '#123456', logo_url: null });
    if (client.auth.changePassword)
      await client.auth.changePassword({
        userId: user.id,
        currentPassword: PASSWORD,
        newPassword: 'outra senha boa 3',
      });
    await client.auth.resetPasswordRequest(email);
    await client.auth.resendOtp(email);
    expect(await client.auth.me()).toMatchObject({ email });
  });

  test('creates, lists, filters, reads, updates and deletes every kind of record', async () => {
    const { client, email } = await signedUp();
    const { Cardapio, Paciente, Categoria, ReceitaTemplate, RefeicaoTemplate, OrientacaoTemplate } =
      client.entities;
    const categoria = await Categoria.create({ nome: 'Lanches', tipo: 'receita', cor: '#10b981' });
    await ReceitaTemplate.create({
      nome: 'Bolo',
      ingredientes: ['2 ovos'],
      modo_preparo: 'Asse.',
      categoria_id: categoria.id,
      created_by: 'x',
    });
    await RefeicaoTemplate.create({
      nome: 'Almoço',
      horario: '12:00hrs',
      categoria_id: null,
      opcoes: [{ id: '1', numero: 1, descricao: '', itens: ['Arroz'] }],
    });
    expect(await OrientacaoTemplate.create({ titulo: 'Água', itens: ['Beba água'] })).toMatchObject({
      categoria: 'geral',
    });
    const paciente = await Paciente.create({
      nome: 'Rui',
      email: 'rui@example.com',
      telefone: '',
      data_nascimento: '1990-02-03',
      observacoes: '',
    });
    const plan = await Cardapio.create({
      titulo: 'Plano do Rui',
      paciente_id: paciente.id,
      paciente_nome: 'Rui',
      refeicoes: [],
      receitas: [],
      orientacoes: [],
      observacoes_finais: '',
      token_publico: `mjx${n}${version.length}abcdefgh`,
      ativo: true,
    });
    expect(plan).toMatchObject({ created_by: email, ativo: true });
    expect(await Cardapio.list('-created_date')).toMatchObject([{ id: plan.id }]);
    expect(
      await Cardapio.filter(
        { titulo: { $regex: 'rui', $options: 'i' }, ativo: true },
        '-created_date',
        10,
        0,
        ['titulo'],
      ),
    ).toEqual([{ id: plan.id, titulo: 'Plano do Rui' }]);
    expect(await Cardapio.filter({ 'refeicoes.nome': 'Almoço' })).toEqual([]);
    expect(await Cardapio.get(plan.id)).toMatchObject({ titulo: 'Plano do Rui' });
    expect(await Cardapio.update(plan.id, { ativo: false })).toMatchObject({
      ativo: false,
      titulo: 'Plano do Rui',
    });
    expect(await Paciente.bulkCreate([{ nome: 'A' }, { nome: 'B' }])).toMatchObject([
      { nome: 'A' },
      { nome: 'B' },
    ]);
    expect(await Paciente.deleteMany({ nome: { $in: ['A', 'B'] } })).toMatchObject({
      success: true,
      deleted: 2,
    });
    expect(await Paciente.importEntities(new File(['nome\nCaio\n'], 'p.csv'))).toMatchObject({
      status: 'success',
      output: [{ nome: 'Caio' }],
    });
    expect(await Cardapio.delete(plan.id)).toMatchObject({ success: true });
    expect(await Cardapio.list()).toEqual([]);
  });

  test('acts for a user with the service role', async () => {
    const { token, user } = await signedUp();
    const client = connect({ token, serviceToken: SERVICE_TOKEN });
    expect((await client.asServiceRole.entities.User.list()).length).toBeGreaterThan(1);
    const access = await client.asServiceRole.sso.getAccessToken(user.id);
    const { access_token } = access.data ?? access;
    expect(await connect({ token: access_token }).auth.me()).toMatchObject({ id: user.id });
    await expect(async () => connect({ token }).asServiceRole).rejects.toThrow('Service token is required');
  });

  if (version !== '0.8.3')
    test('uses the later entity calls', async () => {
      const { client } = await signedUp();
      const { Paciente } = client.entities;
      const [a, b] = await Paciente.bulkCreate([
        { nome: 'A', email: 'a@x.co' },
        { nome: 'B', email: 'b@x.co' },
      ]);
      expect(await Paciente.count({ nome: 'A' })).toBe(1);
      expect(await Paciente.bulkUpdate([{ id: a.id, telefone: '1' }])).toMatchObject([{ telefone: '1' }]);
      expect(await Paciente.updateMany({ nome: 'B' }, { $set: { telefone: '2' } })).toMatchObject({
        success: true,
        updated: 1,
        has_more: false,
      });
      const page = await Paciente.list({ limit: 1, sort: 'nome' });
      expect(page).toMatchObject({ items: [{ id: a.id }], has_more: true });
      expect(await Paciente.filter({}, { limit: 1, sort: 'nome', cursor: page.next_cursor })).toMatchObject({
        items: [{ id: b.id }],
        has_more: false,
      });
      expect(
        await Paciente.upsert(
          [
            { email: 'a@x.co', nome: 'A2' },
            { email: 'c@x.co', nome: 'C' },
          ],
          { key: 'email' },
        ),
      ).toMatchObject({ created: 1, updated: 1 });
      expect(await Paciente.aggregate({ groupBy: 'telefone' })).toMatchObject({
        rows: [
          { telefone: null, count: 1 },
          { telefone: '1', count: 1 },
          { telefone: '2', count: 1 },
        ],
      });
    });
});
