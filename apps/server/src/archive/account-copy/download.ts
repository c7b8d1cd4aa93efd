import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { openDatabase } from '../../platform/db/open.ts';
import type { Deps } from '../../platform/deps.ts';
import { exportAccount } from './export-account.ts';

/** All that a person owns as one zip, read on a connection of its own so that other requests do not wait. */
export async function accountArchive(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  userId: string,
): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'alecrim-export-'));
  const forget = () => rm(folder, { recursive: true, force: true });
  try {
    const file = join(folder, 'dados.zip');
    const { db, close } = openDatabase(config, { exclusive: false });
    try {
      await exportAccount(db, { id: userId }, file, now());
    } finally {
      await close();
    }
    const stream = createReadStream(file);
    stream.once('close', () => void forget());
    return stream;
  } catch (error) {
    await forget();
    throw error;
  }
}
