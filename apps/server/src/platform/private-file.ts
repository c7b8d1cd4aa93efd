import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Written whole or not at all, for nobody else to read. With PostgreSQL the folder may not be there yet. */
export async function writePrivateFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.part`;
  await writeFile(part, content, { mode: 0o600, flush: true });
  await rename(part, path);
}
