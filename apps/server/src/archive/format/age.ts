import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { ArchiveRefused } from './manifest.ts';

/*
 * The age format (c2sp.org/age), version 1, with a passphrase: four lines of text and a nonce, then the archive in chunks.
 * `age -d` opens it.
 */
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 16;
/** The header of an age file with a passphrase. No encrypted file is shorter: the tag of a chunk follows. */
const START_BYTES = 166;
// One guess of the passphrase costs 128 MiB and some 0.3 s.
const LOG2N = 17;
// A changed header must not make us use any amount of memory: 20 means 1 GiB.
const MOST_LOG2N = 20;
const LINES =
  /^(age-encryption\.org\/v1\n-> scrypt ([A-Za-z0-9+/]{22}) ([1-9]\d?)\n([A-Za-z0-9+/]{43})\n---) ([A-Za-z0-9+/]{43})\n/;

/** Encrypts a stream of any size, a chunk at a time. */
export const encryptedWith = (passphrase: string, log2N = LOG2N) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { header, key } = await newHeader(passphrase, log2N);
    yield header;
    let number = 0;
    let held: Buffer = Buffer.alloc(0);
    for await (const piece of source) {
      held = Buffer.concat([held, piece]);
      // A full chunk waits for what follows: it may be the last.
      for (; held.length > CHUNK_BYTES; held = held.subarray(CHUNK_BYTES))
        yield sealChunk(key, number++, held.subarray(0, CHUNK_BYTES));
    }
    yield sealChunk(key, number, held, true);
  };

export async function isEncrypted(file: FileHandle): Promise<boolean> {
  return (await bytesAt(file, 0, START_BYTES)).indexOf('age-encryption.org/') === 0;
}

export interface Decrypted {
  /** The length of the archive inside. */
  size: number;
  range(start: number, end: number): AsyncGenerator<Buffer>;
}

/** Authenticates the whole file before it returns any byte. Nothing decrypted is written to disk. */
export async function decrypted(file: FileHandle, passphrase: string): Promise<Decrypted> {
  const start = await bytesAt(file, 0, START_BYTES);
  if (start.length < START_BYTES) throw new ArchiveRefused('O arquivo cifrado está truncado.');
  const { key, chunksAt } = await openHeader(start, passphrase);
  const sealedBytes = CHUNK_BYTES + TAG_BYTES;
  const body = (await file.stat()).size - chunksAt;
  const count = Math.ceil(body / sealedBytes);

  async function chunk(index: number): Promise<Buffer> {
    const sealed = await bytesAt(file, chunksAt + index * sealedBytes, sealedBytes);
    const content = openChunk(key, index, sealed, index === count - 1);
    if (content) return content;
    throw new ArchiveRefused(
      `O arquivo cifrado está danificado, truncado ou fora de ordem (parte ${index + 1} de ${count}).`,
    );
  }

  if (count === 0) throw new ArchiveRefused('O arquivo cifrado está truncado.');
  for (let index = 0; index < count; index++) await chunk(index);
  return {
    size: body - count * TAG_BYTES,
    async *range(start, end) {
      for (let at = start; at < end; ) {
        const content = await chunk(Math.floor(at / CHUNK_BYTES));
        const from = at % CHUNK_BYTES;
        const piece = content.subarray(from, from + end - at);
        yield piece;
        at += piece.length;
      }
    },
  };
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position, length });
  return buffer.subarray(0, bytesRead);
}

async function newHeader(passphrase: string, log2N: number) {
  const [fileKey, salt, nonce] = [randomBytes(16), randomBytes(16), randomBytes(NONCE_BYTES)];
  const body = sealChunk(await wrappingKey(passphrase, salt, log2N), 0, fileKey);
  const text = `age-encryption.org/v1\n-> scrypt ${base64(salt)} ${log2N}\n${base64(body)}\n---`;
  const header = Buffer.concat([Buffer.from(`${text} ${macOf(text, fileKey)}\n`), nonce]);
  return { header, key: derived(fileKey, 'payload', nonce) };
}

async function openHeader(start: Buffer, passphrase: string) {
  const [lines, text = '', salt = '', log2N, body = '', mac] = LINES.exec(start.toString('latin1')) ?? [];
  if (!lines || Number(log2N) > MOST_LOG2N)
    throw new ArchiveRefused(
      'O começo do arquivo cifrado está danificado, ou ele não é do formato age, versão 1, com frase secreta.',
    );
  const key = await wrappingKey(passphrase, bytesIn(salt), Number(log2N));
  const fileKey = openChunk(key, 0, bytesIn(body));
  if (!fileKey || macOf(text, fileKey) !== mac)
    throw new ArchiveRefused('A frase secreta não é a deste arquivo, ou o começo dele está danificado.');
  const chunksAt = lines.length + NONCE_BYTES;
  return { key: derived(fileKey, 'payload', start.subarray(lines.length, chunksAt)), chunksAt };
}

function wrappingKey(passphrase: string, salt: Buffer, log2N: number): Promise<Buffer> {
  const [N, r] = [2 ** log2N, 8];
  // scrypt needs a little more than 128·N·r bytes.
  const options = { N, r, p: 1, maxmem: 256 * N * r };
  const fullSalt = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt]);
  return new Promise((resolve, reject) =>
    scrypt(passphrase, fullSalt, 32, options, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

const derived = (fileKey: Buffer, use: 'header' | 'payload', salt: Buffer = Buffer.alloc(0)) =>
  Buffer.from(hkdfSync('sha256', fileKey, salt, use, 32));

/** Compared as text: different base64 texts can encode the same bytes. */
const macOf = (text: string, fileKey: Buffer): string =>
  base64(createHmac('sha256', derived(fileKey, 'header')).update(text).digest());

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const bytesIn = (text: string) => Buffer.from(text, 'base64');

const cipherName = 'chacha20-poly1305';
const options = { authTagLength: TAG_BYTES };

/** Only the last chunk is sealed as such, so a file that was cut short does not open. */
function sealChunk(key: Buffer, number: number, content: Buffer, isLast?: boolean): Buffer {
  const cipher = createCipheriv(cipherName, key, nonceOf(number, isLast), options);
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Returns undefined when the chunk is not exactly what was written at that place. */
function openChunk(key: Buffer, number: number, sealed: Buffer, isLast?: boolean): Buffer | undefined {
  if (sealed.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv(cipherName, key, nonceOf(number, isLast), options);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const content = decipher.update(sealed.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
    return content;
  } catch {
    return undefined;
  }
}

/** The key belongs to one file, so chunk numbers can be nonces. */
function nonceOf(number: number, isLast = false): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
