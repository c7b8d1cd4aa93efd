import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, readFileSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeFile } from '../../files/store.ts';
import { openMigratedDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openBackup, restoreBackup } from '../backup/restore.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { aFolder, aPractice, workOf } from '../testing/practice.ts';
import { decrypted, encryptedWith } from './age.ts';
import { openArchive } from './archive-reader.ts';
import { ArchiveRefused, type Manifest } from './manifest.ts';

const PASSPHRASE = 'maçã verde com três castanhas';
const HEADER = 166;
const CHUNK = 64 * 1024;
const SEALED = CHUNK + 16;
// Cheap to guess, because the damaged files below are opened hundreds of times.
const LOG2N = 10;
const fixture = (name: string) => join(import.meta.dirname, '../testing', name);
const place = aFolder();
const plain = place.path('plain.zip');
const whole = place.path('whole.zip.age');
const small = place.path('small.zip.age');
const changed = place.path('changed.zip.age');
let source: TestDatabase;
let manifest: Manifest;
let bytes: Buffer;

beforeAll(async () => {
  source = await openMigratedDatabase();
  await aPractice(source.db);
  // Enough chunks to damage.
  const file = { mime: 'application/octet-stream', bytes: randomBytes(11 * CHUNK) };
  await storeFile(workOf(source.db), file, { ownerId: null, isPrivate: true });
  await writeBackup(source.db, plain, new Date());
  manifest = await writeBackup(source.db, whole, new Date(), { passphrase: PASSPHRASE });
  await pipeline(createReadStream(plain), encryptedWith(PASSPHRASE, LOG2N), createWriteStream(small));
  bytes = readFileSync(small);
});
afterAll(async () => {
  await source.close();
  place.remove();
});

async function contentOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size, range } = await decrypted(handle, PASSPHRASE);
    const content = Buffer.concat(await Readable.from(range(0, size)).toArray());
    expect(content.length).toBe(size);
    return content;
  } finally {
    await handle.close();
  }
}

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
  test('restores exactly the saved content, and only its owner can read the file', async () => {
    expect(statSync(whole).mode & 0o777).toBe(0o600);
    const target = await openMigratedDatabase();
    const archive = await openBackup(whole, { passphrase: PASSPHRASE });
    expect(archive.manifest).toEqual(manifest);
    await restoreBackup(target.db, archive);
    archive.close();
    const again = await writeBackup(target.db, place.path('again.zip'), new Date());
    expect(again.entries).toEqual(manifest.entries);
    await target.close();
  });

  test('shows neither content nor passphrase, and two backups of the same content differ', async () => {
    const sealed = readFileSync(whole);
    for (const word of ['PK\u0003\u0004', 'manifest.json', 'tables/', PASSPHRASE])
      expect(sealed.indexOf(word, HEADER), word).toBe(-1);
    const second = place.path('second.zip.age');
    await writeBackup(source.db, second, new Date(), { passphrase: PASSPHRASE });
    const other = readFileSync(second);
    expect(other.subarray(32, HEADER).equals(sealed.subarray(32, HEADER))).toBe(false);
    expect(other.subarray(HEADER, HEADER + 32).equals(sealed.subarray(HEADER, HEADER + 32))).toBe(false);
  });

  test('has the header of the age format, and a file that age 1.1.1 encrypted can be opened', async () => {
    expect(readFileSync(whole).toString('latin1')).toMatch(
      /^age-encryption\.org\/v1\n-> scrypt [\w+/]{22} 17\n[\w+/]{43}\n--- [\w+/]{43}\n/,
    );
    const content = await contentOf(fixture('made-by-age-1.1.1.age'));
    expect(content.equals(Buffer.alloc(CHUNK + 1, 'abacate'))).toBe(true);
  });

  test('is recognised as encrypted by restore and import when no passphrase is given', async () => {
    const missing =
      /é um backup cifrado: use restore ou backup verify com --passphrase-file.*Nada foi alterado/;
    await expect(openBackup(whole)).rejects.toThrow(missing);
    await expect(openArchive(whole, 'alecrim-account')).rejects.toThrow(missing);
  });

  test('is refused with another passphrase; an unencrypted backup opens with any passphrase', async () => {
    for (const passphrase of ['maçã verde com três castanhas ', 'Maçã verde com três castanhas', ''])
      expect(await refusalOf(bytes, passphrase)).toMatch(/^A frase secreta não é a deste arquivo/);
    const archive = await openBackup(plain, { passphrase: PASSPHRASE });
    archive.close();
    expect(archive.manifest.entries).toEqual(manifest.entries);
  });
});

describe('L15 a damaged encrypted backup is refused as a whole', () => {
  test('with one byte flipped, anywhere in the header and at many places after it', async () => {
    expect(await refusalOf(bytes)).toBeUndefined();
    // Several in every chunk.
    const count = process.env.TEST_DEPTH === 'full' ? 150 : 40;
    const after = (i: number) => HEADER + Math.floor((i * (bytes.length - HEADER - 1)) / (count - 1));
    const places = [
      ...Array.from({ length: HEADER }, (_, i) => i),
      ...Array.from({ length: count }, (_, i) => after(i)),
    ];
    for (const at of places) {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ (at % 2 ? 0x01 : 0x80);
      expect(await refusalOf(copy), `byte ${at}`).toMatch(/Nada foi alterado/);
    }
  });

  test('cut short inside a chunk and between two chunks', async () => {
    // What is left of the first bytes does not even tell that it was encrypted.
    for (const length of [0, 1, 18]) expect(await refusalOf(bytes.subarray(0, length))).toMatch(/truncado/);
    for (const length of [19, 40, HEADER - 1, HEADER, HEADER + 1, HEADER + 16, bytes.length - 1])
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
    const other = place.path('other.zip.age');
    await pipeline(createReadStream(plain), encryptedWith(PASSPHRASE, LOG2N), createWriteStream(other));
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

  test('with another version, another recipient or another cost in its header', async () => {
    const changedTo = (from: string, to: string) =>
      refusalOf(Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1'));
    for (const [from, to] of [
      ['org/v1', 'org/v2'],
      ['-> scrypt', '-> X25519'],
      [' 10\n', ' 21\n'],
      [' 10\n', ' 010\n'],
      [' 10\n', ' 99\n'],
    ] as const)
      expect(await changedTo(from, to), to).toMatch(/danificado, ou ele não é do formato age, versão 1/);
  });
});

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])(
  'L15 %i bytes are decrypted to the same bytes, in full chunks and a last one',
  async (length) => {
    const content = Buffer.alloc(length, 'abacate');
    const file = place.path('sized.age');
    await pipeline(Readable.from([content]), encryptedWith(PASSPHRASE, LOG2N), createWriteStream(file));
    expect((await contentOf(file)).equals(content)).toBe(true);
    expect(statSync(file).size).toBe(HEADER + length + 16 * Math.max(1, Math.ceil(length / CHUNK)));
  },
);
