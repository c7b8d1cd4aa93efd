import { aCardapio } from '@alecrim/domain/testing';
import { FOODS_VERSION } from '@alecrim/nutrition';
import { type CompiledQuery, DefaultQueryCompiler as SqlCompiler, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ownFoodsReader } from '../../entities/own-foods.ts';
import { renewNumbers } from '../../entities/renew-numbers.ts';
import { recordsOf } from '../../entities/repository.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { seedPlans, testEngine, withoutTimeouts } from '../../testing/test-database.ts';
import { analyze, engineOf } from './dialect.ts';
import { newest } from './dialect-measures.ts';

let app: TestApp;
let ana: Nutritionist;
let planId: string;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.aNutritionist();
  await ana.post('/entities/Alimento', { nome: 'Pão', kcal: 250 });
  await seedPlans(app.deps.db, ana.id, 500);
  await seedPlans(app.deps.db, (await app.aNutritionist()).id, 1_500);
  // PostgreSQL also reads the catalogs that all databases share, which another test may hold.
  await withoutTimeouts(app.deps.db, analyze);
  planId = `${ana.id}-7`;
});

afterAll(() => app.close());

const q = (query: object) => `q=${encodeURIComponent(JSON.stringify(query))}`;
const plans = '/entities/Cardapio';

/** What people do all day. */
const hot: Record<string, () => Promise<unknown>> = {
  'one plan': () => ana.get(`${plans}/${planId}`),
  'the newest plans': () => ana.get(`${plans}?limit=20`),
  'a page of cards and the one after it': async () => {
    const first = await ana.get(`${plans}/v2/list?limit=30`);
    await ana.get(`${plans}/v2/list?limit=30&cursor=${first.body.next_cursor}`);
  },
  'a search': () => ana.get(`${plans}/v2/list?limit=30&${q({ $search: 'plano 49' })}`),
  'the number of plans': () => ana.get(`${plans}/count`),
  'the number of plans of a month': () =>
    ana.get(`${plans}/count?${q({ created_date: { $gte: '2026-01-01', $lt: '2026-02-01' } })}`),
  'the number of patients': () => ana.get('/entities/Paciente/count'),
  'the plans of a patient': () => ana.get(`${plans}?limit=20&${q({ paciente_id: newPatient })}`),
  'the shared shelf': () => ana.get('/entities/OrientacaoTemplate?limit=20'),
  'a plan to be changed': () =>
    recordsOf(app.deps.db, 'Cardapio', { kind: 'user', ...ana, role: 'user', sessionId: '' }).claim([planId]),
  'the history of a plan': () => ana.get(`${plans}/${planId}/history`),
  'a public link': () => app.anonymous.post('/functions/buscarCardapioPublico', { token: `${ana.id}-t-7` }),
  'the own foods that a plan is read with': () => ownFoodsReader(app.deps.db)(ana.id).read(),
  'what is to be followed up': () => ana.post('/functions/paraAcompanhar', { hoje: '2026-01-05' }),
  'who is signed in': () => ana.get('/auth/sessions'),
};
/** One patient's plans, one person's sessions and the plans that are followed are few: they may be sorted. */
const few = ['the plans of a patient', 'who is signed in', 'what is to be followed up'];
const newPatient = '019a0000-0000-7000-8000-000000000000';

describe.each(Object.keys(hot))('%s', (name) => {
  test('R26: uses an index and reads no whole table', async () => {
    const queries = await queriesOf(hot[name]!);
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) {
      const plan = await planOf(query);
      expect(plan, query.sql).not.toMatch(wholeTable);
      if (!few.includes(name)) expect(plan, query.sql).not.toMatch(sorting);
    }
  });
});

test('one plan is found by its id before the database has counted anything, also among many of its owner', async () => {
  const fresh = await startTestApp();
  const bia = await fresh.aNutritionist();
  await seedPlans(fresh.deps.db, bia.id, 2_000);
  const path = `${plans}/${bia.id}-7`;
  for (const work of [() => bia.get(path), () => bia.put(path, { titulo: 'Outro' })]) {
    const queries = await queriesOf(work, fresh);
    const ofPlans = queries.filter(({ sql: text }) => /(from|update) "cardapios"/.test(text));
    expect(ofPlans.length).toBeGreaterThan(0);
    for (const query of ofPlans) expect(await planOf(query, fresh), query.sql).toMatch(primaryKey);
  }
  await fresh.close();
});

test('a save of the meals names no column of an index, so no index is written and PostgreSQL can change the row in place', async () => {
  const { db } = app.deps;
  const { id, refeicoes } = (await ana.post(plans, aCardapio())).body;
  // A transaction has an executor of its own; all of them compile.
  const spy = vi.spyOn(SqlCompiler.prototype, 'compileQuery');
  const meals = refeicoes.map((meal: object) => ({ ...meal, nome: 'Outra' }));
  expect(await ana.put(`${plans}/${id}`, { refeicoes: meals })).toMatchObject({ status: 200 });
  const written = spy.mock.results.flatMap(
    ({ value }) => /update "cardapios" set (.*?) where/s.exec(value.sql)?.[1] ?? [],
  );
  spy.mockRestore();
  const named = written.flatMap((set) => [...set.matchAll(/"(\w+)" =/g)].map(([, name]) => name));
  expect(named).toContain('refeicoes');
  const { rows } = await sql<{ column: string }>`${indexedColumnsOfPlans}`.execute(db);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.map(({ column }) => column).filter((column) => named.includes(column))).toEqual([]);
});

const indexedColumnsOfPlans =
  testEngine === 'postgres'
    ? sql`select a.attname as "column" from pg_index i join pg_attribute a
        on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indrelid = 'cardapios'::regclass`
    : sql`select i.name as "column" from pragma_index_list('cardapios') l, pragma_index_info(l.name) i`;

test('an account is deleted without reading a whole table', async () => {
  const { db } = app.deps;
  const { rows: references } = await sql<{ table: string; column: string }>`${referencesToUsers}`.execute(db);
  expect(references.length).toBeGreaterThan(10);
  const { rows: leading } = await sql<{ table: string; column: string }>`${firstIndexColumns}`.execute(db);
  const indexed = new Set(leading.map(({ table, column }) => `${table}.${column}`));
  expect(
    references.map(({ table, column }) => `${table}.${column}`).filter((name) => !indexed.has(name)),
  ).toEqual([]);
});

test('the newest weight and height of a patient are found in one step, however many measurements of a day lack them', async () => {
  const { db } = app.deps;
  const { id } = (await ana.post('/entities/Paciente', { nome: 'Rui' })).body;
  const { body } = await ana.post('/entities/Avaliacao', {
    paciente_id: id,
    data: '2026-01-05',
    peso_kg: 70,
  });
  const copied = sql.raw(
    `created_by_id, created_date, updated_date, updated_by_id, version, is_sample, made_as_sample, busca, paciente_id,
      data, peso_kg, outras_medidas, exames`,
  );
  const copies = sql`insert into avaliacoes (id, ${copied})
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 2000)
    select id || n.i, ${copied} from avaliacoes, n where id = ${body.id}`;
  await withoutTimeouts(db, (on) => copies.execute(on));
  await withoutTimeouts(db, analyze);
  for (const measure of ['peso_kg', 'altura_cm'])
    for (const column of [measure, 'data']) {
      const plan = await planOf(
        sql.raw(`select ${newest('avaliacoes', column, measure, `'${id}'`)}`).compile(db),
      );
      expect(plan).toMatch(`avaliacoes_with_${measure}`);
      expect(plan).not.toMatch(sorting);
    }
});

test('plans that were read with other foods are found by an index without their lists', async () => {
  await sql`update cardapios set versao_leitura = ${FOODS_VERSION}`.execute(app.deps.db);
  const queries = await queriesOf(() => renewNumbers(app.deps));
  const [ofPlans, ofTemplates, ...others] = await Promise.all(queries.map((query) => planOf(query)));
  expect(others).toEqual([]);
  expect(ofPlans).toMatch(covering('cardapios_by_reading'));
  expect(ofTemplates).toMatch(covering('cardapio_templates_by_reading'));
});

/** PostgreSQL keeps long lists beside the row, so there any way to the rows will do. */
const covering = (index: string) =>
  testEngine === 'postgres' ? /Filter.*versao_leitura/ : new RegExp(`COVERING INDEX ${index}`);

/** The columns that refer to an account, and the first columns of all indexes that hold every row. */
const [referencesToUsers, firstIndexColumns] =
  testEngine === 'postgres'
    ? [
        sql`select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
          where c.contype = 'f' and c.confrelid = 'users'::regclass`,
        sql`select i.indrelid::regclass::text as "table", a.attname as "column" from pg_index i
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where i.indpred is null`,
      ]
    : [
        sql`select m.name as "table", f."from" as "column" from sqlite_master m, pragma_foreign_key_list(m.name) f
          where m.type = 'table' and f."table" = 'users'`,
        sql`select m.name as "table", i.name as "column" from sqlite_master m, pragma_index_list(m.name) l,
          pragma_index_info(l.name) i where m.type = 'table' and l.partial = 0 and i.seqno = 0`,
      ];

test('the check finds a query that sorts without an index', async () => {
  const queries = await queriesOf(() => ana.get('/entities/OrientacaoTemplate?sort=titulo'));
  expect((await Promise.all(queries.map((query) => planOf(query)))).join('\n')).toMatch(sorting);
});

// SQLite scans the list that was bound, the plans that a subquery has limited, and the shelf's index from its newest end
// until a page is full.
const wholeTable =
  testEngine === 'postgres' ? /Seq Scan/ : /SCAN (?!json_each|plans|orientacao_templates USING INDEX)/;
const primaryKey = testEngine === 'postgres' ? /cardapios_pkey/ : /cardapios.*\(id=\?\)/;
const sorting = testEngine === 'postgres' ? /Sort Key/ : /TEMP B-TREE/;

/** The queries that a piece of work sends to the database. */
async function queriesOf(work: () => Promise<unknown>, { deps }: TestApp = app): Promise<CompiledQuery[]> {
  const spy = vi.spyOn(deps.db.getExecutor(), 'executeQuery');
  await work();
  const queries = spy.mock.calls.map(([query]) => query);
  spy.mockRestore();
  return queries.filter(({ sql: text }) => /^\s*(select|with)/i.test(text));
}

async function planOf({ sql: text, parameters }: CompiledQuery, { deps }: TestApp = app): Promise<string> {
  return deps.db.connection().execute(async (db) => {
    if (engineOf(db) === 'sqlite') {
      const { rows } = await db.executeQuery<{ detail: string }>(
        raw(`explain query plan ${text}`, parameters),
      );
      return rows.map((row) => row.detail).join('\n');
    }
    // Small tables are read whole because that is quicker; what counts is whether there is another way.
    await sql`set enable_seqscan = off`.execute(db);
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(raw(`explain ${text}`, parameters));
    await sql`set enable_seqscan = on`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const raw = (text: string, parameters: readonly unknown[]) =>
  ({ ...sql.raw(text).compile(app.deps.db), parameters }) as CompiledQuery<never>;
