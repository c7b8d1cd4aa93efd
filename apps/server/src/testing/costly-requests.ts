import { longEvolution } from './costly-evolution.ts';
import { ofFunctions } from './costly-functions.ts';
import type { Route } from './trail-of-routes.ts';

/** What a costly request may name. */
export interface Known {
  /** A plan as large as one may be, as a create body. */
  plan: Record<string, unknown>;
  /** The plan that takes longest to read within the bounds, and the public token of one like it. */
  slowPlan: Record<string, unknown>;
  slowToken: string;
  /** Ids of plans of that size, and the public token of one. */
  ids: string[];
  token: string;
  /** A private CSV file of the largest size, with one column name repeated. */
  tableUrl: string;
  /** A patient with many plans, whose record had many names. */
  patient: string;
  userId: string;
  password: string;
}

export interface Costly {
  body?: unknown;
  query?: string;
  /** In place of the names in the path. */
  params?: Record<string, string>;
  /** Sent as the file of a form. */
  file?: string;
  /** It takes something away that others need: it comes after all others. */
  isLast?: boolean;
  /** The session is still needed. */
  isAnonymous?: boolean;
}

/** Requests from the most expensive on: the first that the server does not refuse as too much is the one that counts. */
export type Choice = (known: Known) => Costly[];

const conditions = [99, 50, 20, 10, 5, 3, 2, 1];
const lookIntoLists = (count: number) => ({
  $or: Array.from({ length: count }, () => ({ 'refeicoes.opcoes.itens': 'a' })),
});
const byFilter: Choice = () =>
  conditions.map((count) => ({ query: `q=${encodeURIComponent(JSON.stringify(lookIntoLists(count)))}` }));
const whole: Choice = () => [{ query: 'limit=5000' }];
const cheap: Choice = () => [{}];
/** A body without meaning that has to be parsed and validated. */
const filler: Choice = () =>
  [900, 200, 50, 10, 1].map((kilobytes) => ({
    body: { nome: 'x', name: 'x', texts: Array.from({ length: kilobytes * 10 }, () => 'y'.repeat(100)) },
  }));
const onRecord =
  (body?: (known: Known) => unknown, isLast = false): Choice =>
  (known) => [{ params: { id: known.ids[0] ?? '' }, body: body?.(known), isLast }];
const times = <T>(count: number, item: T) => Array.from({ length: count }, () => item);
const twoKeys = Array.from({ length: 500 }, (_, i) => ({
  titulo: `Plano ${i % 250}`,
  paciente_nome: `Ana ${i}`,
}));

/** The most expensive requests of every route of an entity; `:entity` is each of them. */
const ofEntities: Record<string, Choice[]> = {
  'GET /': [byFilter, whole],
  'GET /v2/list': [byFilter, whole, () => [{ query: 'limit=5000&distinct=titulo' }]],
  'GET /count': [byFilter],
  'GET /export': [() => [{ query: 'format=csv' }], () => [{ query: 'format=json' }], byFilter],
  'POST /aggregate': [
    () => conditions.map((count) => ({ body: { query: lookIntoLists(count), groupBy: 'titulo' } })),
  ],
  'POST /': [({ plan }) => [{ body: plan }], ({ slowPlan }) => [{ body: slowPlan }]],
  'POST /bulk': [
    ({ plan }) => [9, 5, 3, 1].map((count) => ({ body: times(count, plan) })),
    ({ slowPlan }) => [9, 5, 3, 1].map((count) => ({ body: times(count, slowPlan) })),
  ],
  'PUT /bulk': [
    ({ ids }) =>
      [100, 50, 30, 10, 1].map((n) => ({ body: ids.slice(0, n).map((id) => ({ id, titulo: 'Novo' })) })),
  ],
  'PATCH /update-many': [
    () => [{ body: { query: {}, data: { $set: { titulo: 'Outro' } } } }],
    ({ slowPlan: { refeicoes } }) => [{ body: { query: {}, data: { $set: { refeicoes } } } }],
    () =>
      conditions.map((count) => ({
        body: { query: lookIntoLists(count), data: { $set: { titulo: 'Outro' } } },
      })),
  ],
  'POST /upsert': [
    () => [
      { body: { key: 'titulo', records: Array.from({ length: 500 }, (_, i) => ({ titulo: `Plano ${i}` })) } },
    ],
    () => [{ body: { key: ['titulo', 'paciente_nome'], records: twoKeys } }],
    // Operators in place of values.
    () => [{ body: { key: 'titulo', records: times(500, { titulo: { $search: 'a b c d e f g' } }) } }],
  ],
  'POST /import': [
    ({ plan }) => [9, 5, 3, 1].map((count) => ({ file: JSON.stringify(times(count, plan)) })),
    () => [{ file: `titulo;nome\n${'\n'.repeat(9_000_000)}` }],
    () => [{ file: `titulo;${times(1_000_000, 'a').join(';')}\n${times(1_000_000, 'b').join(';')}` }],
    () => [{ file: `titulo;refeicoes\n${times(5_000, `Plano;"${'linha\n'.repeat(200)}"`).join('\n')}` }],
  ],
  'GET /:id': [onRecord()],
  'PUT /:id': [onRecord(({ plan }) => plan), onRecord(({ slowPlan }) => slowPlan)],
  'GET /:id/history': [onRecord()],
  'GET /:id/history/:version': [({ ids }) => [{ params: { id: ids[0] ?? '', version: '1' } }]],
  'DELETE /:id': [onRecord(undefined, true)],
  'POST /:id/restore': [onRecord(() => ({}), true)],
  'DELETE /': [
    () => conditions.map((count) => ({ body: lookIntoLists(count) })),
    () => [{ body: {}, isLast: true }],
  ],
};

const ofIntegrations: Record<string, Choice> = {
  InvokeLLM: filler,
  GenerateImage: filler,
  SendEmail: filler,
  ExtractDataFromUploadedFile: ({ tableUrl }) => [
    {
      body: {
        file_url: tableUrl,
        json_schema: { type: 'array', items: { type: 'object', properties: { nome: { type: 'string' } } } },
      },
    },
  ],
  CreateFileSignedUrl: filler,
  UploadFile: () => [{ file: 'texto '.repeat(300_000) }],
  UploadPrivateFile: () => [{ file: 'texto '.repeat(300_000) }],
};

const app = '/api/apps/alecrim';
const ofOthers: Record<string, Choice[]> = {
  [`POST ${app}/integration-endpoints/Core/:name`]: Object.entries(ofIntegrations).map(
    ([name, choice]): Choice =>
      (known) =>
        choice(known).map((request) => ({ ...request, params: { name } })),
  ),
  [`POST ${app}/auth/logout`]: [
    (known) => filler(known).map((request) => ({ ...request, isAnonymous: true })),
  ],
  'GET /api/apps/auth/logout': [() => [{ isAnonymous: true }]],
  'GET /VerCardapio': [({ token }) => [{ query: `token=${token}` }]],
  'GET /VerCardapio/': [({ token }) => [{ query: `token=${token}` }]],
  'GET /VerCardapio/compras': [
    ({ token }) => [{ query: `token=${token}` }],
    ({ slowToken }) => [{ query: `token=${slowToken}` }],
  ],
  'GET /VerCardapio/plano.pdf': [({ token }) => [{ query: `token=${token}` }]],
  'GET /VerCardapio/compras.pdf': [
    ({ token }) => [{ query: `token=${token}` }],
    ({ slowToken }) => [{ query: `token=${slowToken}` }],
  ],
  'GET /VerCardapio/medidas': [
    ({ token }) => [{ query: `token=${token}` }],
    ({ slowToken }) => [{ query: `token=${slowToken}` }],
  ],
  'GET /VerCardapio/manifest.webmanifest': [({ token }) => [{ query: `token=${token}` }]],
  'GET /VerCardapio/icone-192.png': [({ token }) => [{ query: `token=${token}` }]],
  'GET /VerCardapio/icone-512.png': [({ token }) => [{ query: `token=${token}` }]],
  'POST /VerCardapio/abertura': [({ token }) => [{ body: { token } }]],
  [`GET ${app}/entities/Cardapio/:id/pdf`]: [onRecord()],
  [`GET ${app}/entities/Cardapio/:id/pdf/compras`]: [onRecord()],
  [`GET ${app}/entities/Cardapio/:id/pdf/substituicoes`]: [onRecord()],
  [`POST ${app}/entities/Paciente/:id/pdf/evolucao`]: [onRecord(longEvolution)],
  [`POST ${app}/entities/Paciente/:id/pdf/relatorio`]: [
    ({ patient }) => [{ params: { id: patient }, body: {} }],
  ],
  [`GET ${app}/entities/User`]: [whole],
  [`GET ${app}/entities/User/:id`]: [({ userId }) => [{ params: { id: userId } }]],
};

/** Routes whose work does not depend on what is stored: asked as they are, with a large body where they take one. */
const plain = [
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/health',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/apps/public/prod/public-settings/by-id/:appId',
  'GET /api/apps/auth/',
  'GET /api/app-logs/',
  'POST /api/app-logs/',
  `GET ${app}/auth/`,
  `POST ${app}/auth/`,
  `PUT ${app}/auth/second-factor/required`,
  `DELETE ${app}/auth/sessions/:id`,
  `GET ${app}/agents/`,
  `POST ${app}/agents/`,
  `POST ${app}/analytics/`,
  `DELETE ${app}/app-user-auth/`,
  `POST ${app}/app-user-auth/`,
  `GET ${app}/app-user-auth/`,
  `POST ${app}/actors/`,
  `POST ${app}/connectors/`,
  `POST ${app}/integration-endpoints/installable/`,
  `GET ${app}/external-auth/`,
  `POST ${app}/entities/User`,
  `GET ${app}/entities/User/me`,
  `PUT ${app}/entities/User/`,
  `DELETE ${app}/entities/User/:id`,
  `POST ${app}/users/`,
  `PUT ${app}/users/`,
  `POST ${app}/runtime/`,
  `GET ${app}/files/`,
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) => [
    `${method} ${app}/functions/*`,
    `${method} /api/functions/*`,
    `${method} ${app}/ai/`,
    `${method} /api/ai/`,
    `${method} ${app}/integrations/custom/`,
    `${method} /parties/`,
  ]),
  'GET /assets/*',
  'GET /privacidade',
  'GET /ws-user-apps/socket.io/',
  'GET /socket.io/',
  'GET /VerCardapio/service-worker.js',
  'GET /VerCardapio/leitura.js',
  'GET /VerCardapio/leitura.css',
  'GET /VerCardapio/link-worker.js',
  'GET /vercardapio',
  'GET /*',
];

/** The most expensive requests that the bounds allow for a route; undefined where the list has none. */
export function costlyRequests({ method, path }: Route): Choice[] | undefined {
  const named = ofOthers[`${method} ${path}`];
  if (named) return named;
  const [, called] = /\/functions\/(\w+)$/.exec(path) ?? [];
  if (called && method === 'POST') {
    const choice = ofFunctions[called];
    return choice && [choice];
  }
  const [, entity, rest] = /\/entities\/([A-Z]\w+)(\/.*)?$/.exec(path) ?? [];
  if (entity && entity !== 'User') return ofEntities[`${method} ${rest ?? '/'}`];
  const isPlain = plain.some((known) =>
    known.endsWith('/') ? `${method} ${path}`.startsWith(known) : `${method} ${path}` === known,
  );
  if (!isPlain) return undefined;
  return [['POST', 'PUT', 'PATCH'].includes(method) ? filler : cheap];
}
