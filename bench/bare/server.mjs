// The lower bound of the cost: the same bytes from the same kind of database, with node:http alone.
// It has no accounts, no validation, no history and no realtime.
// With CHECKS=1 it is the fair peer: it also looks up the session of every request, and asks for the owner's plans only.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { hash, verify } from '@node-rs/argon2';
import { plansIn } from './plans.mjs';
import { openPostgres } from './postgres.mjs';
import { sessionsIn } from './sessions.mjs';
import { openSqlite } from './sqlite.mjs';

const { DATABASE_URL, DATA_DIR, STATIC_PAGE, CHECKS } = process.env;
const isChecking = CHECKS === '1';
const ask = DATABASE_URL ? await openPostgres(DATABASE_URL, isChecking) : openSqlite(DATA_DIR, isChecking);
const plans = plansIn(ask, isChecking);
const sessions = sessionsIn(ask);
// The same parameters as the product: otherwise the sign-ins would compare two hash settings.
const cost = { algorithm: 2, memoryCost: 47_104, timeCost: 2, parallelism: 1 };
const password = await hash('pera com canela 42', cost);

const routes = {
  'GET plan': ({ id }, _body, owner) => plans.get(id, owner),
  'GET list': (_query, _body, owner) => plans.list(owner),
  'GET search': ({ words }, _body, owner) => plans.search(words, owner),
  'GET count': ({ since }, _body, owner) => plans.count(since ?? '', owner),
  'POST plan': (_query, body, owner) => plans.insert(completed(JSON.parse(body)), owner),
  'PUT plan': ({ id }, body, owner) => plans.update(id, JSON.parse(body), owner),
};

const openRoutes = {
  'GET public': ({ token }) => plans.byToken(token),
  async 'POST login'(_query, body) {
    const account = JSON.parse(body);
    if (!(await verify(password, account.password))) throw new Error('wrong');
    return JSON.stringify({ access_token: await sessions.start(account) });
  },
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname === '/page') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
    return createReadStream(STATIC_PAGE).pipe(response);
  }
  try {
    const name = `${request.method} ${pathname.slice(1)}`;
    const isOpen = Object.hasOwn(openRoutes, name);
    const viewer = isChecking && !isOpen ? await sessions.viewerOf(request.headers.authorization) : undefined;
    if (isChecking && !isOpen && !viewer) return response.writeHead(401).end();
    const route = isOpen ? openRoutes[name] : routes[name];
    const answer = await route(Object.fromEntries(searchParams), await bodyOf(request), viewer);
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) })
      .end(answer);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
// The same time as the product's: a connection that waits for its turn must not be closed.
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${server.address().port}`));

function completed(draft) {
  const created_date = new Date().toISOString();
  return { id: crypto.randomUUID(), created_date, token_publico: crypto.randomUUID(), ...draft };
}

async function bodyOf(request) {
  if (request.method === 'GET') return '';
  request.setEncoding('utf8');
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
