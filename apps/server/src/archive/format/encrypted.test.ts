import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, readFileSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openBackup, restoreBackup } from '../backup/restore.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { aFolder, aPractice } from '../testing/practice.ts';
import { contentsOf } from '../testing/rewrite-archive.ts';
import { openArchive } from './archive-reader.ts';
import { ArchiveRefused } from './archive-refused.ts';
import { decrypted } from './decrypt.ts';
import { encryptedWith } from './encrypt.ts';
import type { Manifest } from './manifest.ts';

const PASSPHRASE = 'maçã verde com três castanhas';
const HEADER = 64;
// Cheap to guess and cut small, so that there are many places to damage.
const cheap = { log2N: 10, r: 8, p: 1, chunkBytes: 1024 };
const SEALED = cheap.chunkBytes + 16;
const place = aFolder();
const plain = place.path('plain.zip');
const whole = place.path('whole.zip.enc');
const small = place.path('small.zip.enc');
const changed = place.path('changed.zip.enc');
let source: TestDatabase;
let manifest: Manifest;
let bytes: Buffer;

beforeAll(async () => {
  source = await openTestDatabase();
  await aPractice(source.db);
  await writeBackup(source.db, plain, new Date());
  manifest = await writeBackup(source.db, whole, new Date(), { passphrase: PASSPHRASE });
  await pipeline(createReadStream(plain), encryptedWith(PASSPHRASE, cheap), createWriteStream(small));
  bytes = readFileSync(small);
});
afterAll(async () => {
  await source.close();
  place.remove();
});

/** Why an archive is refused; undefined when it opens. */
async function refusalOf(content: Buffer, passphrase: string | undefined = PASSPHRASE) {
  writeFileSync(changed, content);
  try {
    (await openBackup(changed, { passphrase })).close();
    return undefined;
  } catch (error) {
    if (error instanceof ArchiveRefused) return error.message;
    throw error;
  }
}

const chunks = () =>
  Array.from({ length: Math.ceil((bytes.length - HEADER) / SEALED) }, (_, i) =>
    bytes.subarray(HEADER + i * SEALED, HEADER + (i + 1) * SEALED),
  );
const withChunks = (parts: readonly Buffer[]) => Buffer.concat([bytes.subarray(0, HEADER), ...parts]);

describe('L15 an encrypted backup', () => {
  test('restores to exactly what was saved, and is for nobody else to read', async () => {
    expect(statSync(whole).mode & 0o777).toBe(0o600);
    const target = await openTestDatabase();
    const archive = await openBackup(whole, { passphrase: PASSPHRASE });
    expect(archive.manifest).toEqual(manifest);
    await restoreBackup(target.db, archive);
    archive.close();
    const again = await writeBackup(target.db, place.path('again.zip'), new Date());
    expect(again.entries).toEqual(manifest.entries);
    await target.close();
  });

  test('shows nothing of its contents, nor of its passphrase, and never looks the same twice', async () => {
    const sealed = readFileSync(whole);
    for (const word of ['PK\u0003\u0004', 'manifest.json', 'tables/', PASSPHRASE])
      expect(sealed.indexOf(word, HEADER), word).toBe(-1);
    const second = place.path('second.zip.enc');
    await writeBackup(source.db, second, new Date(), { passphrase: PASSPHRASE });
    const other = readFileSync(second);
    expect(other.subarray(16, HEADER).equals(sealed.subarray(16, HEADER))).toBe(false);
    expect(other.subarray(HEADER, 96).equals(sealed.subarray(HEADER, 96))).toBe(false);
  });

  test('is opened by the lines of Node in the documentation', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../../docs/backup-format.md'), 'utf8');
    const program = place.path('decrypt.mjs');
    writeFileSync(program, /^```js\n([\s\S]*?)^```$/m.exec(page)?.[1] ?? '');
    writeFileSync(place.path('frase.txt'), `${PASSPHRASE}\n`);
    for (const [file, like] of [
      [small, plain],
      [whole, undefined],
    ] as const) {
      const target = `${file}.zip`;
      execFileSync(process.execPath, [program, file, place.path('frase.txt'), target]);
      if (like) expect(readFileSync(target).equals(readFileSync(like))).toBe(true);
      expect(JSON.parse(String((await contentsOf(target)).get('manifest.json')))).toMatchObject({
        format: 'alecrim-backup',
      });
    }
  });

  test('is recognised without a passphrase, by restore and by import', async () => {
    const missing =
      /é um backup cifrado: use restore ou backup verify com --passphrase-file.*Nada foi alterado/;
    await expect(openBackup(whole)).rejects.toThrow(missing);
    await expect(openArchive(whole, 'alecrim-account')).rejects.toThrow(missing);
  });

  test('is not opened by another passphrase, and a plain one does not mind any', async () => {
    for (const passphrase of ['maçã verde com três castanhas ', 'Maçã verde com três castanhas', ''])
      expect(await refusalOf(bytes, passphrase)).toMatch(/^A frase secreta não é a deste arquivo/);
    const archive = await openBackup(plain, { passphrase: PASSPHRASE });
    archive.close();
    expect(archive.manifest.entries).toEqual(manifest.entries);
  });
});

describe('L15 a damaged encrypted backup is refused, whole', () => {
  test('with one byte flipped, anywhere in the header and at 150 places after it', async () => {
    expect(await refusalOf(bytes)).toBeUndefined();
    const after = (i: number) => HEADER + Math.floor((i * (bytes.length - HEADER - 1)) / 149);
    const places = [
      ...Array.from({ length: HEADER }, (_, i) => i),
      ...Array.from({ length: 150 }, (_, i) => after(i)),
    ];
    for (const at of places) {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ (at % 2 ? 0x01 : 0x80);
      expect(await refusalOf(copy), `byte ${at}`).toMatch(/Nada foi alterado/);
    }
  });

  test('cut short inside a chunk and between two', async () => {
    // What is left of the first bytes does not even tell that it was encrypted.
    for (const length of [0, 1, 7]) expect(await refusalOf(bytes.subarray(0, length))).toMatch(/truncado/);
    for (const length of [8, 40, HEADER - 1, HEADER, HEADER + 1, HEADER + 16, bytes.length - 1])
      expect(await refusalOf(bytes.subarray(0, length)), `${length}`).toMatch(
        /cifrado está (danificado, )?truncado/,
      );
    for (const count of chunks().keys())
      expect(await refusalOf(withChunks(chunks().slice(0, count)))).toMatch(
        /cifrado está (danificado, )?truncado/,
      );
  });

  test('with chunks exchanged, repeated, left out, added or taken from another file', async () => {
    const all = chunks();
    expect(all.length).toBeGreaterThan(10);
    const [first, second, ...rest] = all as [Buffer, Buffer, ...Buffer[]];
    const middle = rest.slice(0, -1);
    const last = rest.at(-1)!;
    const other = place.path('other.zip.enc');
    await pipeline(createReadStream(plain), encryptedWith(PASSPHRASE, cheap), createWriteStream(other));
    const foreign = readFileSync(other).subarray(HEADER, HEADER + SEALED);
    const cases: Record<string, Buffer[]> = {
      exchanged: [second, first, ...rest],
      repeated: [first, first, second, ...rest],
      'left out': [second, ...rest],
      'left out in the middle': [first, second, ...middle.slice(1), last],
      'the last one first': [last, first, second, ...middle],
      added: [...all, last],
      'with a tail': [...all, Buffer.from('x')],
      foreign: [foreign, second, ...rest],
    };
    for (const [what, parts] of Object.entries(cases))
      expect(await refusalOf(withChunks(parts)), what).toMatch(/danificado, truncado ou fora de ordem/);
  });

  test('of a newer format, by its number; with parameters out of bounds, before anything is computed', async () => {
    const changedAt = (at: number, value: number) => {
      const copy = Buffer.from(bytes);
      copy[at] = value;
      return refusalOf(copy);
    };
    expect(await changedAt(8, 2)).toMatch(/versão 2 do formato/);
    for (const [at, value] of [
      [9, 40],
      [9, 0],
      [10, 255],
      [11, 255],
      [12, 255],
    ] as const)
      expect(await changedAt(at, value)).toMatch(/começo do arquivo cifrado está danificado/);
  });
});

test.each([0, 1, 1023, 1024, 1025, 4096])('L15 %i bytes come back as they went', async (length) => {
  const content = Buffer.alloc(length, 'abacate');
  const file = place.path('sized.enc');
  await pipeline(Readable.from([content]), encryptedWith(PASSPHRASE, cheap), createWriteStream(file));

  const handle = await open(file);
  const { size, range } = await decrypted(handle, PASSPHRASE);
  expect(size).toBe(length);
  const pieces: Buffer[] = [];
  for await (const piece of range(0, size)) pieces.push(piece);
  expect(Buffer.concat(pieces).equals(content)).toBe(true);
  await handle.close();
});
