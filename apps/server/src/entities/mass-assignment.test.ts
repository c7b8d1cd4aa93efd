import { type EntityName, entityNamed, entityNames } from '@alecrim/domain';
import { aCreation } from '@alecrim/domain/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { creationFor, titleFor } from '../testing/creation-for.ts';
import { type Answer, type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
let bia: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
});
afterAll(() => app.close());

// A wording can be decided once: every test starts without decisions.
beforeEach(async () => {
  for (const who of [ana, bia]) await who.delete('/entities/Leitura', {});
});

const PAST = '1999-01-01T00:00:00.000Z';
const NOBODY = '018f0000-0000-7000-8000-000000000000';

/** What only the server may say, and names that a careless server would store. */
const claims = (victim: string) => ({
  id: victim,
  created_by: bia.email,
  created_by_id: bia.id,
  created_date: PAST,
  updated_date: PAST,
  content_date: PAST,
  updated_by_id: bia.id,
  app_id: 'outro',
  version: 99,
  is_sample: true,
  deleted_date: PAST,
  deleted_at: PAST,
  busca: 'x',
  owner_id: bia.id,
  surpresa: 'x',
});

const json = (records: unknown) => ({ name: 'a.json', content: JSON.stringify(records) });

/** Every way to write one record with a body of one's own; each gives the record as it is afterwards. */
const creations: Record<string, (path: string, body: object) => Promise<any>> = {
  create: async (path, body) => (await ana.post(path, body)).body,
  bulk: async (path, body) => (await ana.post(`${path}/bulk`, [body])).body[0],
  upsert: async (path, body) =>
    (await ana.post(`${path}/upsert`, { records: [body], key: 'id' })).body.records[0],
  import: async (path, body) => (await ana.upload(`${path}/import`, json([body]))).body.output[0],
};

const changes: Record<string, (path: string, id: string, body: object) => Promise<Answer>> = {
  update: (path, id, body) => ana.put(`${path}/${id}`, body),
  bulkUpdate: (path, id, body) => ana.put(`${path}/bulk`, [{ ...body, id }]),
  updateMany: (path, id, body) =>
    ana.patch(`${path}/update-many`, { query: { id }, data: { $set: onlyKnown(path, body) } }),
  upsert: (path, id, body) => ana.post(`${path}/upsert`, { records: [{ ...body, id }], key: 'id' }),
};

/** Update operators refuse unknown field names, as clients of the protocol expect; they leave built-in fields alone. */
function onlyKnown(path: string, body: object): object {
  const { fields, datesContent } = entityNamed(path.split('/').at(-1) as EntityName);
  const builtIn = [
    'id',
    'created_by',
    'created_by_id',
    'created_date',
    'updated_date',
    'version',
    'is_sample',
    ...(datesContent ? ['content_date'] : []),
  ];
  const known = [...Object.keys(fields), ...builtIn];
  return Object.fromEntries(Object.entries(body).filter(([name]) => known.includes(name)));
}

const hidden = ['app_id', 'deleted_date', 'deleted_at', 'busca', 'owner_id', 'updated_by_id', 'surpresa'];

describe.each(entityNames.map((name) => ({ name, path: `/entities/${name}` })))('$name', ({ name, path }) => {
  const title = entityNamed(name).titleField;

  test.each(Object.keys(creations))(
    'T17 T19: %s ignores server fields in the body, and the record with that id is unchanged',
    async (way) => {
      const { body: victim } = await bia.post(path, await creationFor(bia, name));
      const record = await creations[way]!(path, { ...(await creationFor(ana, name)), ...claims(victim.id) });
      expect(record).toMatchObject({
        created_by: ana.email,
        created_by_id: ana.id,
        version: 1,
        is_sample: false,
      });
      expect(record.id).not.toBe(victim.id);
      expect(record.created_date > PAST && record.updated_date > PAST).toBe(true);
      expect(record.content_date).toBe(entityNamed(name).datesContent && record.updated_date);
      for (const key of hidden) expect(record).not.toHaveProperty(key);
      expect((await ana.get(`${path}/${record.id}`)).body).toEqual(record);
      expect((await bia.get(`${path}/${victim.id}`)).body).toEqual(victim);
    },
  );

  test.each(Object.keys(changes))('T17 T19: %s changes no server field', async (way) => {
    const { body: victim } = await bia.post(path, await creationFor(bia, name));
    const { body: before } = await ana.post(path, await creationFor(ana, name));
    const { id: _, ...claimed } = claims(victim.id);
    const { status } = await changes[way]!(path, before.id, {
      ...claimed,
      [title]: titleFor(name, 'Mudado'),
    });
    expect(status).toBe(200);
    const { body: after } = await ana.get(`${path}/${before.id}`);
    const { updated_date } = after;
    const dates = { updated_date, ...('content_date' in before && { content_date: updated_date }) };
    expect(after).toEqual({ ...before, [title]: titleFor(name, 'Mudado'), version: 2, ...dates });
    expect(after.updated_date > PAST).toBe(true);
    expect((await bia.get(`${path}/${victim.id}`)).body).toEqual(victim);
  });

  test('T19: $rename cannot write the owner of a record', async () => {
    const { body } = await ana.post(path, await creationFor(ana, name));
    const data = { $rename: { [title]: 'created_by_id' } };
    await ana.patch(`${path}/update-many`, { query: { id: body.id }, data });
    expect((await ana.get(`${path}/${body.id}`)).body).toMatchObject({ created_by_id: ana.id });
  });

  test('T19: a bulk update that includes a record of another nutritionist changes nothing', async () => {
    const { body: victim } = await bia.post(path, await creationFor(bia, name));
    const { body: own } = await ana.post(path, await creationFor(ana, name));
    const both = [own, victim].map(({ id }) => ({ id, [title]: titleFor(name, 'Mudado') }));
    expect((await ana.put(`${path}/bulk`, both)).status).toBe(404);
    expect((await ana.get(`${path}/${own.id}`)).body).toEqual(own);
    expect((await bia.get(`${path}/${victim.id}`)).body).toEqual(victim);
  });
});

const references = entityNames.flatMap((name) =>
  Object.entries(entityNamed(name).fields).flatMap(([field, { refersTo }]) =>
    refersTo ? [{ name, field, target: refersTo as EntityName }] : [],
  ),
);

describe.each(references)('T20: $name with a $field of another nutritionist', ({ name, field, target }) => {
  const path = `/entities/${name}`;

  test.each(['create', 'bulk', 'upsert'])('%s', async (way) => {
    const { body: theirs } = await bia.post(`/entities/${target}`, aCreation(target));
    const ask = (id: string) => {
      const body = { ...aCreation(name), [field]: id };
      if (way === 'create') return ana.post(path, body);
      if (way === 'bulk') return ana.post(`${path}/bulk`, [body]);
      return ana.post(`${path}/upsert`, { records: [{ ...body, id: NOBODY }], key: 'id' });
    };
    const [foreign, unknown] = [await ask(theirs.id), await ask(NOBODY)];
    expect(foreign).toMatchObject({ status: 422, body: { code: 'INVALID_REFERENCE' } });
    expect(foreign.body).toEqual(unknown.body);
    expect(JSON.stringify(foreign.body)).not.toContain(theirs.nome);
  });

  test.each(Object.keys(changes))('%s', async (way) => {
    const { body: theirs } = await bia.post(`/entities/${target}`, aCreation(target));
    const { body: own } = await ana.post(path, await creationFor(ana, name));
    const answer = await changes[way]!(path, own.id, { [field]: theirs.id });
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_REFERENCE' } });
    expect((await ana.get(`${path}/${own.id}`)).body).toEqual(own);
  });

  test('import', async () => {
    const { body: theirs } = await bia.post(`/entities/${target}`, aCreation(target));
    const { body } = await ana.upload(`${path}/import`, json([{ ...aCreation(name), [field]: theirs.id }]));
    expect(body).toMatchObject({ status: 'error', output: null, details: expect.stringContaining(field) });
  });
});
