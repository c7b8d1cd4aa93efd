import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertUser } from '../../accounts/people/users.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import { openMigratedDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openBackup, restoreBackup } from '../backup/restore.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { aFolder, aPractice, workOf } from '../testing/practice.ts';
import {
  type Contents,
  changeEntry,
  changeManifest,
  contentsOf,
  writeContents,
} from '../testing/rewrite-archive.ts';
import { openArchive } from './archive-reader.ts';
import { ArchiveRefused, type Manifest } from './manifest.ts';
import { catalogOf } from './tables.ts';

const [places, cuts] = process.env.TEST_DEPTH === 'full' ? [200, 50] : [60, 20];
const place = aFolder();
const original = place.path('original.zip');
const changed = place.path('changed.zip');
let source: TestDatabase;
let manifest: Manifest;
let bytes: Buffer;

beforeAll(async () => {
  source = await openMigratedDatabase();
  await aPractice(source.db);
  manifest = await writeBackup(source.db, original, new Date());
  bytes = readFileSync(original);
});
afterAll(async () => {
  await source.close();
  place.remove();
});

/** Why an archive is refused; undefined when it is taken for whole. */
async function refusalOf(file = changed): Promise<ArchiveRefused | undefined> {
  try {
    const archive = await openBackup(file);
    archive.close();
    expect(archive.manifest).toEqual(manifest);
    return undefined;
  } catch (error) {
    if (error instanceof ArchiveRefused) return error;
    throw error;
  }
}

async function changedBy(change: (contents: Contents) => void): Promise<void> {
  const contents = await contentsOf(original);
  change(contents);
  await writeContents(changed, contents);
}

describe('R17 a damaged backup', () => {
  test('with one byte flipped, at many places, is refused or has the same content as before', async () => {
    let refused = 0;
    for (let i = 0; i < places; i++) {
      const copy = Buffer.from(bytes);
      const at = Math.floor((i * (bytes.length - 1)) / (places - 1));
      copy[at] = (copy[at] ?? 0) ^ (i % 2 ? 0x01 : 0xff);
      writeFileSync(changed, copy);
      if (await refusalOf()) refused++;
    }
    // Names, dates and lengths that nothing depends on are a small part of the file.
    expect(refused).toBeGreaterThan(0.75 * places);
  });

  test('with a flipped byte inside an entry is refused, and the error names the entry', async () => {
    const zip = await contentsOf(original);
    const name = [...zip.keys()].find((candidate) => candidate.endsWith('.webp')) ?? '';
    const copy = Buffer.from(bytes);
    const at = copy.indexOf(zip.get(name) ?? '');
    expect(at).toBeGreaterThan(0);
    copy[at + 5] = (copy[at + 5] ?? 0) ^ 0x10;
    writeFileSync(changed, copy);
    expect(await refusalOf()).toMatchObject({ entry: name, message: expect.stringContaining(name) });
  });

  test('that is cut short at any place is refused', async () => {
    for (let i = 0; i < cuts; i++) {
      writeFileSync(changed, bytes.subarray(0, Math.floor((i * (bytes.length - 1)) / (cuts - 1))));
      expect((await refusalOf())?.message, `${i}`).toMatch(/truncado.*Nada foi alterado/);
    }
  });

  test('with a missing or swapped entry is refused, and the error names the entry', async () => {
    await changedBy((contents) => contents.delete('tables/pacientes.jsonl'));
    expect((await refusalOf())?.entry).toBe('tables/pacientes.jsonl');
    await changedBy((contents) => {
      const users = contents.get('tables/users.jsonl') ?? Buffer.alloc(0);
      contents.set('tables/users.jsonl', contents.get('tables/categorias.jsonl') ?? users);
      contents.set('tables/categorias.jsonl', users);
    });
    expect((await refusalOf())?.entry).toBe('tables/users.jsonl');
  });

  test('is accepted when it was only unpacked and packed again', async () => {
    await changedBy(() => {});
    expect(await refusalOf()).toBeUndefined();
  });
});

describe('a file that this version cannot restore', () => {
  const cases: [string, (contents: Contents) => void, RegExp][] = [
    [
      'a newer format',
      (all) => changeManifest(all, (m) => ({ ...m, formatVersion: 2 })),
      /versão 2.*Atualize/,
    ],
    ['a foreign file', (all) => changeManifest(all, (m) => ({ ...m, format: 'x' })), /não foi feito/],
    [
      'an account export',
      (all) => changeManifest(all, (m) => ({ ...m, format: 'alecrim-account' })),
      /use import/,
    ],
    [
      'a manifest without entries',
      (all) => changeManifest(all, ({ entries, ...m }) => m),
      /incompleto \(entries/,
    ],
    ['a manifest that is no JSON', (all) => all.set('manifest.json', Buffer.from('{')), /não foi feito/],
    ['no manifest', (all) => all.delete('manifest.json'), /manifest.json: não está/],
    [
      'a newer program’s tables',
      (all) => changeManifest(all, (m) => ({ ...m, migrations: [...m.migrations, '9999-future'] })),
      /versão mais nova.*9999-future/,
    ],
    [
      'an unknown table',
      (all) => {
        all.set('tables/segredos.jsonl', Buffer.alloc(0));
        changeManifest(all, (m) => void m.entries.push({ ...m.entries[0], name: 'tables/segredos.jsonl' }));
        changeEntry(all, 'tables/segredos.jsonl', () => '');
      },
      /tables\/segredos.jsonl: esta tabela é desconhecida/,
    ],
  ];

  test.each(cases)('%s is refused', async (_, change, reason) => {
    await changedBy(change);
    expect((await refusalOf())?.message).toMatch(reason);
  });

  test('a file that is not a zip, or is missing, is refused', async () => {
    writeFileSync(changed, 'nada de zip');
    expect((await refusalOf())?.message).toMatch(/não é um zip/);
    await expect(refusalOf(place.path('nowhere.zip'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('the target of a restore', () => {
  async function restoreInto(target: TestDatabase, file = changed): Promise<void> {
    const archive = await openArchive(file, 'alecrim-backup');
    try {
      await restoreBackup(target.db, archive);
    } finally {
      archive.close();
    }
  }

  test('is refused and stays unchanged when it already holds records', async () => {
    const target = await openMigratedDatabase();
    await insertUser(workOf(target.db), { email: 'dona@example.com', passwordHash: null });
    // Not brought up to date either: nothing at all may happen to it.
    const last = migrations.at(-1)?.name ?? '';
    await target.db.deleteFrom('schema_migrations').where('name', '=', last).execute();
    const before = await catalogOf(target.db);
    await expect(restoreInto(target, original)).rejects.toThrow(/não está vazio \(há registros em users\)/);
    expect(await catalogOf(target.db)).toEqual(before);
    expect(await target.db.selectFrom('users').select('email').execute()).toEqual([
      { email: 'dona@example.com' },
    ]);
    await target.close();
  });

  const impossible: [string, string, (text: string) => string, RegExp][] = [
    [
      'breaks a rule of the tables',
      'tables/users.jsonl',
      (text) => `${text}${text}`,
      /users.jsonl: não pôde ser gravada/,
    ],
    [
      'has rows that differ after they are stored',
      'tables/settings.jsonl',
      (text) => `${text}{"key":"x_secret","value":"1"}\n`,
      /depois de gravada/,
    ],
    [
      'has a column that does not exist',
      'tables/app_logs.jsonl',
      () => '{"id":"1","x":2}\n',
      /app_logs.jsonl: não pôde/,
    ],
    ['misses a row that other rows refer to', 'tables/users.jsonl', () => '', /não pôde ser gravada/],
  ];

  test.each(impossible)('stays empty when the backup %s', async (_, entry, change, reason) => {
    const target = await openMigratedDatabase();
    await changedBy((contents) => changeEntry(contents, entry, change));
    await expect(restoreInto(target)).rejects.toThrow(reason);
    expect(await target.db.selectFrom('users').selectAll().execute()).toEqual([]);
    await restoreInto(target, original);
    expect((await target.db.selectFrom('users').selectAll().execute()).length).toBe(2);
    await target.close();
  });

  test('stays empty when the check before the commit fails', async () => {
    const target = await openMigratedDatabase();
    const archive = await openBackup(original);
    const beforeCommit = async () => {
      throw new Error('ledger');
    };
    await expect(restoreBackup(target.db, archive, { beforeCommit })).rejects.toThrow('ledger');
    expect(await target.db.selectFrom('users').selectAll().execute()).toEqual([]);
    archive.close();
    await target.close();
  });
});
