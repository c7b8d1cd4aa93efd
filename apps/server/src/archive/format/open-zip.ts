import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, openPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { ArchiveRefused } from './archive-refused.ts';
import { type Decrypted, decrypted, isEncrypted } from './decrypt.ts';

const options = { autoClose: false };

/** A zip as it lies there, or inside its encryption. Which of the two it is, the file says itself. */
export async function openZipFile(path: string, passphrase?: string): Promise<ZipFile> {
  const file = await open(path, 'r');
  try {
    if (await isEncrypted(file)) return await openInside(file, passphrase);
  } catch (error) {
    await file.close();
    throw error;
  }
  await file.close();
  return openPromise(path, options);
}

async function openInside(file: FileHandle, passphrase: string | undefined): Promise<ZipFile> {
  if (passphrase === undefined)
    throw new ArchiveRefused(
      'O arquivo é um backup cifrado: use restore ou backup verify com --passphrase-file e o arquivo da frase secreta.',
    );
  const inside = await decrypted(file, passphrase);
  return fromRandomAccessReaderPromise(new DecryptingReader(file, inside), inside.size, options);
}

/** The library asks for a class of its own. */
class DecryptingReader extends RandomAccessReader {
  readonly #file: FileHandle;
  readonly #inside: Decrypted;

  constructor(file: FileHandle, inside: Decrypted) {
    super();
    this.#file = file;
    this.#inside = inside;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#inside.range(start, end), { objectMode: false });
  }

  override close(done: (error: Error | null) => void): void {
    this.#file.close().then(() => done(null), done);
  }
}
