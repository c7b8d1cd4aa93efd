import { entityNames } from '@alecrim/domain';
import { aCreation } from '@alecrim/domain/testing';
import { hostileTexts } from '@alecrim/domain/testing/hostile';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { creationFor } from '../../testing/creation-for.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { routesOf } from '../../testing/trail-of-routes.ts';

const isLong = process.env.TEST_DEPTH === 'full';
// The same every time, so that a run can be trusted; the long form looks elsewhere each time, FUZZ_SEED repeats it.
const seed = Number(process.env.FUZZ_SEED ?? (isLong ? Date.now() % 2 ** 31 : 8));
const ANSWERS_WITHIN = 20_000;
// Not configured here (no model, no social login), or too many passwords at once: both are documented answers.
const documented = [501, 503];

const SECRET = 'segredo-da-bia';
let app: TestApp;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp({ config: { registration: 'open' } });
  const bia = await app.aNutritionist();
  const private_ = entityNames.filter((name) => name !== 'OrientacaoTemplate');
  const records = await Promise.all(
    private_.map(async (name) => {
      const title = name === 'Cardapio' ? 'titulo' : 'nome';
      return (
        await bia.post(`/entities/${name}`, {
          ...(await creationFor(bia, name)),
          [title]: SECRET,
        })
      ).body;
    }),
  );
  ids = [...records.map(({ id }) => id), bia.id];
});
afterAll(() => app.close());

const text = fc.oneof(
  fc.string({ maxLength: 30, unit: 'binary' }),
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(
    '',
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e999',
    '0',
    'true',
    '__proto__',
    '../..',
    '%00',
    'id',
    '-nome',
  ),
  fc.constantFrom('2030-02-30', '9999-99-99T99:99:99Z', '💥'.repeat(50), 'x'.repeat(5_000), '\ud800', 'a\0b'),
);
const name = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['nome', 'titulo', 'email', 'password', 'token', 'id', 'refeicoes', 'opcoes'],
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['query', 'records', 'key', 'data', 'groupBy', 'events', 'content', 'role', 'q'],
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['$or', '$and', '$in', '$set', '$push', '$regex', '$elemMatch', '$not', '$size'],
    ),
  },
  { weight: 1, arbitrary: text },
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium', maxDepth: 4, withCrossShrink: true },
    text,
    fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 5 }),
  ),
}));
const draft = fc
  .tuple(fc.constantFrom(...entityNames), fc.dictionary(name, value, { maxKeys: 2 }))
  .map(([entity, over]) => ({ ...aCreation(entity), ...over }));
const body = fc.oneof(
  fc.oneof(value, draft, fc.array(draft, { maxLength: 3 })).map((json) => JSON.stringify(json) ?? ''),
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.constantFrom(
    '',
    '{',
    '[[[[',
    '{"a":1,"a":2}',
    `${'['.repeat(200)}`,
    '"\\ud800"',
    '{"nome":"a\\u0000b"}',
  ),
);
const parameter = fc.tuple(
  fc.oneof(
    fc.constantFrom(
      'q',
      'sort',
      'limit',
      'skip',
      'fields',
      'cursor',
      'distinct',
      'format',
      'token',
      'from_url',
      'from',
      'page',
    ),
    name,
  ),
  fc.oneof(
    text,
    value.map((json) => JSON.stringify(json) ?? ''),
  ),
);
const form = (content: string) =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n${content}\r\n--x--\r\n`;
const request = fc.record({
  route: fc.nat(),
  inPath: fc.array(fc.oneof(text, fc.nat({ max: 20 })), { minLength: 3, maxLength: 3 }),
  parameters: fc.array(parameter, { maxLength: 4 }),
  body,
  kind: fc.constantFrom('json', 'json', 'json', 'form', 'multipart', 'none', 'odd'),
  who: fc.constantFrom('ana', 'ana', 'admin', 'nobody', 'forged'),
  headers: fc.dictionary(
    fc.constantFrom(
      'if-match',
      'idempotency-key',
      'on-behalf-of',
      'x-app-id',
      'x-forwarded-for',
      'range',
      'accept',
      'if-none-match',
    ),
    fc.string({ maxLength: 30, unit: 'grapheme-ascii' }),
    { maxKeys: 2 },
  ),
});
type Request = typeof request extends fc.Arbitrary<infer T> ? T : never;

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=x',
  none: undefined,
  odd: 'multipart/form-data',
} as const;

function asInject(
  { route, inPath, parameters, body, kind, headers }: Request,
  token: string | undefined,
): InjectOptions {
  const routes = routesOf(app.app);
  const { method, path } = routes[route % routes.length]!;
  let used = 0;
  const fill = () => {
    const part = inPath[used++ % inPath.length]!;
    return encodeURIComponent(
      String(typeof part === 'number' ? ids[part % ids.length] : part).toWellFormed(),
    );
  };
  const search = new URLSearchParams(
    parameters.map(([key, text]) => [key.toWellFormed(), text.toWellFormed()]),
  );
  const type = types[kind];
  return {
    method,
    url: `${path.replace(/:\w+|\*/g, fill)}?${search}`,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(type && method !== 'GET' && { 'content-type': type }),
    },
    payload: method === 'GET' ? undefined : kind === 'multipart' ? form(body) : body,
  };
}

test(`R29: random requests to the routes never cause a crash, a hang or a leak of other data (seed ${seed})`, async () => {
  let [ana, admin]: Nutritionist[] = [];
  let asked = 0;
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(request, async (asking) => {
      // People sign out, are locked out and lose their roles on the way.
      if (asked++ % 25 === 0)
        [ana, admin] = [await app.aNutritionist(), await app.aNutritionist({ role: 'admin' })];
      const token = { ana: ana?.token, admin: admin?.token, nobody: undefined, forged: 'x'.repeat(43) }[
        asking.who
      ];
      const options = asInject(asking, token);
      let timer: NodeJS.Timeout | undefined;
      const hangs = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new Error(`${options.method} ${String(options.url)} hangs`)),
          ANSWERS_WITHIN,
        );
      });
      const answer = await Promise.race([app.send(options), hangs]);
      clearTimeout(timer);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const isFine = answer.status < 500 || documented.includes(answer.status);
      expect(isFine, `${options.method} ${String(options.url)} answered ${answer.status}`).toBe(true);
      const told = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      expect(told).not.toContain(SECRET);
      expect(told).not.toMatch(/node_modules|SQLITE_|at \w+ \(|\/src\/|password_hash|argon2/);
    }),
    { seed, numRuns: isLong ? 50_000 : 500, endOnFailure: true },
  );
  // Enough requests must succeed, or the test would only cover refused requests.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(10);
  expect(({} as any).polluted).toBeUndefined();
}, 3_600_000);
