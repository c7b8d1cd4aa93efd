import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ledgerFileIn } from '../../patients/ledger-file.ts';
import { writePrivateFile } from '../../platform/private-file.ts';
import { flushFolder } from '../format/archive-writer.ts';

interface Copying {
  /** Has to exist: an empty mount point that we made would look like the other disk. */
  folder: string;
  dataDir: string;
  signal?: AbortSignal;
}

/** A second copy of a backup, whole or not at all, and of the erasures that a restore does again (ADR 10). */
export async function copyBackup(file: string, { folder, dataDir, signal }: Copying): Promise<void> {
  if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is not a folder`);
  const target = join(folder, basename(file));
  const part = `${target}.part`;
  try {
    const sink = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(createReadStream(file), sink, { signal });
    const [{ size }, { size: wanted }] = [await stat(part), await stat(file)];
    if (size !== wanted) throw new Error(`the copy has ${size} bytes instead of ${wanted}`);
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  }
  await flushFolder(folder);
  const ledger = await readFile(ledgerFileIn(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (ledger) await writePrivateFile(ledgerFileIn(folder), ledger);
}
