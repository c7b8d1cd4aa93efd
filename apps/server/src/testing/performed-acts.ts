import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { issueToken } from '../accounts/sign-in/mailed-secrets.ts';
import type { Nutritionist, TestApp } from './start-test-app.ts';
import { PASSWORD } from './start-test-app.ts';

/** Who acts: a person with a password, and an administrator with one. */
export interface Stage {
  app: TestApp;
  ana: Nutritionist;
  admin: Nutritionist;
}

/** Prepares an act, and gives what performs it in every way that leaves an entry. */
export type Performance = (stage: Stage) => Promise<() => Promise<unknown>>;

const WRONG = 'errada errada 1';
const wrong = { password: WRONG };
const right = { password: PASSWORD };
const plans = '/entities/Cardapio';
const core = '/integration-endpoints/Core';
const makePlan = async ({ ana }: Stage) =>
  (await ana.post(plans, aCardapio({ titulo: crypto.randomUUID() }))).body;
const makePatient = async ({ ana }: Stage) => (await ana.post('/entities/Paciente', aPaciente())).body;
const onPatient =
  (act: (ana: Nutritionist, id: string) => Promise<unknown>): Performance =>
  async (stage) => {
    const { id } = await makePatient(stage);
    return () => act(stage.ana, id);
  };
const does =
  (act: (stage: Stage) => Promise<unknown>): Performance =>
  async (stage) =>
  () =>
    act(stage);
const inSequence =
  (...steps: (() => Promise<unknown>)[]) =>
  async () => {
    for (const step of steps) await step();
  };

/** Closes a plan's link, opens it, replaces it and gives it an end. */
const onLink =
  (
    save: (stage: Stage, plan: { id: string; titulo: string }, patch: object) => Promise<unknown>,
  ): Performance =>
  async (stage) => {
    const plan = await makePlan(stage);
    const patches = [
      { ativo: false },
      { ativo: true },
      { token_publico: null },
      { link_expira_em: '2031-01-01T00:00:00.000Z' },
    ];
    return inSequence(...patches.map((patch) => () => save(stage, plan, patch)));
  };

const callsBy =
  (who: 'ana' | 'admin') =>
  (name: string, ...bodies: object[]): Performance =>
  async (stage) =>
    inSequence(...bodies.map((body) => () => stage[who].post(`/functions/${name}`, body)));
const [calls, adminCalls] = [callsBy('ana'), callsBy('admin')];

const onRecords: Record<string, Performance> = {
  'POST /entities/:entity': does(({ ana }) => ana.post(plans, aCardapio())),
  'POST /entities/:entity/bulk': does(({ ana }) => ana.post(`${plans}/bulk`, [aCardapio()])),
  'POST /entities/:entity/aggregate': does(({ ana }) => ana.post(`${plans}/aggregate`, {})),
  'PUT /entities/:entity/:id': onLink(({ ana }, { id }, patch) => ana.put(`${plans}/${id}`, patch)),
  'PUT /entities/:entity/bulk': onLink(({ ana }, { id }, patch) =>
    ana.put(`${plans}/bulk`, [{ id, ...patch }]),
  ),
  'PATCH /entities/:entity/update-many': onLink(({ ana }, { id }, patch) =>
    ana.patch(`${plans}/update-many`, { query: { id }, data: { $set: patch } }),
  ),
  'POST /entities/:entity/upsert': onLink(({ ana }, { titulo }, patch) =>
    ana.post(`${plans}/upsert`, { key: 'titulo', records: [{ titulo, ...patch }] }),
  ),
  'POST /entities/:entity/import': does(({ ana }) =>
    ana.upload('/entities/Paciente/import', { name: 'p.csv', content: 'nome\nRui' }),
  ),
  'GET /entities/:entity/export': does(({ ana }) => ana.get(`${plans}/export`)),
  'DELETE /entities/:entity/:id': async (stage) => {
    const { id } = await makePlan(stage);
    return () => stage.ana.delete(`${plans}/${id}`);
  },
  'DELETE /entities/:entity': async (stage) => {
    await makePlan(stage);
    return () => stage.ana.delete(plans, {});
  },
  'POST /entities/:entity/:id/restore': async (stage) => {
    const { id } = await makePlan(stage);
    await stage.ana.delete(`${plans}/${id}`);
    return () => stage.ana.post(`${plans}/${id}/restore`);
  },
  'POST /entities/Paciente/:id/pdf/relatorio': onPatient((ana, id) =>
    ana.post(`/entities/Paciente/${id}/pdf/relatorio`, {}),
  ),
  'POST /VerCardapio/abertura': async (stage) => {
    const { token_publico } = await makePlan(stage);
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ token: token_publico });
    return () => stage.app.send({ method: 'POST', url: '/VerCardapio/abertura', headers, payload });
  },
};

const ofFunctions: Record<string, Performance> = {
  apagarPaciente: async (stage) => {
    const [one, other] = [await makePatient(stage), await makePatient(stage)];
    const erase = (id: string, modo: string, given: object) => () =>
      stage.ana.post('/functions/apagarPaciente', { id, modo, motivo: 'pedido', ciente: true, ...given });
    return inSequence(
      erase(one.id, 'anonimizar', wrong),
      erase(one.id, 'anonimizar', right),
      erase(other.id, 'eliminar', right),
    );
  },
  baixarMeusDados: calls('baixarMeusDados', wrong, right),
  carregarExemplos: calls('carregarExemplos', {}),
  encerrarConta: calls('encerrarConta', wrong, right),
  excluirDeVez: async (stage) => {
    const { id } = await makePlan(stage);
    await stage.ana.delete(`${plans}/${id}`);
    return () => stage.ana.post('/functions/excluirDeVez', { tipo: 'Cardapio', id });
  },
  exportarPaciente: onPatient((ana, id) => ana.post('/functions/exportarPaciente', { id })),
  reabrirConta: async ({ ana }) => {
    await ana.post('/functions/encerrarConta', right);
    return () => ana.post('/functions/reabrirConta', {});
  },
  removerExemplos: async ({ ana }) => {
    await ana.post('/functions/carregarExemplos', {});
    return () => ana.post('/functions/removerExemplos', {});
  },
  restaurarExemplos: async ({ ana }) => {
    await ana.post('/functions/carregarExemplos', {});
    const { body } = await ana.post('/functions/removerExemplos', {});
    return () => ana.post('/functions/restaurarExemplos', body);
  },
  restaurarVarios: async (stage) => {
    const { id } = await makePatient(stage);
    await stage.ana.delete(`/entities/Paciente/${id}`);
    return () => stage.ana.post('/functions/restaurarVarios', { tipo: 'Paciente', ids: [id] });
  },
  retirarConvite: async ({ app, admin }) => {
    const user_email = 'retirada@example.com';
    await admin.post('/users/invite-user', { user_email, role: 'user' });
    const { id } = await app.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', user_email)
      .executeTakeFirstOrThrow();
    return () => admin.post('/functions/retirarConvite', { id });
  },
  salvarConsultorio: adminCalls('salvarConsultorio', wrong, { ...right, remetente: 'contato@example.com' }),
  testarEmail: adminCalls('testarEmail', wrong, right),
};

const mail = { to: 'rui@example.com', subject: 'Consulta', body: 'Até amanhã' };
const storeFile = ({ ana }: Stage) =>
  ana.upload(`${core}/UploadPrivateFile`, { name: 'exame.pdf', content: 'texto' });

const ofIntegrations: Record<string, Performance> = {
  SendEmail: does(({ ana }) => ana.post(`${core}/SendEmail`, mail)),
  UploadPrivateFile: async (stage) => () => storeFile(stage),
  CreateFileSignedUrl: async (stage) => {
    const { file_uri } = (await storeFile(stage)).body;
    return () => stage.ana.post(`${core}/CreateFileSignedUrl`, { file_uri });
  },
};

const inviteBody = { user_email: 'convidada@example.com', role: 'user' };
const resetLink = ({ app, ana }: Stage) => issueToken(app.deps, 'reset', ana.id);

const onPeople: Record<string, Performance> = {
  'POST /users/invite-user': does(({ admin }) => admin.post('/users/invite-user', inviteBody)),
  'POST /runtime/users/invite-user': does(({ admin }) =>
    admin.post('/runtime/users/invite-user', inviteBody),
  ),
  'PUT /users/:id':
    async ({ ana, admin }) =>
    () =>
      admin.put(`/users/${ana.id}`, { role: 'admin' }),
  'PUT /entities/User/me': does(({ ana }) => ana.put('/entities/User/me', { crn: 'CRN-3 1' })),
  'POST /entities/User': does(({ ana }) => ana.post('/entities/User', {})),
  'DELETE /entities/User/:id':
    async ({ ana, admin }) =>
    () =>
      ana.delete(`/entities/User/${admin.id}`),
  'POST /auth/logout': does(({ ana }) => ana.post('/auth/logout', {})),
  'DELETE /auth/sessions/:id': async ({ ana }) => {
    const [{ id }] = (await ana.get('/auth/sessions')).body;
    return () => ana.delete(`/auth/sessions/${id}`);
  },
  'GET /auth/sso/accesstoken/:userId':
    async ({ app, ana }) =>
    () =>
      app.asServiceFor(ana).get(`/auth/sso/accesstoken/${ana.id}`),
  'POST /auth/reset-password-request':
    async ({ app, ana }) =>
    () =>
      app.anonymous.post('/auth/reset-password-request', { email: ana.email }),
  'POST /auth/reset-password': async (stage) => {
    const body = { reset_token: await resetLink(stage), new_password: 'outra senha boa 1' };
    return () => stage.app.anonymous.post('/auth/reset-password', body);
  },
  'POST /auth/change-password': async ({ ana }) => {
    const change = (current_password: string) => () =>
      ana.post('/auth/change-password', {
        user_id: ana.id,
        current_password,
        new_password: 'outra senha boa 1',
      });
    return inSequence(change(WRONG), change(PASSWORD));
  },
};

const prefixed = (path: string, acts: Record<string, Performance>) =>
  Object.fromEntries(
    Object.entries(acts).map(([name, performance]) => [`POST ${path}/${name}`, performance]),
  );

/** By the acts of the table, below `/api/apps/alecrim`. */
export const performances: Record<string, Performance> = {
  ...onRecords,
  ...prefixed('/functions', ofFunctions),
  ...prefixed(core, ofIntegrations),
  ...onPeople,
};
