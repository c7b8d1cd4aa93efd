import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import {
  fromRandomAccessReaderPromise,
  openPromise,
  RandomAccessReader,
  type Entry as ZipEntry,
  type ZipFile,
} from 'yauzl';
import { type Decrypted, decrypted, isEncrypted } from './age.ts';
import {
  type ArchiveFormat,
  ArchiveRefused,
  checksumOf,
  differenceBetween,
  MANIFEST,
  type Manifest,
  readManifest,
} from './manifest.ts';

// A hundred thousand files are listed in some 15 MB.
const MAX_MANIFEST_BYTES = 256 * 1024 * 1024;

export interface Archive {
  manifest: Manifest;
  /** The bytes of an entry of the manifest. */
  read(name: string): AsyncIterable<Buffer>;
  close(): void;
}

/** Opens an archive after comparing every entry with the manifest. */
export async function openArchive(
  file: string,
  format: ArchiveFormat,
  passphrase?: string,
): Promise<Archive> {
  const { zip, entries } = await openZip(file, passphrase);
  try {
    const manifest = readManifest(await manifestText(zip, entries), format);
    for (const expected of manifest.entries) {
      const found = await checksumOf(expected.name, read(zip, entries, expected.name));
      const difference = differenceBetween(expected, found);
      if (difference) throw new ArchiveRefused(difference, { entry: expected.name });
    }
    return { manifest, read: (name) => read(zip, entries, name), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

type ZipEntries = ReadonlyMap<string, ZipEntry>;

async function openZip(
  file: string,
  passphrase: string | undefined,
): Promise<{ zip: ZipFile; entries: ZipEntries }> {
  let zip: ZipFile | undefined;
  try {
    zip = await openZipFile(file, passphrase);
    const entries = new Map<string, ZipEntry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    return { zip, entries };
  } catch (cause) {
    zip?.close();
    // System errors, such as no permission, are not the archive's fault.
    if (cause instanceof ArchiveRefused || (cause as NodeJS.ErrnoException).syscall) throw cause;
    throw new ArchiveRefused(
      'O arquivo está truncado ou danificado, ou não é um zip: o índice no seu fim não pôde ser lido.',
      { cause },
    );
  }
}

/** The manifest is checked by the zip's checksum; all other entries are checked by the manifest. */
async function manifestText(zip: ZipFile, entries: ZipEntries): Promise<string> {
  const entry = entries.get(MANIFEST);
  if ((entry?.uncompressedSize ?? 0) > MAX_MANIFEST_BYTES)
    throw new ArchiveRefused('grande demais.', { entry: MANIFEST });
  const content = await text(read(zip, entries, MANIFEST));
  if (crc32(content) !== entry?.crc32)
    throw new ArchiveRefused('está danificado (CRC-32).', { entry: MANIFEST });
  return content;
}

async function* read(zip: ZipFile, entries: ZipEntries, name: string): AsyncGenerator<Buffer> {
  const entry = entries.get(name);
  if (!entry) throw new ArchiveRefused('não está no arquivo.', { entry: name });
  try {
    yield* await zip.openReadStreamPromise(entry);
  } catch (cause) {
    throw new ArchiveRefused('está danificada e não pôde ser lida.', { entry: name, cause });
  }
}

const options = { autoClose: false };

/** Opens a plain or encrypted zip; the first bytes tell which. */
async function openZipFile(path: string, passphrase?: string): Promise<ZipFile> {
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

/** yauzl requires a subclass. */
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
