import { entityNamed, entityNames } from '@alecrim/domain';
import { aCreation } from '@alecrim/domain/testing';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../accounts/sessions/sessions.ts';
import { creationFor, titleFor } from '../testing/creation-for.ts';
import {
  type Answer,
  type Caller,
  type Nutritionist,
  PASSWORD,
  startTestApp,
  type TestApp,
} from '../testing/start-test-app.ts';
import { isWhole, observeResults } from '../testing/test-database.ts';

let app: TestApp;
let owner: Nutritionist;
let callers: Record<
  'owner' | 'other' | 'admin' | 'anonymous' | 'signed-out' | 'disabled' | 'service',
  Caller
>;

const warnings: Record<string, unknown>[] = [];
const queries: string[] = [];
/** Notes every statement before it runs, on a transaction too, and every answer: a prepared one shows only that. */
const listening: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const tables = JSON.stringify(node).match(/"table":.*?"name":"(\w+)"/)?.[1];
    queries.push(`${node.kind} ${tables}`);
    return node;
  },
  transformResult: observeResults((rows) => queries.push(`${rows.length} rows`)).transformResult,
};

beforeAll(async () => {
  app = await startTestApp({
    deps: ({ db, log }) => ({
      db: db.withPlugin(listening),
      log: Object.assign(Object.create(log), {
        warn: (fields: object, message: string) => warnings.push({ ...fields, message }),
      }),
    }),
  });
  owner = await app.aNutritionist();
  const [admin, gone, locked] = [
    await app.aNutritionist({ role: 'admin' }),
    await app.aNutritionist(),
    await app.aNutritionist(),
  ];
  await gone.post('/auth/logout');
  await admin.put(`/users/${locked.id}`, { disabled: true });
  // Disabling ends the sessions; this one was opened afterwards.
  const disabled = app.caller(await startSession(app.deps, locked.id));
  callers = {
    owner,
    other: await app.aNutritionist(),
    admin,
    anonymous: app.anonymous,
    'signed-out': gone,
    disabled,
    service: app.service,
  };
});
afterAll(() => app.close());

type Who = keyof typeof callers;
const byId = (id: string) => encodeURIComponent(JSON.stringify({ id }));

/** Every verb of the entity routes, each saying whether it reached the record. */
const changedTitle = (path: string) =>
  titleFor(path.split('/').at(-1) as (typeof entityNames)[number], 'Mudado');

const verbs: Record<
  string,
  {
    writes: boolean;
    run(caller: Caller, path: string, id: string, title: string): Promise<Answer>;
    reached(answer: Answer): boolean;
  }
> = {
  get: {
    writes: false,
    run: (c, path, id) => c.get(`${path}/${id}`),
    reached: ({ status }) => status === 200,
  },
  list: {
    writes: false,
    run: (c, path, id) => c.get(`${path}?q=${byId(id)}`),
    reached: ({ body }) => body.length === 1,
  },
  page: {
    writes: false,
    run: (c, path, id) => c.get(`${path}/v2/list?q=${byId(id)}`),
    reached: ({ body }) => body.items?.length === 1,
  },
  distinct: {
    writes: false,
    run: (c, path, id) => c.get(`${path}/v2/list?q=${byId(id)}&distinct=id`),
    reached: ({ body }) => body.items?.length === 1,
  },
  count: {
    writes: false,
    run: (c, path, id) => c.get(`${path}/count?q=${byId(id)}`),
    reached: ({ body }) => body.count === 1,
  },
  aggregate: {
    writes: false,
    run: (c, path, id) => c.post(`${path}/aggregate`, { query: { id }, groupBy: 'id' }),
    reached: ({ body }) => body.rows?.length === 1,
  },
  export: {
    writes: false,
    run: (c, path, id) => c.get(`${path}/export?format=json&q=${byId(id)}`),
    reached: ({ body }) => Array.isArray(body) && body.length === 1,
  },
  history: {
    writes: false,
    run: (c, path, id) => c.get(`${path}/${id}/history`),
    reached: ({ status }) => status === 200,
  },
  version: {
    writes: false,
    run: (c, path, id) => c.get(`${path}/${id}/history/1`),
    reached: ({ status }) => status === 200,
  },
  update: {
    writes: true,
    run: (c, path, id, title) => c.put(`${path}/${id}`, { [title]: changedTitle(path) }),
    reached: ({ status }) => status === 200,
  },
  bulkUpdate: {
    writes: true,
    run: (c, path, id, title) => c.put(`${path}/bulk`, [{ id, [title]: changedTitle(path) }]),
    reached: ({ status }) => status === 200,
  },
  updateMany: {
    writes: true,
    run: (c, path, id, title) =>
      c.patch(`${path}/update-many`, { query: { id }, data: { $set: { [title]: changedTitle(path) } } }),
    reached: ({ body }) => body.updated === 1,
  },
  upsert: {
    writes: true,
    run: (c, path, id, title) =>
      c.post(`${path}/upsert`, {
        records: [{ id, [title]: changedTitle(path), tipo: 'refeicao' }],
        key: 'id',
      }),
    reached: ({ body }) => body.updated === 1,
  },
  restore: {
    writes: true,
    async run(c, path, id) {
      await owner.delete(`${path}/${id}`);
      const answer = await c.post(`${path}/${id}/restore`);
      if (answer.status !== 200) await owner.post(`${path}/${id}/restore`);
      return answer;
    },
    reached: ({ status }) => status === 200,
  },
  delete: {
    writes: true,
    run: (c, path, id) => c.delete(`${path}/${id}`),
    reached: ({ status }) => status === 200,
  },
  deleteMany: {
    writes: true,
    run: (c, path, id) => c.delete(path, { id }),
    reached: ({ body }) => body.deleted === 1,
  },
};

function mayReach(who: Who, name: (typeof entityNames)[number], writes: boolean): boolean {
  const { readableBy, curatedByAdmins } = entityNamed(name);
  if (who === 'owner' || who === 'service') return true;
  if (who === 'anonymous' || who === 'signed-out' || who === 'disabled') return false;
  if (!writes) return readableBy === 'everyone';
  return who === 'admin' && curatedByAdmins === true;
}

const verbsOf = (name: (typeof entityNames)[number]) =>
  Object.keys(verbs).filter((verb) => verb !== 'version' || entityNamed(name).keepsHistory);

/** Those who are refused before any statement about the record. */
const refusedAtOnce = ['anonymous', 'signed-out', 'disabled'] as const;
const asking = ['owner', 'other', 'admin', 'service', ...(isWhole ? refusedAtOnce : [])] as const;
/** The first of every kind of access: the statements of two entities of one kind differ by the table's name. */
const kinds = new Map(
  entityNames.toReversed().map((name) => {
    const { readableBy, curatedByAdmins, keepsHistory, childOf } = entityNamed(name);
    return [JSON.stringify([readableBy, curatedByAdmins, keepsHistory, childOf]), name];
  }),
);
const rows = (isWhole ? entityNames : [...kinds.values()]).flatMap((name) =>
  verbsOf(name).flatMap((verb) => asking.map((who) => ({ name, verb, who }))),
);

const readOnly = new Map<string, Answer['body']>();

/** A record that was changed once. Those who may not write get the same one: each finds it unchanged afterwards. */
async function aRecord(name: (typeof entityNames)[number], { isWritten }: { isWritten: boolean }) {
  const known = isWritten ? undefined : readOnly.get(name);
  if (known) return known;
  // A wording can be decided once.
  if (name === 'Leitura') {
    await owner.delete('/entities/Leitura', {});
    readOnly.delete(name);
  }
  const { body: made } = await owner.post(`/entities/${name}`, await creationFor(owner, name));
  const { body } = await owner.put(`/entities/${name}/${made.id}`, {
    [entityNamed(name).titleField]: titleFor(name, 'De novo'),
  });
  if (!isWritten) readOnly.set(name, body);
  return body;
}

describe('T16: access to a record of another nutritionist', () => {
  test.each(rows)('$name $verb by $who', async ({ name, verb, who }) => {
    const { writes, run, reached } = verbs[verb]!;
    const path = `/entities/${name}`;
    const title = entityNamed(name).titleField;
    const isAllowed = mayReach(who, name, writes);
    const record = await aRecord(name, { isWritten: writes && (isAllowed || verb === 'restore') });
    const answer = await run(callers[who], path, record.id, title);
    expect(answer.status).toBeLessThan(500);
    expect(reached(answer)).toBe(isAllowed);
    if (who === 'anonymous' || who === 'signed-out')
      expect(answer).toMatchObject({ status: 401, body: { code: 'AUTH_REQUIRED' } });
    if (who === 'disabled')
      expect(answer).toMatchObject({ status: 403, body: { code: 'USER_NOT_REGISTERED' } });
    if (isAllowed) return;
    const { body: after } = await owner.get(`${path}/${record.id}`);
    // The owner's own way through the bin and back moves the version, and nothing else.
    expect(after).toEqual(verb === 'restore' ? { ...record, version: after.version } : record);
  });

  test.each(entityNames.filter((name) => entityNamed(name).readableBy === 'owner'))(
    "%s: the id of another nutritionist's record is answered like a missing id",
    async (name) => {
      const path = `/entities/${name}`;
      const record = await aRecord(name, { isWritten: true });
      const nobody = '018f0000-0000-7000-8000-000000000000';
      for (const verb of ['get', 'update', 'delete', 'history', 'version', 'bulkUpdate'] as const) {
        const title = entityNamed(name).titleField;
        const foreign = await verbs[verb]!.run(callers.other, path, record.id, title);
        const unknown = await verbs[verb]!.run(callers.other, path, nobody, title);
        expect(foreign.status).toBe(404);
        expect(JSON.stringify(foreign.body)).toBe(JSON.stringify(unknown.body).replaceAll(nobody, record.id));
        expect(Object.keys(foreign.headers)).toEqual(Object.keys(unknown.headers));
      }
    },
  );
});

describe('T16: a refused request for a record of another nutritionist', () => {
  const nobody = '018f0000-0000-7000-8000-00000000dead';
  const path = '/entities/Paciente';
  const traces = (actor: Nutritionist) =>
    app.database.db
      .selectFrom('audit_entries')
      .select(['actor_kind', 'owner_id', 'entity', 'record_id', 'patient_id', 'details'])
      .where('actor_id', '=', actor.id)
      .where('action', '=', 'access_refused')
      .orderBy('seq')
      .execute();

  test.each(['get', 'update', 'delete', 'history', 'version', 'restore', 'bulkUpdate'])(
    '%s: is written to log and trail without content, like a request for a missing id',
    async (verb) => {
      const { body: record } = await owner.post(path, aCreation('Paciente'));
      const thief = await app.aNutritionist();
      const { run } = verbs[verb]!;
      for (const id of [record.id, nobody]) await run(thief, path, id, 'nome');
      const refused = (recordId: string) => ({ userId: thief.id, entity: 'Paciente', recordId });
      expect(warnings.filter(({ userId }) => userId === thief.id)).toMatchObject(
        [record.id, nobody].map(refused),
      );
      const told = { actor_kind: 'user', owner_id: null, patient_id: null };
      expect(await traces(thief)).toMatchObject([
        { ...told, entity: 'Paciente', record_id: record.id },
        { ...told, entity: 'Paciente', record_id: nobody },
      ]);
      expect(JSON.stringify([warnings, await traces(thief)])).not.toMatch(/Mudado|Marina|@/);
    },
  );

  test.each([
    ['exportarPaciente', 'Paciente'],
    ['registroDoPaciente', 'Paciente'],
    ['apagarPaciente', 'Paciente'],
    ['aberturasDoCardapio', 'Cardapio'],
    ['enviosDoCardapio', 'Cardapio'],
  ] as const)('the function %s: is written to log and trail like the routes', async (name, entity) => {
    const { body: record } = await owner.post(`/entities/${entity}`, aCreation(entity));
    const thief = await app.aNutritionist();
    const password_hash = await app.deps.passwords.hash(PASSWORD, 'test');
    await app.deps.db.updateTable('users').set({ password_hash }).where('id', '=', thief.id).execute();
    const asked = { motivo: 'pedido', password: PASSWORD };
    for (const root of ['/functions', '/api/functions'])
      for (const id of [record.id, nobody]) {
        const answer = await thief.post(`${root}/${name}`, { ...asked, id });
        expect(answer).toMatchObject({ status: 404, body: { error: expect.stringContaining(id) } });
      }
    const ids = [record.id, nobody, record.id, nobody];
    expect(warnings.filter(({ userId }) => userId === thief.id)).toMatchObject(
      ids.map((recordId) => ({ entity, recordId })),
    );
    expect(await traces(thief)).toMatchObject(ids.map((record_id) => ({ entity, record_id })));
  });

  test.each(['get', 'update', 'delete', 'history', 'restore'])(
    '%s: runs the same database queries as a request for a missing id',
    async (verb) => {
      const { body: record } = await owner.post(path, aCreation('Paciente'));
      if (verb === 'restore') await owner.delete(`${path}/${record.id}`);
      const thief = await app.aNutritionist();
      const asked = async (id: string) => {
        queries.length = 0;
        if (verb === 'restore') await thief.post(`${path}/${id}/restore`);
        else await verbs[verb]!.run(thief, path, id, 'nome');
        return [...queries];
      };
      await asked(nobody);
      const foreign = await asked(record.id);
      expect(foreign.length).toBeGreaterThan(2);
      expect(foreign).toEqual(await asked(nobody));
    },
  );

  test('is written to the trail ten times and then only at every hundredth time', async () => {
    const { body: record } = await owner.post(path, aCreation('Paciente'));
    const thief = await app.aNutritionist();
    for (let i = 0; i < 105; i++) await thief.get(`${path}/${record.id}`);
    const counts = (await traces(thief)).map(({ details }) => JSON.parse(details).count);
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100]);
    expect(warnings.filter(({ userId }) => userId === thief.id).length).toBe(105);
  });

  test("is shown to the owner without a name; the owner's own failed requests are not shown", async () => {
    const { body: record } = await owner.post(path, aCreation('Paciente'));
    await (await app.aNutritionist()).get(`${path}/${record.id}`);
    await owner.delete(`${path}/${record.id}`);
    await owner.get(`${path}/${record.id}`);
    await owner.post(`${path}/${record.id}/restore`);
    const { body } = await owner.post('/functions/registroDoPaciente', { id: record.id });
    const lines = body.registro.filter(({ acao }: { acao: string }) => acao === 'access_refused');
    expect(lines).toMatchObject([{ quem: null, registro: 'Paciente' }]);
  });

  test('gets the same answer when the trail cannot be written', async () => {
    const thief = await app.aNutritionist();
    await app.database.db.schema.alterTable('rate_limits').renameTo('rate_limits_away').execute();
    const answer = await thief.get(`${path}/${nobody}`);
    await app.database.db.schema.alterTable('rate_limits_away').renameTo('rate_limits').execute();
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('is not written for anonymous callers and malformed ids', async () => {
    const thief = await app.aNutritionist();
    const before = warnings.length;
    await app.anonymous.get(`${path}/${nobody}`);
    await thief.get(`${path}/quem-sabe`);
    expect(warnings.length).toBe(before);
    expect(await traces(thief)).toEqual([]);
  });
});

test('a record that the service role creates for a person belongs to that person, also after an edit', async () => {
  const { body: record } = await app.asServiceFor(owner).post('/entities/Paciente', { nome: 'Rui' });
  expect(record).toMatchObject({ created_by: owner.email, created_by_id: owner.id });
  const { body: edited } = await app.service.put(`/entities/Paciente/${record.id}`, { nome: 'Rui Sá' });
  expect(edited).toMatchObject({ nome: 'Rui Sá', created_by: owner.email });
  expect((await app.service.delete('/entities/Paciente', {})).status).toBe(422);
});

test('unknown headers give no rights', async () => {
  const { body: record } = await owner.post('/entities/Paciente', { nome: 'Rui' });
  const tricks = { 'x-bypass-rls': 'true', 'on-behalf-of': `Bearer ${owner.token}`, 'x-app-id': 'alecrim' };
  expect((await callers.other.get(`/entities/Paciente/${record.id}`, tricks)).status).toBe(404);
  expect((await callers.anonymous.get(`/entities/Paciente/${record.id}`, tricks)).status).toBe(401);
});
