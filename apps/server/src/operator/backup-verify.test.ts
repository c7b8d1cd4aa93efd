import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFolder, aPractice } from '../archive/testing/practice.ts';
import { changeEntry, contentsOf, writeContents } from '../archive/testing/rewrite-archive.ts';
import { aServersDatabase } from '../archive/testing/shared-database.ts';
import { explain } from './error-text.ts';
import { runAdmin } from './run.ts';

const place = aFolder();
let served: Awaited<ReturnType<typeof aServersDatabase>>;
beforeAll(async () => {
  served = await aServersDatabase();
  await aPractice(served.db);
  writeFileSync(place.path('frase.txt'), 'goiaba branca de Minas 77\n');
  await admin(['backup', 'tudo.zip'], served.env);
  await admin(['backup', 'tudo.zip.age', '--passphrase-file', 'frase.txt'], served.env);
});
afterAll(async () => {
  await served.close();
  place.remove();
});

// No database at all: a backup is verified on any machine.
const admin = (words: string[], env: Record<string, string> = { DATA_DIR: place.path('none') }) =>
  runAdmin(words, { DATABASE_URL: '', ...env, INIT_CWD: place.folder }).catch(explain);

test('R16: backup verify checks, counts and restores the backup in memory, and writes nothing', async () => {
  const before = readdirSync(place.folder);
  const good =
    /^Backup íntegro: .*tudo\.zip\n.*: 2 contas, 4 cardápios.*\n\d+ partes .* restauradas em memória/;
  expect(await admin(['backup', 'verify', 'tudo.zip'])).toMatch(good);
  const phrase = ['--passphrase-file', 'frase.txt'];
  expect(await admin(['backup', 'verify', 'tudo.zip.age', ...phrase])).toMatch(/^Backup íntegro/);
  expect(await admin(['backup', 'verify', 'tudo.zip.age'])).toMatch(
    /backup cifrado: use .*--passphrase-file/,
  );
  expect(readdirSync(place.folder)).toEqual(before);
});

test('R17: backup verify refuses a damaged backup, also when the checksums match and the rows do not fit', async () => {
  const bytes = readFileSync(place.path('tudo.zip'));
  writeFileSync(place.path('cortado.zip'), bytes.subarray(0, bytes.length - 40));
  expect(await admin(['backup', 'verify', 'cortado.zip'])).toMatch(/truncado/);
  const contents = await contentsOf(place.path('tudo.zip'));
  changeEntry(contents, 'tables/users.jsonl', (text) => text.replace('"id"', '"idd"'));
  await writeContents(place.path('torto.zip'), contents);
  expect(await admin(['backup', 'verify', 'torto.zip'])).toMatch(
    /^tables\/users\.jsonl: não pôde ser gravada/,
  );
  expect(await admin(['backup', 'verify'])).toMatch(/Falta o nome do arquivo/);
});
