import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { engineOf, flag } from '../platform/db/dialect.ts';
import type { Db } from '../platform/db/tables.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';

type StoreDeps = Pick<Deps, 'db' | 'now'>;

interface FileContent {
  mime: string;
  bytes: Buffer;
  width?: number;
  height?: number;
}

/** The owner of a file. Every visitor may see a public picture; only the owner may share a private file. */
interface Holding {
  ownerId: string | null;
  isPrivate: boolean;
  /** A private file of a record: it goes with the last record that names it. */
  isAttachment?: boolean;
  name?: string;
}

// Private files stay until their owner's account is erased, or the last record that they belong to. Enough for documents, too little to fill a disk.
const MAX_PRIVATE_BYTES = 200 * 1024 * 1024;

/** Stores the bytes once for all owners. File and owner are written in one transaction. */
export async function storeFile(
  { db, now }: StoreDeps,
  content: FileContent,
  hold: Holding,
): Promise<string> {
  const id = createHash('sha256').update(content.bytes).digest('hex');
  const created_date = now().toISOString();
  const { mime, bytes, width = null, height = null } = content;
  await db.transaction().execute(async (on) => {
    if (hold.isPrivate && hold.ownerId) await refuseIfFull(on, hold.ownerId, bytes.length);
    await on
      .insertInto('files')
      .values({ id, mime, size: bytes.length, width, height, created_date, bytes })
      // The date moves, so that a sweep at this very moment leaves the file alone.
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ created_date }))
      .execute();
    const { ownerId: owner_id, isPrivate, isAttachment = false, name = null } = hold;
    const [is_private, is_attachment] = [flag(engineOf(on), isPrivate), flag(engineOf(on), isAttachment)];
    await on
      .insertInto('file_owners')
      .values({ file_id: id, owner_id, is_private, is_attachment, name, created_date })
      .onConflict((conflict) =>
        conflict
          .expression(sql`file_id, coalesce(owner_id, ''), is_private`)
          .doUpdateSet({ created_date, name }),
      )
      .execute();
  });
  return id;
}

async function refuseIfFull(db: Db, ownerId: string, more: number): Promise<void> {
  const { sum } = await privateFiles(db)
    .select((e) => e.fn.sum<number | string | null>('files.size').as('sum'))
    .where('file_owners.owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  if (Number(sum ?? 0) + more > MAX_PRIVATE_BYTES)
    throw new AppError('TOO_LARGE', { message: 'O espaço para arquivos privados acabou (200 MB).' });
}

/** A file without its bytes. */
export interface FileHead {
  id: string;
  mime: string;
  size: number;
}

/** Counts the memory that the bytes of a file will take, or refuses. */
export type Hold = (bytes: number) => void;

const head = ['files.id', 'files.mime', 'files.size'] as const;

/** A public picture without its bytes. */
export const pictureHead = (db: Db, id: string): Promise<FileHead | undefined> =>
  db
    .selectFrom('files')
    .select(head)
    .where('files.id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('file_owners')
          .select('file_id')
          .whereRef('file_owners.file_id', '=', 'files.id')
          .where('is_private', '=', flag(engineOf(db), false)),
      ),
    )
    .executeTakeFirst();

/** A private file by its id alone, without its bytes: the caller has checked a signature or the owner. */
const privateHead = (db: Db, id: string): Promise<FileHead | undefined> =>
  privateFiles(db).select(head).where('files.id', '=', id).executeTakeFirst();

/** A slow reader keeps the bytes in memory: they are read only when there is room for them. */
export async function withBytes(db: Db, found: FileHead | undefined, hold: Hold) {
  if (!found) return undefined;
  hold(found.size);
  const row = await db.selectFrom('files').select('bytes').where('id', '=', found.id).executeTakeFirst();
  return row && { mime: found.mime, bytes: bufferOf(row.bytes) };
}

export const findPicture = async (db: Db, id: string, hold: Hold) =>
  withBytes(db, await pictureHead(db, id), hold);

export const findPrivateFile = async (db: Db, id: string, hold: Hold) =>
  withBytes(db, await privateHead(db, id), hold);

/** The name of a private file; undefined when this owner has no such file. A null owner means any owner. */
export async function privateNameOf(db: Db, id: string, ownerId: string | null): Promise<string | undefined> {
  let query = privateFiles(db).select('file_owners.name').where('files.id', '=', id);
  if (ownerId) query = query.where('file_owners.owner_id', '=', ownerId);
  const row = await query.executeTakeFirst();
  return row && (row.name ?? '');
}

const privateFiles = (db: Db) =>
  db
    .selectFrom('files')
    .innerJoin('file_owners', 'file_owners.file_id', 'files.id')
    .where('file_owners.is_private', '=', flag(engineOf(db), true));

/** SQLite gives bytes as an ArrayBuffer, PostgreSQL as a Buffer. */
const bufferOf = (bytes: Uint8Array | undefined): Buffer => Buffer.from((bytes ?? []) as Uint8Array);
