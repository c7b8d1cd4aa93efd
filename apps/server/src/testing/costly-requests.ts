import type { EntityName } from '@alecrim/domain';
import { costlyOfEntity } from './costly-entities.ts';
import { longEvolution } from './costly-evolution.ts';
import { ofFunctions } from './costly-functions.ts';
import { filler, plainRequest } from './costly-plain.ts';
import type { Body } from './largest-records.ts';
import type { Route } from './trail-of-routes.ts';

/** What a costly request may name. */
export interface Fixtures {
  /** Of each entity a create body, ids of stored records and ids of records in the bin, all of the largest size. */
  records: Record<EntityName, { body: Body; ids: string[]; binned: string[] }>;
  /** How many records a body brings at most. */
  most: number;
  /** The plan that takes longest to read within the bounds, and the public token of one like it. */
  slowPlan: Body;
  slowToken: string;
  /** Plans from a large to a small one, each of a patient of its own: a PDF file is made of the first that is short enough. */
  printed: { id: string; token: string; patient: string }[];
  /** The public token of a plan of the largest size. */
  token: string;
  /** A private CSV file of the largest size, with one column name repeated. */
  tableUrl: string;
  /** A patient with many plans, whose record had many names. */
  patient: string;
  userId: string;
  email: string;
  password: string;
  /** A person who was invited, and one of the own sessions that nobody needs. */
  invited: string;
  session: string;
  conversation: string;
  /** A large picture. */
  picture: Uint8Array;
  /** When the examples were moved to the bin. */
  examplesRemoved: string;
}

export interface Costly {
  body?: unknown;
  query?: string;
  /** In place of the names in the path. */
  params?: Record<string, string>;
  /** Sent as the file of a form. */
  file?: string | Uint8Array;
  /** What the server answers when it has done the work, if that is not a success, and why. */
  answers?: { status: number; because: string };
  /** A field of the answer, a number or a list: if it is 0 or empty, nothing was done. */
  counts?: string;
  /** It takes something away that others need: it comes after all others, the highest number at the end. */
  last?: number;
  /** The session is still needed. */
  isAnonymous?: boolean;
}

/** Requests from the most expensive on: the first that the server does not refuse as too much is the one that counts. */
export type Choice = (known: Fixtures) => Costly[];

const whole: Choice = () => [{ query: 'limit=5000' }];
const onPlan: Choice = ({ records, printed }) =>
  [records.Cardapio.ids[0] ?? '', ...printed.map(({ id }) => id)].map((id) => ({ params: { id } }));
const pdfOfLink: Choice = ({ token, printed }) =>
  [token, ...printed.map((plan) => plan.token)].map((one) => ({ query: `token=${one}` }));

const unknownModel = {
  status: 501,
  because: 'No model is set up, which is known after the body is checked.',
};
const ofIntegrations: Record<string, Choice> = {
  InvokeLLM: () => [{ body: { prompt: 'x '.repeat(40_000) }, answers: unknownModel }],
  GenerateImage: () => [{ body: { prompt: 'x '.repeat(40_000) }, answers: unknownModel }],
  SendEmail: () => [
    { body: { to: 'rui@example.com', subject: 'Consulta', body: 'Até amanhã. '.repeat(8_000) } },
  ],
  ExtractDataFromUploadedFile: ({ tableUrl }) => [
    {
      body: {
        file_url: tableUrl,
        json_schema: { type: 'array', items: { type: 'object', properties: { nome: { type: 'string' } } } },
      },
    },
  ],
  CreateFileSignedUrl: ({ tableUrl }) => [{ body: { file_uri: tableUrl } }],
  UploadFile: ({ picture }) => [{ file: picture }],
  UploadPrivateFile: () => [{ file: 'texto '.repeat(300_000) }],
};

const app = '/api/apps/alecrim';
const ofOthers: Record<string, Choice[]> = {
  [`POST ${app}/integration-endpoints/Core/:name`]: Object.entries(ofIntegrations).map(
    ([name, choice]): Choice =>
      (known) =>
        choice(known).map((request) => ({ ...request, params: { name } })),
  ),
  // It ends the session of all other requests.
  [`POST ${app}/auth/logout`]: [(known) => filler(known).map((request) => ({ ...request, last: 9 }))],
  'GET /api/apps/auth/logout': [
    () => [{ isAnonymous: true, answers: { status: 302, because: 'It leads to the sign-in page.' } }],
  ],
  'GET /VerCardapio': [({ token }) => [{ query: `token=${token}` }]],
  'GET /VerCardapio/': [({ token }) => [{ query: `token=${token}` }]],
  'GET /VerCardapio/compras': [
    ({ token }) => [{ query: `token=${token}` }],
    ({ slowToken }) => [{ query: `token=${slowToken}` }],
  ],
  'GET /VerCardapio/plano.pdf': [pdfOfLink],
  'GET /VerCardapio/compras.pdf': [pdfOfLink],
  'GET /VerCardapio/medidas': [
    ({ token }) => [{ query: `token=${token}` }],
    ({ slowToken }) => [{ query: `token=${slowToken}` }],
  ],
  'GET /VerCardapio/manifest.webmanifest': [({ token }) => [{ query: `token=${token}` }]],
  'GET /VerCardapio/icone-192.png': [({ token }) => [{ query: `token=${token}` }]],
  'GET /VerCardapio/icone-512.png': [({ token }) => [{ query: `token=${token}` }]],
  'POST /VerCardapio/abertura': [({ token }) => [{ body: { token } }]],
  [`GET ${app}/entities/Cardapio/:id/pdf`]: [onPlan],
  [`GET ${app}/entities/Cardapio/:id/pdf/compras`]: [onPlan],
  [`GET ${app}/entities/Cardapio/:id/pdf/substituicoes`]: [onPlan],
  [`POST ${app}/entities/Paciente/:id/pdf/evolucao`]: [
    ({ patient }) => [{ params: { id: patient }, body: longEvolution() }],
  ],
  [`POST ${app}/entities/Paciente/:id/pdf/relatorio`]: [
    ({ patient, printed }) =>
      [patient, ...printed.map((plan) => plan.patient)].map((id) => ({ params: { id }, body: {} })),
  ],
  [`GET ${app}/entities/User`]: [whole],
  [`GET ${app}/entities/User/:id`]: [({ userId }) => [{ params: { id: userId } }]],
};

/** The most expensive requests that the bounds allow for a route; undefined where the list has none. */
export function costlyRequests({ method, path }: Pick<Route, 'method' | 'path'>): Choice[] | undefined {
  const named = ofOthers[`${method} ${path}`];
  if (named) return named;
  const [, called] = /\/functions\/(\w+)$/.exec(path) ?? [];
  if (called && method === 'POST') {
    const choice = ofFunctions[called];
    return choice && [choice];
  }
  const [, entity, rest] = /\/entities\/([A-Z]\w+)(\/.*)?$/.exec(path) ?? [];
  if (entity && entity !== 'User') return costlyOfEntity(entity as EntityName, `${method} ${rest ?? '/'}`);
  const plain = plainRequest(`${method} ${path}`);
  return plain && [plain];
}
