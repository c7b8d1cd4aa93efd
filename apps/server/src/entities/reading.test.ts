import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let ana: Nutritionist;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
  const names = ['Zélia', 'ana', 'Bruno', 'Ângela', 'Caio', 'Davi', 'Élio'];
  for (const [i, nome] of names.entries()) {
    app.clock.time = new Date(Date.UTC(2026, 0, 1 + i, 12));
    await ana.post('/entities/Paciente', { nome, email: i % 2 ? `${i}@example.com` : null });
  }
  app.clock.time = undefined;
});
afterAll(() => app.close());

const names = async (parameters: string) =>
  (await ana.get(`/entities/Paciente?${parameters}`)).body.map((patient: any) => patient.nome);

test('a list starts with the newest record unless a sort is given', async () => {
  expect(await names('')).toEqual(['Élio', 'Davi', 'Caio', 'Ângela', 'Bruno', 'ana', 'Zélia']);
  expect(await names('sort=created_date')).toEqual((await names('')).reverse());
  expect(await names('sort=%2Bcreated_date')).toEqual(await names('sort=created_date'));
});

test('a list sorts null as the lowest value, and equal values by id', async () => {
  expect((await names('sort=email')).slice(0, 4)).toEqual(['Zélia', 'Bruno', 'Caio', 'Élio']);
  expect((await names('sort=-email')).slice(-4)).toEqual(['Élio', 'Caio', 'Bruno', 'Zélia']);
});

test('limit, skip and fields choose the records and fields of a list', async () => {
  expect(await names('sort=created_date&limit=2&skip=1')).toEqual(['ana', 'Bruno']);
  const { body } = await ana.get('/entities/Paciente?limit=1&fields=nome,email');
  expect(Object.keys(body[0]).sort()).toEqual(['email', 'id', 'nome']);
  expect(await names('limit=999999')).toHaveLength(7);
});

test('a search ignores accents and case, and every word must match', async () => {
  const search = (text: string) => names(`q=${encodeURIComponent(JSON.stringify({ $search: text }))}`);
  expect(await search('angela')).toEqual(['Ângela']);
  expect(await search('ÉLIO')).toEqual(['Élio']);
  expect(await search('elia z')).toEqual(['Zélia']);
  expect(await search('example.com davi')).toEqual(['Davi']);
  expect(await search('')).toHaveLength(7);
});

describe.each(['-created_date', 'nome', '-email', 'email', 'is_sample'])('pages sorted by %s', (sort) => {
  test('give every record exactly once', async () => {
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 10; page++) {
      const { body } = await ana.get(
        `/entities/Paciente/v2/list?limit=2&sort=${sort}${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...body.items.map((patient: any) => patient.nome));
      expect(body.has_more).toBe(body.next_cursor !== null);
      if (!body.has_more) break;
      cursor = body.next_cursor;
    }
    expect(seen).toEqual(await names(`sort=${sort}`));
  });
});

test('a cursor of another query is refused', async () => {
  const { body } = await ana.get('/entities/Paciente/v2/list?limit=2');
  const other = await ana.get(`/entities/Paciente/v2/list?limit=2&sort=nome&cursor=${body.next_cursor}`);
  expect(other).toMatchObject({ status: 400, body: { extra_data: { reason: 'invalid_cursor' } } });
  expect((await ana.get('/entities/Paciente/v2/list?cursor=xyz')).status).toBe(400);
});

test('distinct returns the values of a field page by page', async () => {
  const first = await ana.get('/entities/Paciente/v2/list?distinct=email&limit=2');
  expect(first.body).toMatchObject({ items: ['1@example.com', '3@example.com'], has_more: true });
  const second = await ana.get(
    `/entities/Paciente/v2/list?distinct=email&limit=2&cursor=${first.body.next_cursor}`,
  );
  expect(second.body).toEqual({ items: ['5@example.com'], next_cursor: null, has_more: false });
});

describe('aggregate', () => {
  const aggregate = (spec: object) => ana.post('/entities/Paciente/aggregate', spec);

  test('counts, groups by date and measures', async () => {
    const { body } = await aggregate({
      dateBucket: { field: 'created_date', unit: 'month' },
      min: 'nome',
      max: 'created_date',
      countDistinct: 'email',
      sum: 'version',
      avg: 'version',
    });
    expect(body).toEqual({
      rows: [
        {
          created_date: '2026-01',
          count: 7,
          min_nome: 'Bruno',
          max_created_date: '2026-01-07T12:00:00.000Z',
          count_distinct_email: 3,
          sum_version: 7,
          avg_version: 1,
        },
      ],
      truncated: false,
    });
  });

  test('weeks start on Monday', async () => {
    const { body } = await aggregate({ dateBucket: { field: 'created_date', unit: 'week' } });
    expect(body.rows).toEqual([
      { created_date: '2025-12-29', count: 4 },
      { created_date: '2026-01-05', count: 3 },
    ]);
  });

  test('groups by a flag show true and false', async () => {
    const { body } = await aggregate({ groupBy: 'is_sample' });
    expect(body.rows).toEqual([{ is_sample: false, count: 7 }]);
  });

  test('applies having, sort and limit', async () => {
    const { body } = await aggregate({
      groupBy: 'email',
      having: { count: { $gte: 1 } },
      sort: '-count',
      limit: 1,
    });
    expect(body).toEqual({ rows: [{ email: null, count: 4 }], truncated: true });
  });

  test('groups birth dates by week; a date in the year 0 has no week on both engines', async () => {
    const bia = await app.aNutritionist();
    await bia.post('/entities/Paciente/bulk', [
      { nome: 'Rui', data_nascimento: '1991-04-24' },
      { nome: 'Eva', data_nascimento: '0000-05-05' },
      { nome: 'Lia' },
    ]);
    const { body } = await bia.post('/entities/Paciente/aggregate', {
      dateBucket: { field: 'data_nascimento', unit: 'week' },
    });
    expect(body.rows).toEqual([
      { data_nascimento: null, count: 2 },
      { data_nascimento: '1991-04-22', count: 1 },
    ]);
  });

  test('accepts the minimum of a number in having', async () => {
    const { body } = await aggregate({ min: 'version', having: { min_version: { $gte: 1 } } });
    expect(body.rows).toEqual([{ count: 7, min_version: 1 }]);
  });

  test.each([
    [{ groupBy: 'busca' }, 400],
    [{ min: 'nome', having: { min_nome: { $gt: 1 } } }, 422],
    [{ max: 'created_date', having: { max_created_date: 1 } }, 422],
    [{ dateBucket: { field: 'nome', unit: 'week' } }, 422],
    [{ dateBucket: { field: 'version', unit: 'day' } }, 422],
    [{ dateBucket: { field: 'email', unit: 'year' } }, 422],
    [{ groupBy: 'nome', sum: 'nome' }, 422],
    [{ groupBy: 'nome', having: { 'count) or (1': 1 } }, 422],
    [{ groupBy: 'nome', sort: 'senha' }, 422],
    [{ groupBy: ['nome', 'email', 'id', 'version', 'telefone'] }, 422],
    [{ dateBucket: { field: 'created_date', unit: 'hour' } }, 422],
  ])('refuses %j', async (spec, status) => {
    expect((await aggregate(spec)).status).toBe(status);
  });
});

test('T24: a $size that no list can have gets 400', async () => {
  const ana = await app.aNutritionist();
  for (const size of [1e16, 2 ** 31, -1, 1.5]) {
    const q = encodeURIComponent(JSON.stringify({ refeicoes: { $size: size } }));
    expect([size, (await ana.get(`/entities/Cardapio?q=${q}`)).status]).toEqual([size, 400]);
  }
});
