import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes the whole file or nothing, readable by this user alone. With PostgreSQL the folder may not exist yet. */
export async function writePrivateFile(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.part`;
  await writeFile(part, content, { mode: 0o600, flush: true });
  await rename(part, path);
}
