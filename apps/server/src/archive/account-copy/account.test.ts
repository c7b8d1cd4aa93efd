import { createHash } from 'node:crypto';
import { entityNamed, entityNames } from '@alecrim/domain';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findUser, insertUser } from '../../accounts/people/users.ts';
import { applyLimits, usageOf } from '../../accounts/usage.ts';
import { csvOf } from '../../entities/export.ts';
import { entityService } from '../../entities/service.ts';
import { findPicture, findPrivateFile } from '../../files/store.ts';
import { explain } from '../../operator/error-text.ts';
import type { Config } from '../../platform/config.ts';
import type { Db, UserRow } from '../../platform/db/tables.ts';
import { onOneEngine } from '../../testing/on-one-engine.ts';
import {
  isWhole,
  openMigratedDatabase,
  type TestDatabase,
  withoutTimeouts,
} from '../../testing/test-database.ts';
import { ArchiveRefused } from '../format/manifest.ts';
import { aFolder, aPractice, TOTP_SECRET, workOf } from '../testing/practice.ts';
import {
  type Contents,
  changeEntry,
  changeManifest,
  contentsOf,
  writeContents,
} from '../testing/rewrite-archive.ts';
import { exportAccount } from './export-account.ts';
import { importAccount, openAccount } from './import-account.ts';

const place = aFolder();
const exported = place.path('ana.zip');
let source: TestDatabase;
let practice: Awaited<ReturnType<typeof aPractice>>;
let target: TestDatabase;
let clara: UserRow;

beforeAll(async () => {
  source = await openMigratedDatabase();
  practice = await aPractice(source.db);
  await exportAccount(source.db, practice.ana.user, exported, new Date());
});
beforeEach(async () => {
  target = await openMigratedDatabase();
  clara = await insertUser(workOf(target.db), { email: 'clara@example.com', passwordHash: null });
});
afterEach(() => target.close());
afterAll(async () => {
  await source.close();
  place.remove();
});

async function importInto(db: Db, owner: UserRow, file = exported) {
  const archive = await openAccount(file);
  try {
    return await importAccount(workOf(db), archive, (await findUser(db, owner.id)) ?? owner);
  } finally {
    archive.close();
  }
}

const rowsOf = async (db: Db, table: string, owner?: UserRow) =>
  (
    await sql<Record<string, any>>`select * from ${sql.table(table)}
      where ${owner ? sql`created_by_id = ${owner.id}` : sql`1 = 1`} order by 1, 2`.execute(db)
  ).rows;
const serviceOf = (db: Db, name: (typeof entityNames)[number], owner: UserRow) =>
  entityService(workOf(db), name, {
    kind: 'user',
    id: owner.id,
    email: owner.email,
    role: 'user',
    sessionId: '',
  });

describe('L05 an exported account', () => {
  test('holds the records and files of its owner and of no other account', async () => {
    const everything = Buffer.concat([...(await contentsOf(exported)).values()]).toString('latin1');
    const { ana, bia } = practice;
    for (const own of [
      ana.user.id,
      ana.cardapio.id,
      ana.binned.id,
      ana.paciente.id,
      ana.conversation.id,
      ana.logo,
    ])
      expect(everything).toContain(own);
    for (const foreign of [
      bia.user.id,
      bia.user.email,
      bia.cardapio.id,
      bia.paciente.id,
      bia.logo,
      bia.secret,
    ])
      expect(everything).not.toContain(foreign);
    expect(everything).not.toMatch(/argon2|password_hash|file_secret|second_factor|recovery_code/);
    expect(everything).not.toContain(TOTP_SECRET);
  });

  test('T50: is refused as a whole by an account that would store more than it may', async () => {
    const limited = (bytes: number) =>
      applyLimits({ db: target.db, config: { accountLimits: { bytes, records: 0 } } as Config });
    const needed = (await usageOf(source.db, practice.ana.user.id)).bytes;
    await limited(Math.floor(needed / 2));
    const refusal = await importInto(target.db, clara).catch((error: unknown) => error);
    expect(explain(refusal)).toMatch(/além do espaço.* Nada foi alterado\.$/);
    expect(await usageOf(target.db, clara.id)).toEqual({ bytes: 0, records: 0 });
    await limited(needed * 2);
    await importInto(target.db, clara);
    expect((await usageOf(target.db, clara.id)).records).toBeGreaterThan(5);
  });

  test('has every version of many records once, in the order of its record', async () => {
    const [records, versions] = [1_100, 5_500];
    const many = Array.from({ length: records }, (_, i) => ({ nome: `Categoria ${i}` }));
    const [first] = await serviceOf(target.db, 'Categoria', clara).createMany(many);
    const stored = sql`
      with recursive n(i) as (values (1) union all select i + 1 from n where i < ${versions})
      insert into record_versions (entity, record_id, version, owner_id, author_id, saved_date, content)
      select 'Categoria', id, i, created_by_id, created_by_id, created_date, '{}'
      from categorias, n where i = 1 or id = ${first?.id}`;
    await withoutTimeouts(target.db, (on) => stored.execute(on));
    await exportAccount(target.db, clara, place.path('clara.zip'), new Date());
    const contents = await contentsOf(place.path('clara.zip'));
    const lines = String(contents.get('tables/record_versions.jsonl')).trim().split('\n');
    const keys = lines.map((line) => {
      const { record_id, version } = JSON.parse(line);
      return `${record_id} ${String(version).padStart(4, '0')}`;
    });
    expect(new Set(keys).size).toBe(records - 1 + versions);
    expect(keys).toEqual([...new Set(keys)].toSorted());
  });

  test('has a CSV sheet for every entity, equal to the export of the app', async () => {
    const contents = await contentsOf(exported);
    for (const name of entityNames) {
      const { table } = entityNamed(name);
      const records = (await rowsOf(source.db, table, practice.ana.user)).filter((row) => !row.deleted_date);
      const decoded = await Promise.all(
        records.map(({ id }) => serviceOf(source.db, name, practice.ana.user).get(id)),
      );
      expect(String(contents.get(`csv/${table}.csv`)), name).toBe(`${csvOf(name, decoded)}\r\n`);
    }
  });

  test('has a CSV sheet with every row, also when there are many rows', async () => {
    const patients = Array.from({ length: 30 }, (_, i) => ({ nome: `Paciente ${i + 10}` }));
    await serviceOf(target.db, 'Paciente', clara).createMany(patients);
    await exportAccount(target.db, clara, place.path('clara.zip'), new Date());
    const sheet = String((await contentsOf(place.path('clara.zip'))).get('csv/pacientes.csv'));
    const [, ...lines] = sheet.split('\r\n');
    expect(lines.map((line) => line.split(';')[0]).sort()).toEqual(['', ...patients.map(({ nome }) => nome)]);
  });

  onOneEngine('has every record once, also when its keys are read in several portions', async () => {
    const [first] = await serviceOf(target.db, 'Categoria', clara).createMany([{ nome: 'Lanches' }]);
    const columns = Object.keys((await rowsOf(target.db, 'categorias'))[0] ?? {}).filter(
      (name) => name !== 'id',
    );
    const rest = sql.join(columns.map((name) => sql.ref(name)));
    const more = sql`with recursive n(i) as (values (1) union all select i + 1 from n where i < 5003)
      select i from n`;
    const copies = sql`insert into categorias (id, ${rest})
      select cast(i as text), ${rest} from categorias, (${more}) as n`;
    await withoutTimeouts(target.db, (on) => copies.execute(on));
    await exportAccount(target.db, clara, place.path('clara.zip'), new Date());
    const lines = String((await contentsOf(place.path('clara.zip'))).get('tables/categorias.jsonl')).trim();
    const ids = lines.split('\n').map((line) => JSON.parse(line).id);
    const expected = [...Array.from({ length: 5003 }, (_, i) => String(i + 1)), first?.id];
    expect(ids.toSorted()).toEqual(expected.toSorted());
  });
});

describe('L05 an import into another instance', () => {
  test('keeps every record with its dates, history and links, and deleted records stay deleted', async () => {
    await importInto(target.db, clara);
    const { ana } = practice;
    for (const name of entityNames) {
      const { table } = entityNamed(name);
      const own = await rowsOf(source.db, table, ana.user);
      const here = await rowsOf(target.db, table, clara);
      const shown = (row: Record<string, any>) => ({
        ...row,
        created_by_id: null,
        updated_by_id: null,
        ...Object.fromEntries(
          Object.entries(row).flatMap(([key, value]) =>
            typeof value === 'string' && /^[[{]/.test(value) ? [[key, JSON.parse(value)]] : [],
          ),
        ),
      });
      expect(here.map(shown), name).toEqual(own.map(shown));
      expect(
        here.every((row) => row.updated_by_id === clara.id),
        name,
      ).toBe(true);
    }
    const service = serviceOf(target.db, 'Cardapio', clara);
    expect(await service.versions(ana.cardapio.id)).toEqual([
      expect.objectContaining({ version: 2, author: 'clara@example.com' }),
      expect.objectContaining({ version: 1, author: 'clara@example.com' }),
    ]);
    expect(await service.version(ana.cardapio.id, 1)).toMatchObject({
      titulo: 'Plano alimentar de março',
      paciente_id: ana.paciente.id,
    });
    expect((await service.restore(ana.binned.id)).titulo).toBe('No lixo');
    for (const table of ['link_openings', 'plan_sendings'])
      expect(await rowsOf(target.db, table)).toEqual(
        (await rowsOf(source.db, table)).filter((row) => row.cardapio_id === ana.cardapio.id),
      );
  });

  test('brings files, profile and conversations, and the new server serves the logo', async () => {
    expect(await importInto(target.db, clara)).toMatchObject({ files: 3, hasProfile: true });
    const { ana } = practice;
    expect((await findPicture(target.db, ana.logo, () => {}))?.bytes).toEqual(ana.picture);
    expect((await findPrivateFile(target.db, ana.secret, () => {}))?.mime).toBe('image/png');
    const user = await findUser(target.db, clara.id);
    expect(user).toMatchObject({
      email: 'clara@example.com',
      crn: 'CRN-3 00000',
      logo_url: `/api/apps/alecrim/files/${ana.logo}.webp`,
    });
    expect(await rowsOf(target.db, 'conversations', clara)).toEqual([
      expect.objectContaining({ id: ana.conversation.id }),
    ]);
    expect(await rowsOf(target.db, 'messages')).toEqual([expect.objectContaining({ content: 'Olá' })]);
  });

  test('accepts the archive of an older version, which has fewer tables and fields', async () => {
    const contents = await contentsOf(exported);
    const missing = ['tables/link_openings.jsonl', 'tables/plan_sendings.jsonl', 'tables/messages.jsonl'];
    for (const name of missing) contents.delete(name);
    changeManifest(contents, (manifest) => ({
      ...manifest,
      entries: manifest.entries.filter(({ name }: { name: string }) => !missing.includes(name)),
    }));
    changeEntry(contents, 'tables/cardapios.jsonl', (text) =>
      text.replaceAll('"so_primeiro_nome":false,', ''),
    );
    await writeContents(place.path('older.zip'), contents);
    await importInto(target.db, clara, place.path('older.zip'));
    expect((await rowsOf(target.db, 'cardapios', clara)).length).toBe(2);
    expect(await rowsOf(target.db, 'messages')).toEqual([]);
  });

  test('does not overwrite a profile that is filled in', async () => {
    await target.db.updateTable('users').set({ crn: 'CRN-9 12345' }).execute();
    expect((await importInto(target.db, clara)).hasProfile).toBe(false);
    expect(await findUser(target.db, clara.id)).toMatchObject({ crn: 'CRN-9 12345', logo_url: null });
  });
});

describe('an import into a database that already holds the records', () => {
  test('creates copies that refer to each other, and gives the copied plans new public links', async () => {
    const before = await rowsOf(source.db, 'cardapios', practice.ana.user);
    const { bia } = practice;
    await importInto(source.db, bia.user);
    expect(await rowsOf(source.db, 'cardapios', practice.ana.user)).toEqual(before);
    const plans = await rowsOf(source.db, 'cardapios', bia.user);
    const patients = await rowsOf(source.db, 'pacientes', bia.user);
    expect([plans.length, patients.length]).toEqual([4, 2]);
    const copies = plans.filter(({ id }) => id !== bia.cardapio.id && id !== bia.binned.id);
    const [patient] = patients.filter(({ id }) => id !== bia.paciente.id);
    for (const copy of copies) {
      expect(copy.paciente_id).toBe(patient?.id);
      expect(before.map(({ token_publico }) => token_publico)).not.toContain(copy.token_publico);
      expect(copy.token_publico).toEqual(expect.any(String));
    }
    const [meal] = (await rowsOf(source.db, 'refeicao_templates', bia.user)).filter(
      ({ id }) => id !== bia.refeicao.id,
    );
    const categories = await rowsOf(source.db, 'categorias', bia.user);
    expect(meal?.categoria_id).toBe(categories.find(({ id }) => id !== bia.categoria.id)?.id);
    const [edited] = copies.filter(({ titulo }) => titulo === 'Segunda versão');
    const foods = await rowsOf(source.db, 'alimentos', bia.user);
    const food = foods.find(({ id }) => id !== bia.alimento.id)?.id;
    expect(await serviceOf(source.db, 'Cardapio', bia.user).get(edited?.id)).toMatchObject({
      leituras: [{ texto: '2 fatias pao', alimento: food }],
    });
    const templates = await rowsOf(source.db, 'cardapio_templates', bia.user);
    const copied = templates.find(({ id }) => id !== bia.modelo.id);
    expect(await serviceOf(source.db, 'CardapioTemplate', bia.user).get(copied?.id)).toMatchObject({
      nome: practice.ana.modelo.nome,
      meta: { kcal: 1_600 },
      leituras: [{ texto: '2 fatias pao', alimento: food }],
    });
    // Bia has decided about one of the wordings, and her own decision stays.
    const remembered = await rowsOf(source.db, 'leituras', bia.user);
    expect(Object.fromEntries(remembered.map(({ texto, alimento }) => [texto, alimento]))).toEqual({
      '2 colheres mistura casa': bia.alimento.id,
      'so de bia@example.com': bia.alimento.id,
      'so de ana@example.com': food,
    });
    expect(remembered).toHaveLength(3);
    const old = await serviceOf(source.db, 'Cardapio', bia.user).version(edited?.id, 1);
    expect(old).toMatchObject({ paciente_id: patient?.id, token_publico: null });
  });
});

describe('an import that cannot be trusted', () => {
  const html = Buffer.from('<script>alert(1)</script>');
  const hash = createHash('sha256').update(html).digest('hex');
  const inFirstRow = (change: (row: any) => object) => (text: string) => {
    const [first = '', ...rest] = text.split('\n');
    return [JSON.stringify({ ...JSON.parse(first), ...change(JSON.parse(first)) }), ...rest].join('\n');
  };
  const cases: [string, (contents: Contents) => void, RegExp][] = [
    [
      'a colour that is none',
      (all) =>
        changeEntry(
          all,
          'tables/categorias.jsonl',
          inFirstRow(() => ({ cor: 'red}</style>' })),
        ),
      /categorias.jsonl: linha 1: cor: Cor inválida/,
    ],
    [
      'an id that is none',
      (all) =>
        changeEntry(
          all,
          'tables/pacientes.jsonl',
          inFirstRow(() => ({ id: "x' or 1=1" })),
        ),
      /pacientes.jsonl: linha 1: id/,
    ],
    [
      'a prototype',
      (all) => changeEntry(all, 'tables/cardapios.jsonl', (text) => text.replace('"ativo"', '"__proto__"')),
      /cardapios.jsonl: linha 1: Nome de campo não permitido/,
    ],
    [
      'the same record twice',
      (all) => changeEntry(all, 'tables/pacientes.jsonl', (text) => text + text),
      /registros repetidos/,
    ],
    [
      'a script in the history',
      (all) =>
        changeEntry(
          all,
          'tables/record_versions.jsonl',
          inFirstRow(({ content }) => ({ content: { ...content, exames: 'x' } })),
        ),
      /record_versions.jsonl: linha 1: content.exames/,
    ],
    [
      'a profile with a script address',
      (all) =>
        changeEntry(
          all,
          'tables/users.jsonl',
          inFirstRow(() => ({ logo_url: 'javascript:alert(1)' })),
        ),
      /users.jsonl: o perfil não é válido \(logo_url/,
    ],
    [
      'a page that calls itself a picture',
      (all) => {
        const name = `files/${practice.ana.logo}.webp`;
        changeEntry(all, name, () => String(html));
        changeEntry(all, 'tables/files.jsonl', (text) =>
          text.replaceAll(`"id":"${practice.ana.logo}"`, `"id":"${hash}"`),
        );
        changeEntry(all, 'tables/file_owners.jsonl', (text) => text.replaceAll(practice.ana.logo, hash));
      },
      /não é uma imagem WebP/,
    ],
    [
      'a file under another’s name',
      (all) => changeEntry(all, `files/${practice.ana.logo}.webp`, () => 'outro conteúdo'),
      /o nome não é o SHA-256/,
    ],
  ];

  // The others are refused by their content: the engine takes no part in that.
  const byEngine = cases.filter(([title]) => /twice|another’s name/.test(title));
  test.each(isWhole ? cases : byEngine)(
    'with %s is refused, and nothing is imported',
    async (_, change, reason) => {
      const contents = await contentsOf(exported);
      change(contents);
      await writeContents(place.path('bad.zip'), contents);
      const failure = await importInto(target.db, clara, place.path('bad.zip')).catch((error) => error);
      expect(failure).toBeInstanceOf(ArchiveRefused);
      expect(failure.message).toMatch(reason);
      for (const table of ['pacientes', 'cardapios', 'categorias', 'record_versions', 'files', 'file_owners'])
        expect(await rowsOf(target.db, table), table).toEqual([]);
      expect(await findUser(target.db, clara.id)).toEqual(clara);
    },
  );

  test('is refused when the file is a backup of the whole database', async () => {
    const contents = await contentsOf(exported);
    const manifest = JSON.parse(String(contents.get('manifest.json')));
    contents.set('manifest.json', Buffer.from(JSON.stringify({ ...manifest, format: 'alecrim-backup' })));
    await writeContents(place.path('bad.zip'), contents);
    await expect(openAccount(place.path('bad.zip'))).rejects.toThrow('use restore');
  });
});
