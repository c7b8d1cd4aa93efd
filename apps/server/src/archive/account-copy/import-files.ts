import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type Entity, User } from '@alecrim/domain';
import { z } from 'zod';
import { changeUser, hasProfile } from '../../accounts/people/users.ts';
import { draftOf } from '../../entities/record-writes.ts';
import { pictureIdIn, picturePath } from '../../files/addresses.ts';
import { mimeOf, rasterFormatOf } from '../../files/images.ts';
import { engineOf, flag } from '../../platform/db/dialect.ts';
import type { UserRow } from '../../platform/db/tables.ts';
import { checkedRows } from '../format/load-rows.ts';
import { ArchiveRefused } from '../format/manifest.ts';
import type { ImportContext } from './import-ids.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const side = z.number().int().nullable();
const fileRow = z.object({ id: sha256, width: side, height: side, bytes: z.string() });
const holdRow = z.object({
  file_id: sha256,
  is_private: z.boolean(),
  is_attachment: z.boolean().default(false),
  name: z.string().max(300).nullable(),
});
// Uploads end at 10 MB.
const MAX_BYTES = 16 * 1024 * 1024;

/** Imports files and their owners. The type of a file is read from its bytes; the archive's word does not count. */
export async function importFiles(context: ImportContext): Promise<number> {
  const { on, archive, owner, now } = context;
  const created_date = now().toISOString();
  const pictures = new Set<string>();
  let count = 0;
  for await (const { id, width, height, bytes: entry } of checkedRows(archive, 'files', fileRow)) {
    const bytes = await contentIn(context, entry, id);
    if (rasterFormatOf(bytes) === 'webp') pictures.add(id);
    await on
      .insertInto('files')
      .values({ id, mime: mimeOf(bytes), size: bytes.length, width, height, created_date, bytes })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_date }))
      .execute();
    count++;
  }
  for await (const { file_id, is_private, is_attachment, name } of checkedRows(
    archive,
    'file_owners',
    holdRow,
  )) {
    // Every visitor can open a public file, so only WebP pictures are accepted: every upload becomes one.
    if (!is_private && !pictures.has(file_id))
      throw new ArchiveRefused('não é uma imagem WebP.', { entry: `files/${file_id}` });
    const hold = {
      file_id,
      owner_id: owner.id,
      is_private: flag(engineOf(on), is_private),
      is_attachment: flag(engineOf(on), is_attachment && is_private),
      name,
      created_date,
    };
    await on
      .insertInto('file_owners')
      .values(hold)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return count;
}

async function contentIn({ archive }: ImportContext, entry: string, id: string): Promise<Buffer> {
  const size = archive.manifest.entries.find(({ name }) => name === entry)?.bytes;
  if (size === undefined || size > MAX_BYTES)
    throw new ArchiveRefused('falta no índice, ou é grande demais.', { entry });
  const bytes = await buffer(archive.read(entry));
  if (createHash('sha256').update(bytes).digest('hex') !== id)
    throw new ArchiveRefused('o nome não é o SHA-256 do conteúdo.', { entry });
  return bytes;
}

/** Imports the profile into an account without one. An existing profile is not changed. */
export async function importProfile(
  context: ImportContext,
  archived: Record<string, unknown>,
): Promise<boolean> {
  const { on, owner, now, config } = context;
  if (hasProfile(owner)) return false;
  const { data, error } = User.draft.safeParse(draftOf(User as unknown as Entity, archived));
  if (!data)
    throw new ArchiveRefused(`o perfil não é válido (${error.issues[0]?.path.join('.')}).`, {
      entry: 'tables/users.jsonl',
    });
  const shown = (url: string | null) => {
    const id = pictureIdIn(url ?? '');
    return id ? `${config.publicUrl ?? ''}${picturePath(config, id)}` : url;
  };
  const profile: Partial<UserRow> = {
    ...data,
    // The profile is there: the first run has nothing to ask.
    apresentacao: 'concluida',
    logo_url: shown(data.logo_url),
    foto_url: shown(data.foto_url),
  };
  await changeUser({ db: on, now }, owner.id, profile as object);
  return true;
}
