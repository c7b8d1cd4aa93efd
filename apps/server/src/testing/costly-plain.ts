import type { Choice, Costly, Fixtures } from './costly-requests.ts';

/** A body without meaning that has to be parsed and validated. */
export const filler: Choice = () =>
  [900, 200, 50, 10, 1].map((kilobytes) => ({
    body: { nome: 'x', name: 'x', texts: Array.from({ length: kilobytes * 10 }, () => 'y'.repeat(100)) },
  }));

const asked: Choice = () => [{}];
const sent =
  (body: (known: Fixtures) => unknown): Choice =>
  (known) => [{ body: body(known) }];
const at =
  (params: (known: Fixtures) => Record<string, string>, body?: (known: Fixtures) => unknown): Choice =>
  (known) => [{ params: params(known), body: body?.(known) }];
/** Its work ends with another answer than a success. */
const answering = (status: number, because: string, choice: Choice = asked): Choice => {
  const answers: Costly['answers'] = { status, because };
  return (known) => choice(known).map((request) => ({ ...request, answers }));
};

const code = '123456';
const ofMail = 'Only a mail holds what it asks for.';
const ofService = 'It is for the service role, which the operator alone has.';
const noneSuch = 'There is none; one that is there costs the same lookup.';
const absent = 'The product does not have it, and says so.';

const app = '/api/apps/alecrim';

function missing(status: number, routes: string[]): Record<string, Choice> {
  return Object.fromEntries(
    routes.map((route) => [route, answering(status, absent, /^P/.test(route) ? filler : asked)]),
  );
}

/** Routes whose work does not depend on what is stored. A path with `/` at its end stands for all below it. */
const requests: Record<string, Choice> = {
  'GET /api/openapi.json': asked,
  'GET /api/docs': asked,
  'GET /api/health': asked,
  'GET /api/health/live': asked,
  'GET /api/health/ready': asked,
  'GET /api/apps/public/prod/public-settings/by-id/:appId': at(() => ({ appId: 'alecrim' })),
  'GET /api/apps/auth/': answering(501, absent),
  [`GET ${app}/auth/sso/`]: answering(403, ofService),
  [`GET ${app}/auth/sso/login`]: answering(501, absent),
  [`GET ${app}/auth/`]: asked,
  [`POST ${app}/auth/register`]: answering(
    403,
    'Whoever comes after the first person needs an invitation.',
    sent(({ password }) => ({ email: 'rui@example.com', password })),
  ),
  [`POST ${app}/auth/verify-otp`]: answering(
    400,
    ofMail,
    sent(({ email }) => ({ email, otp_code: code })),
  ),
  [`POST ${app}/auth/resend-otp`]: sent(({ email }) => ({ email })),
  [`POST ${app}/auth/login`]: sent(({ email, password }) => ({ email, password })),
  [`POST ${app}/auth/reset-password-request`]: sent(({ email }) => ({ email })),
  [`POST ${app}/auth/reset-password`]: answering(
    400,
    ofMail,
    sent(({ password }) => ({ reset_token: 'x'.repeat(40), new_password: password })),
  ),
  [`POST ${app}/auth/accept-invite`]: answering(
    400,
    ofMail,
    sent(({ password }) => ({ token: 'x'.repeat(40), new_password: password })),
  ),
  [`POST ${app}/auth/change-password`]: answering(
    400,
    'The comparison of the passwords is its work; a success would end the session.',
    sent(({ userId, password }) => ({
      user_id: userId,
      current_password: `${password} não`,
      new_password: password,
    })),
  ),
  [`POST ${app}/auth/second-factor/setup`]: sent(({ password }) => ({ password })),
  [`POST ${app}/auth/second-factor/enable`]: answering(
    400,
    'Only an app knows the code.',
    sent(() => ({ otp_code: code })),
  ),
  [`POST ${app}/auth/second-factor/`]: answering(
    404,
    'The account has no second factor.',
    sent(({ password }) => ({ password, otp_code: code })),
  ),
  [`PUT ${app}/auth/second-factor/required`]: sent(({ password }) => ({ required: false, password })),
  [`DELETE ${app}/auth/sessions/:id`]: at(({ session }) => ({ id: session })),
  [`GET ${app}/agents/conversations`]: asked,
  [`GET ${app}/agents/conversations/:id`]: at(({ conversation }) => ({ id: conversation })),
  [`POST ${app}/agents/conversations`]: sent(() => ({
    agent_name: 'assistente',
    metadata: { x: 'x'.repeat(4_000) },
  })),
  [`POST ${app}/agents/conversations/`]: at(
    ({ conversation }) => ({ id: conversation }),
    () => ({ content: 'x '.repeat(9_999), metadata: { x: 'x'.repeat(8_000) } }),
  ),
  [`GET ${app}/agents/`]: answering(404, absent),
  'GET /api/app-logs/': asked,
  'POST /api/app-logs/': asked,
  [`POST ${app}/analytics/`]: sent(() => ({
    events: Array.from({ length: 900 }, (_, i) => ({ event_name: `evento ${i}` })),
  })),
  [`GET ${app}/entities/User/me`]: asked,
  [`PUT ${app}/entities/User/me`]: sent(() => ({ perguntas_anamnese: 'Dorme bem?\n'.repeat(900) })),
  [`PUT ${app}/entities/User/:id`]: at(
    ({ userId }) => ({ id: userId }),
    () => ({ perguntas_anamnese: 'Come bem?\n'.repeat(900) }),
  ),
  [`POST ${app}/entities/User`]: answering(403, 'People come by invitation.', filler),
  [`DELETE ${app}/entities/User/:id`]: answering(403, 'People close their accounts themselves.'),
  [`POST ${app}/users/invite-user`]: sent(() => ({ user_email: 'bruna@example.com', role: 'user' })),
  [`POST ${app}/runtime/`]: sent(() => ({ user_email: 'clara@example.com', role: 'user' })),
  [`PUT ${app}/users/:id`]: at(
    ({ invited }) => ({ id: invited }),
    () => ({ role: 'admin' }),
  ),
  [`GET ${app}/files/`]: answering(404, noneSuch),
  'GET /assets/*': answering(404, noneSuch),
  'GET /privacidade': asked,
  'GET /ws-user-apps/socket.io/': answering(400, 'It asks for a WebSocket; sockets are open meanwhile.'),
  'GET /socket.io/': answering(400, 'It asks for a WebSocket; sockets are open meanwhile.'),
  'GET /VerCardapio/service-worker.js': asked,
  'GET /VerCardapio/leitura.js': asked,
  'GET /VerCardapio/leitura.css': asked,
  'GET /VerCardapio/link-worker.js': asked,
  'GET /vercardapio': answering(301, 'It leads to the right spelling.'),
  'GET /*': asked,
  ...missing(404, [
    `DELETE ${app}/app-user-auth/`,
    `POST ${app}/app-user-auth/`,
    `GET ${app}/app-user-auth/`,
    `POST ${app}/actors/`,
    `POST ${app}/connectors/`,
    `POST ${app}/integration-endpoints/installable/`,
    `GET ${app}/external-auth/`,
    `POST ${app}/functions/*`,
    'POST /api/functions/*',
    `POST ${app}/integrations/custom/`,
    'GET /parties/',
  ]),
  ...missing(
    405,
    ['GET', 'PUT', 'PATCH', 'DELETE'].flatMap((method) => [
      `${method} ${app}/functions/*`,
      `${method} /api/functions/*`,
    ]),
  ),
  ...missing(
    501,
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) => [
      `${method} ${app}/ai/`,
      `${method} /api/ai/`,
    ]),
  ),
};

/** The request of a route whose work does not depend on what is stored; undefined where the list has none. */
export function plainRequest(route: string): Choice | undefined {
  const begins = Object.keys(requests).filter((known) => known.endsWith('/') && route.startsWith(known));
  const nearest = begins.reduce((a, b) => (b.length > a.length ? b : a), '');
  return requests[route] ?? requests[nearest];
}
