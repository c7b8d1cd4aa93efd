import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { ArchiveRefused } from './manifest.ts';
import { passphraseKey, wrongPassphrase } from './passphrase.ts';
import { openChunk, type Sealing, sealChunk } from './sealed-chunks.ts';

/*
 * The age format (c2sp.org/age), version 1, with a passphrase: four lines of text and a nonce, then the archive in chunks.
 * `age -d` opens it.
 */
const AGE_CHUNK_BYTES = 64 * 1024;
const cipher = 'chacha20-poly1305';
// One guess of the passphrase costs 128 MiB and some 0.3 s.
const LOG2N = 17;
// A changed header must not make us use any amount of memory: 20 means 1 GiB.
const MOST_LOG2N = 20;
const LINES =
  /^(age-encryption\.org\/v1\n-> scrypt ([A-Za-z0-9+/]{22}) ([1-9]\d?)\n([A-Za-z0-9+/]{43})\n---) ([A-Za-z0-9+/]{43})\n/;

export const isAge = (start: Buffer): boolean => start.indexOf('age-encryption.org/') === 0;

async function newAgeHeader(passphrase: string, log2N = LOG2N) {
  const [fileKey, salt, nonce] = [randomBytes(16), randomBytes(16), randomBytes(16)];
  const body = sealChunk(await wrappingKey(passphrase, salt, log2N), 0, fileKey);
  const text = `age-encryption.org/v1\n-> scrypt ${base64(salt)} ${log2N}\n${base64(body)}\n---`;
  const header = Buffer.concat([Buffer.from(`${text} ${macOf(text, fileKey)}\n`), nonce]);
  return { header, key: derived(fileKey, 'payload', nonce) };
}

export async function openAgeHeader(start: Buffer, passphrase: string): Promise<Sealing> {
  const [lines, text = '', salt = '', log2N, body = '', mac] = LINES.exec(start.toString('latin1')) ?? [];
  if (!lines || Number(log2N) > MOST_LOG2N)
    throw new ArchiveRefused(
      'O começo do arquivo cifrado está danificado, ou ele não é do formato age, versão 1, com frase secreta.',
    );
  const key = await wrappingKey(passphrase, bytesIn(salt), Number(log2N));
  const fileKey = openChunk({ cipher, key }, 0, bytesIn(body));
  if (!fileKey || macOf(text, fileKey) !== mac) throw wrongPassphrase();
  const chunksAt = lines.length + 16;
  return {
    cipher,
    key: derived(fileKey, 'payload', start.subarray(lines.length, chunksAt)),
    chunkBytes: AGE_CHUNK_BYTES,
    chunksAt,
    firstNumber: 0,
  };
}

const wrappingKey = (passphrase: string, salt: Buffer, log2N: number) =>
  passphraseKey(passphrase, Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt]), {
    log2N,
    r: 8,
    p: 1,
  });

const derived = (fileKey: Buffer, use: 'header' | 'payload', salt: Buffer = Buffer.alloc(0)) =>
  Buffer.from(hkdfSync('sha256', fileKey, salt, use, 32));

/** Compared as text: different base64 texts can encode the same bytes. */
const macOf = (text: string, fileKey: Buffer): string =>
  base64(createHmac('sha256', derived(fileKey, 'header')).update(text).digest());

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const bytesIn = (text: string) => Buffer.from(text, 'base64');

/** Encrypts a stream of any size, a chunk at a time. */
export const encryptedWith = (passphrase: string, log2N?: number) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { header, key } = await newAgeHeader(passphrase, log2N);
    yield header;
    let number = 0;
    let held: Buffer = Buffer.alloc(0);
    for await (const piece of source) {
      held = Buffer.concat([held, piece]);
      // A full chunk waits for what follows: it may be the last.
      for (; held.length > AGE_CHUNK_BYTES; held = held.subarray(AGE_CHUNK_BYTES))
        yield sealChunk(key, number++, held.subarray(0, AGE_CHUNK_BYTES));
    }
    yield sealChunk(key, number, held, { isLast: true });
  };
