import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFolder, aPractice } from '../archive/testing/practice.ts';
import { aServersDatabase } from '../archive/testing/shared-database.ts';
import { onOneEngine } from '../testing/on-one-engine.ts';
import { openMigratedDatabase, testEngine } from '../testing/test-database.ts';
import { explain } from './error-text.ts';
import { runAdmin } from './run.ts';

const place = aFolder();
let served: Awaited<ReturnType<typeof aServersDatabase>>;
beforeAll(async () => {
  served = await aServersDatabase();
  await aPractice(served.db);
  writeFileSync(place.path('frase.txt'), 'goiaba branca de Minas 77\n');
  writeFileSync(place.path('outra.txt'), 'goiaba vermelha de Minas 77\n');
});
afterAll(async () => {
  await served.close();
  place.remove();
});

const admin = (words: string[], env: Record<string, string> = served.env): Promise<string> =>
  runAdmin(words, { DATABASE_URL: '', ...env, INIT_CWD: place.folder }).catch(explain);

// `onOneEngine`: encryption. backup-restore.test.ts restores on both.
onOneEngine('L15 a backup made with a passphrase is restored only with that passphrase', async () => {
  const phrase = ['--passphrase-file', 'frase.txt'];
  expect(await admin(['backup', ...phrase, 'tudo.zip.age'])).toMatch(
    /^Backup cifrado gravado em .*tudo\.zip\.age: 2 contas/,
  );
  expect(statSync(place.path('tudo.zip.age')).mode & 0o777).toBe(0o600);

  const database = testEngine === 'postgres' ? await openMigratedDatabase() : undefined;
  const folder = aFolder();
  const dataDir = folder.path('data');
  const env = { DATA_DIR: dataDir, ...(database?.url && { DATABASE_URL: database.url }) };
  const restore = (...words: string[]) => admin(['restore', 'tudo.zip.age', ...words], env);
  expect(await restore()).toMatch(/use restore ou backup verify com --passphrase-file .*Nada foi alterado/);
  expect(await restore('--passphrase-file', 'outra.txt')).toMatch(/^A frase secreta não é a deste arquivo/);
  expect(await restore('--passphrase-file', 'nenhuma.txt')).toMatch(/nenhuma\.txt não pôde ser lido/);
  expect(existsSync(dataDir)).toBe(false);
  expect(await restore(...phrase)).toMatch(/restaurado e conferido: 2 contas/);
  expect(await admin(['list-users'], env)).toMatch(/^ana@example\.com/m);
  await database?.close();
  folder.remove();
});

onOneEngine('L15 when the server has a passphrase, the backup command encrypts too', async () => {
  const env = { ...served.env, BACKUP_PASSPHRASE_FILE: place.path('frase.txt') };
  expect(await admin(['backup', 'mais.zip.age'], env)).toMatch(/^Backup cifrado gravado/);
  expect(readFileSync(place.path('mais.zip.age')).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  const away = { ...served.env, BACKUP_PASSPHRASE_FILE: place.path('nenhuma.txt') };
  expect(await admin(['backup', 'nada.zip.age'], away)).toMatch(
    /^Configuração inválida: BACKUP_PASSPHRASE_FILE/,
  );
  expect(existsSync(place.path('nada.zip.age'))).toBe(false);
});

test('L15 the help of backup and restore names the option --passphrase-file', async () => {
  expect(await admin(['backup', '--help'])).toContain('backup [--passphrase-file ARQUIVO-DA-FRASE] ARQUIVO');
  expect(await admin(['restore', '--help'])).toContain('[--passphrase-file ARQUIVO-DA-FRASE]');
});
