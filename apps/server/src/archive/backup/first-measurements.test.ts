import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertUser } from '../../accounts/people/users.ts';
import { usageOf } from '../../accounts/usage.ts';
import { engineOf, flag } from '../../platform/db/dialect.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { careOfAPatient } from '../../platform/db/migrations/0027-care-of-a-patient.ts';
import { migrations } from '../../platform/db/migrations/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { countedUsage, openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { exportAccount } from '../account-copy/export-account.ts';
import { importAccount, openAccount } from '../account-copy/import-account.ts';
import { aFolder, workOf } from '../testing/practice.ts';
import { changeManifest, contentsOf, writeContents } from '../testing/rewrite-archive.ts';
import { openBackup, restoreBackup } from './restore.ts';
import { writeBackup } from './write-backup.ts';

const place = aFolder();
const opened: TestDatabase[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
  place.remove();
});
async function aDatabase(): Promise<Db> {
  const database = await openTestDatabase();
  opened.push(database);
  return database.db;
}

const older = migrations.slice(0, migrations.indexOf(careOfAPatient));
const OWNER = 'aaaaaaaa-0000-7000-8000-000000000001';

/** One o'clock in the morning in UTC is the day before in Brazil. */
const savedAt = '2026-03-05T01:00:00.000Z';
/** As the program before this step stored them. */
const patients = [
  { id: 'a1', peso_kg: 70.5, altura_cm: 165, medidas_em: '2026-01-10' },
  { id: 'a2', peso_kg: 88, altura_cm: null, medidas_em: null },
  { id: 'a3', peso_kg: null, altura_cm: 101.5, medidas_em: '2025-12-01', deleted_date: savedAt },
  { id: 'a4', peso_kg: null, altura_cm: null, medidas_em: null },
];
const expected = [
  { paciente_id: 'a1', data: '2026-01-10', peso_kg: 70.5, altura_cm: 165 },
  { paciente_id: 'a2', data: '2026-03-04', peso_kg: 88, altura_cm: null },
  { paciente_id: 'a3', data: '2025-12-01', peso_kg: null, altura_cm: 101.5 },
];

async function anOlderDatabase(): Promise<Db> {
  const db = await aDatabase();
  await migrate(db, older);
  const no = flag(engineOf(db), false);
  await sql`insert into users (id, email, role, disabled, is_verified, version, created_date, updated_date)
    values (${OWNER}, 'ana@example.com', 'user', ${no}, ${no}, 1, ${savedAt}, ${savedAt})`.execute(db);
  for (const { id, peso_kg, altura_cm, medidas_em, deleted_date = null } of patients)
    await sql`insert into pacientes (id, created_by_id, created_date, updated_date, version, is_sample, made_as_sample,
        busca, nome, consentimentos, peso_kg, altura_cm, medidas_em, deleted_date)
      values (${id}, ${OWNER}, ${savedAt}, ${savedAt}, 3, ${no}, ${no}, 'lia', 'Lia', '[]',
        ${peso_kg}, ${altura_cm}, ${medidas_em}, ${deleted_date})`.execute(db);
  return db;
}

const measurements = async (db: Db) =>
  (
    await sql`select paciente_id, data, peso_kg, altura_cm from avaliacoes order by paciente_id`.execute(db)
  ).rows;

async function expectEveryWeight(db: Db) {
  expect(await measurements(db)).toEqual(expected);
  const { rows } = await sql`select id, peso_kg, altura_cm, medidas_em, version from pacientes order by id`.execute(db);
  expect(rows).toEqual(
    patients.map(({ id, peso_kg, altura_cm }) => ({
      ...{ id, peso_kg, altura_cm, version: 3 },
      medidas_em: expected.find(({ paciente_id }) => paciente_id === id)?.data ?? null,
    })),
  );
  expect(await usageOf(db, OWNER)).toEqual(await countedUsage(db, OWNER));
}

describe('the weight and height of a database of the program before', () => {
  let older: Db;
  const file = place.path('older.zip');
  beforeAll(async () => {
    older = await anOlderDatabase();
    await writeBackup(older, file, new Date());
  });

  test('become the first measurements at the upgrade, also of patients in the bin', async () => {
    await migrate(older);
    await expectEveryWeight(older);
  });

  test('become the first measurements when a backup of it is restored', async () => {
    const db = await aDatabase();
    const archive = await openBackup(file);
    await restoreBackup(db, archive);
    archive.close();
    await expectEveryWeight(db);
  });

  test('become the first measurements when an account copy of it is imported', async () => {
    await migrate(older);
    const exported = place.path('account.zip');
    await exportAccount(older, { id: OWNER }, exported, new Date());
    const contents = await contentsOf(exported);
    const later = ['tables/avaliacoes.jsonl', 'tables/consultas.jsonl', 'csv/avaliacoes.csv', 'csv/consultas.csv'];
    for (const name of later) contents.delete(name);
    changeManifest(contents, (manifest) => ({
      ...manifest,
      migrations: manifest.migrations.filter((name: string) => name !== careOfAPatient.name),
      entries: manifest.entries.filter(({ name }: { name: string }) => !later.includes(name)),
    }));
    await writeContents(exported, contents);
    const db = await aDatabase();
    await migrate(db);
    const bia = await insertUser(workOf(db), { email: 'bia@example.com', passwordHash: null });
    const archive = await openAccount(exported);
    await importAccount(workOf(db), archive, bia);
    archive.close();
    expect(await measurements(db)).toEqual(expected);
    expect(await usageOf(db, bia.id)).toEqual(await countedUsage(db, bia.id));
  });
});
