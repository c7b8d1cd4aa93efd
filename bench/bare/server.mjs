// The lower bound of the cost: the same bytes from the same kind of database, with node:http alone.
// It has no accounts, no validation, no history and no realtime.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { hash, verify } from '@node-rs/argon2';
import { openPostgres } from './postgres.mjs';
import { openSqlite } from './sqlite.mjs';

const { DATABASE_URL, DATA_DIR, STATIC_PAGE } = process.env;
const plans = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite(DATA_DIR);
// The same parameters as the product: otherwise the sign-ins would compare two hash settings.
const cost = { algorithm: 2, memoryCost: 47_104, timeCost: 2, parallelism: 1 };
const password = await hash('pera com canela 42', cost);

const routes = {
  'GET plan': ({ id }) => plans.get(id),
  'GET list': () => plans.list(),
  'GET search': ({ words }) => plans.search(words),
  'GET count': ({ since }) => plans.count(since ?? ''),
  'GET public': ({ token }) => plans.byToken(token),
  'POST plan': (_query, body) => plans.insert(completed(JSON.parse(body))),
  'PUT plan': ({ id }, body) => plans.update(id, JSON.parse(body)),
  async 'POST login'(_query, body) {
    if (!(await verify(password, JSON.parse(body).password))) throw new Error('wrong');
    return plans.startSession();
  },
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname === '/page') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
    return createReadStream(STATIC_PAGE).pipe(response);
  }
  try {
    const answer = await routes[`${request.method} ${pathname.slice(1)}`](
      Object.fromEntries(searchParams),
      await bodyOf(request),
    );
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
