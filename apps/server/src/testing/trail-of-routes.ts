import type { AuditAction } from '@alecrim/domain';
import type { FastifyInstance } from 'fastify';
import type { Access } from '../accounts/access.ts';

/** The entries that an act can leave in the audit trail, or why it needs none. */
type Trail = readonly AuditAction[] | string;

const saves = 'every record keeps its own versions, with author and date';
const reads = 'only reads';
const links = ['link_enabled', 'link_disabled', 'link_replaced', 'link_expiry_changed'] as const;
const sensitive = 'confirmation_failed';

/** The acts on the records of every entity. */
const ofEntities: Record<string, Trail> = {
  'POST /': saves,
  'POST /bulk': saves,
  'PUT /:id': links,
  'PUT /bulk': links,
  'PATCH /update-many': links,
  'POST /upsert': links,
  'POST /aggregate': reads,
  'POST /import': ['imported'],
  'GET /export': ['exported'],
  'DELETE /:id': ['deleted'],
  'DELETE /': ['deleted'],
  'POST /:id/restore': ['restored'],
};

const ofFunctions: Record<string, Trail> = {
  aberturasDoCardapio: reads,
  apagarPaciente: ['anonymised', 'erased', sensitive],
  avisoLido: 'says only that a person has seen a notice',
  avisos: reads,
  baixarMeusDados: ['account_exported', sensitive],
  buscarCardapioPublico: reads,
  carregarExemplos: saves,
  consultorio: reads,
  contarExemplos: reads,
  encerrarConta: ['account_closing', sensitive],
  enviosDoCardapio: reads,
  espacoUsado: reads,
  excluirDeVez: ['erased'],
  exportarPaciente: ['patient_exported'],
  listarExcluidos: reads,
  pacientesChamados: reads,
  paraAcompanhar: reads,
  procurarNosCardapios: reads,
  reabrirConta: ['account_reopened'],
  registrarEnvio: 'every plan keeps its own sendings, with how and when',
  registroDoPaciente: reads,
  removerExemplos: ['deleted'],
  restaurarExemplos: ['restored'],
  restaurarVarios: ['restored'],
  retirarConvite: ['invitation_withdrawn'],
  salvarConsultorio: ['practice_changed', sensitive],
  testarEmail: ['mail_tested', sensitive],
};

const ofIntegrations: Record<string, Trail> = {
  CreateFileSignedUrl: ['file_link_made'],
  ExtractDataFromUploadedFile: reads,
  GenerateImage: 'refused on every installation',
  InvokeLLM: 'the question goes to the model that the operator chose, and nothing is stored',
  SendEmail: ['mail_sent'],
  UploadFile: 'a picture for a profile or a plan, which is made to be shown',
  UploadPrivateFile: ['file_stored'],
};

const app = '/api/apps/alecrim';
const inConversation = 'the conversation keeps its own messages with their dates';
const ofOthers: Record<string, Trail> = {
  [`POST ${app}/auth/register`]: ['account_created', 'sign_in'],
  [`POST ${app}/auth/verify-otp`]: ['account_created', 'sign_in'],
  [`POST ${app}/auth/resend-otp`]: 'sends the code again; the account is noted once it is confirmed',
  [`POST ${app}/auth/login`]: ['sign_in', 'sign_in_failed', 'recovery_code_used'],
  [`POST ${app}/auth/logout`]: ['sign_out'],
  [`DELETE ${app}/auth/sessions/:id`]: ['sign_out'],
  [`GET ${app}/auth/sso/accesstoken/:userId`]: ['service_call', 'sign_in'],
  [`POST ${app}/auth/reset-password-request`]: ['reset_requested'],
  [`POST ${app}/auth/reset-password`]: ['password_changed'],
  [`POST ${app}/auth/change-password`]: ['password_changed', sensitive],
  [`POST ${app}/auth/accept-invite`]: ['invitation_accepted', 'sign_in'],
  [`POST ${app}/auth/second-factor/setup`]: [sensitive],
  [`POST ${app}/auth/second-factor/enable`]: ['second_factor_on'],
  [`POST ${app}/auth/second-factor/recovery-codes`]: [
    'recovery_codes_renewed',
    'recovery_code_used',
    sensitive,
  ],
  [`POST ${app}/auth/second-factor/disable`]: ['second_factor_off', 'recovery_code_used', sensitive],
  [`PUT ${app}/auth/second-factor/required`]: ['second_factor_rule', sensitive],
  [`POST ${app}/users/invite-user`]: ['invited'],
  [`POST ${app}/runtime/users/invite-user`]: ['invited'],
  [`PUT ${app}/users/:id`]: ['access_changed'],
  [`PUT ${app}/entities/User/me`]: 'the own profile: neither address, nor role, nor password',
  [`PUT ${app}/entities/User/:id`]: 'the own profile; of others it is refused, or a call of the service role',
  [`POST ${app}/entities/User`]: ['route_refused'],
  [`DELETE ${app}/entities/User/:id`]: ['route_refused'],
  [`POST ${app}/entities/Paciente/:id/pdf/evolucao`]: 'draws the values that it is sent; nothing is stored',
  [`POST ${app}/entities/Paciente/:id/pdf/relatorio`]: ['patient_exported'],
  [`POST ${app}/agents/conversations`]: inConversation,
  [`POST ${app}/agents/conversations/v2/:id/messages`]: inConversation,
  [`POST ${app}/agents/conversations/:id/messages`]: inConversation,
  'POST /api/app-logs/alecrim/log-user-in-app/*': 'the visit is what is stored',
  [`POST ${app}/analytics/track/batch`]: 'counts without a person',
  'POST /VerCardapio/abertura': ['link_opened'],
};

/** What no single route leaves: refusals and calls of the service role on every route, and acts without a request. */
export const beyondRoutes: readonly [string, readonly AuditAction[]][] = [
  ["any route, for a record that is another person's or does not exist", ['access_refused']],
  ['any route that is for another role', ['route_refused']],
  ['any route, called by the service role', ['service_call']],
  ['the hourly clean-up, when the time of a closed account has come', ['account_erased']],
  ['`npm run admin`', ['operator_command', 'incident_recorded']],
];

export interface RouteTrail {
  /** As the documents name it. */
  act: string;
  trail: Trail;
}

const CORE = `POST ${app}/integration-endpoints/Core/:name`;

/** The acts of a route; none where the table has no line for it. */
export function trailOf({ method, path }: Pick<Route, 'method' | 'path'>): RouteTrail[] {
  const route = `${method} ${path}`;
  if (route === CORE)
    return Object.entries(ofIntegrations).map(([name, trail]) => ({
      act: route.replace(':name', name),
      trail,
    }));
  const [, called = ''] = /\/functions\/(\w+)$/.exec(path) ?? [];
  if (method === 'POST' && Object.hasOwn(ofFunctions, called))
    return [{ act: `POST ${app}/functions/${called}`, trail: ofFunctions[called] as Trail }];
  const [, entity, rest = '/'] = /\/entities\/([A-Z]\w+)(\/.*)?$/.exec(path) ?? [];
  const onEntity = entity && entity !== 'User' ? ofEntities[`${method} ${rest}`] : undefined;
  if (onEntity !== undefined)
    return [{ act: `${method} ${app}/entities/:entity${rest === '/' ? '' : rest}`, trail: onEntity }];
  const trail = ofOthers[route];
  return trail === undefined ? [] : [{ act: route, trail }];
}

/** Every act that the table names, whether or not there is such a route. */
export const namedTrails: Readonly<Record<string, Trail>> = {
  ...ofOthers,
  ...renamed(ofFunctions, (name) => `POST ${app}/functions/${name}`),
  ...renamed(ofIntegrations, (name) => CORE.replace(':name', name)),
  ...renamed(ofEntities, (key) => {
    const [method, rest] = key.split(' ');
    return `${method} ${app}/entities/:entity${rest === '/' ? '' : rest}`;
  }),
};

function renamed(table: Record<string, Trail>, rename: (key: string) => string): Record<string, Trail> {
  return Object.fromEntries(Object.entries(table).map(([key, trail]) => [rename(key), trail]));
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
}

/** Every route that the server really has, hidden ones too: a new one is tested by itself. */
export const routesOf = ({ declaredRoutes }: Pick<FastifyInstance, 'declaredRoutes'>): Route[] =>
  declaredRoutes.flatMap(({ method, url, config }) =>
    [method]
      .flat()
      .filter((one) => one !== 'HEAD')
      .map((one) => ({ method: one as Route['method'], path: url, access: config?.access as Access })),
  );
