import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { encryptedWith } from './age.ts';
import {
  type ArchiveEntry,
  createChecksum,
  MANIFEST,
  type Manifest,
  manifestOf,
  type Origin,
} from './manifest.ts';

// Patient data: readable only by the user who ran the command.
const MODE = 0o600;

type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>;
export type AddEntry = (name: string, chunks: Chunks) => Promise<void>;

export interface Protection {
  /** Without one the archive is a plain zip. */
  passphrase?: string;
}

/** Writes a complete archive or none: `FILE.part` is renamed to `FILE` after a flush. */
export async function writeArchive(
  file: string,
  origin: Origin,
  fill: (add: AddEntry) => Promise<void>,
  { passphrase }: Protection = {},
): Promise<Manifest> {
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    const manifest = await writePart(part, origin, fill, passphrase);
    await rename(part, file);
    await flushFolder(dirname(file));
    return manifest;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function writePart(
  part: string,
  origin: Origin,
  fill: (add: AddEntry) => Promise<void>,
  passphrase: string | undefined,
): Promise<Manifest> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sink = createWriteStream(part, { flags: 'wx', mode: MODE, flush: true });
  const written =
    passphrase === undefined ? pipeline(output, sink) : pipeline(output, encryptedWith(passphrase), sink);
  // A full disk stops the output; code that waits for an entry must fail then.
  const broken = new Promise<never>((_, reject) => void written.catch(reject));
  broken.catch(() => {});
  const entries: ArchiveEntry[] = [];
  try {
    await fill(async (name, chunks) => {
      entries.push(await addEntry(zip, name, chunks, broken));
    });
    const manifest = manifestOf(origin, entries);
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), MANIFEST, { mode: MODE });
    zip.end();
    await written;
    return manifest;
  } catch (error) {
    output.destroy();
    await written.catch(() => {});
    throw error;
  }
}

async function addEntry(
  zip: ZipFile,
  name: string,
  chunks: Chunks,
  broken: Promise<never>,
): Promise<ArchiveEntry> {
  const checksum = createChecksum(name);
  const source = Readable.from(counted(chunks, checksum), { objectMode: false });
  const ended = new Promise<void>((resolve, reject) => {
    source.once('end', resolve);
    source.once('error', reject);
  });
  // Pictures are compressed already.
  zip.addReadStream(source, name, { mode: MODE, compress: !name.startsWith('files/') });
  try {
    await Promise.race([ended, broken]);
  } finally {
    source.destroy();
  }
  return checksum.entry();
}

async function* counted(chunks: Chunks, checksum: ReturnType<typeof createChecksum>) {
  for await (const chunk of chunks) {
    checksum.add(chunk);
    yield chunk;
  }
}

/** The new name must survive a power cut. Some systems cannot open a folder and need no flush. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
