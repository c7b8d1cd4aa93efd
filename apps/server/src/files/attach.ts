import type { Entity } from '@alecrim/domain';
import { sql } from 'kysely';
import { engineOf, flag, isAnyOf } from '../platform/db/dialect.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { privateIdIn, privateUri } from './addresses.ts';
import { isAttachable } from './images.ts';

type Row = Record<string, unknown>;
interface Attachment {
  arquivo?: string | null;
  tipo?: unknown;
  bytes?: unknown;
}
interface StoredFile {
  id: string;
  mime: string;
  size: number;
}

/**
 * Checks the files that a record newly names: private files of its owner, PDF or pictures by their content. Type and size are
 * those of the stored file. From then on the file belongs to the record and goes with the last one that names it.
 */
export function attachmentChecker({ db, now }: Pick<Deps, 'db' | 'now'>, { attachments }: Entity) {
  return async (draft: Row, ownerId: string | null, before?: Row): Promise<Row> => {
    const items = attachments ? ((draft[attachments] ?? []) as Attachment[]) : [];
    // An unchanged list is the same object.
    if (!attachments || items.length === 0 || items === before?.[attachments]) return draft;
    const files = await claimed(
      items.map(({ arquivo }) => privateIdIn(arquivo ?? '') ?? ''),
      ownerId,
    );
    const earlier = new Map(
      ((before?.[attachments] ?? []) as Attachment[]).map((item) => [item.arquivo, item]),
    );
    const checked = items.map((item, i) => {
      const known = earlier.get(item.arquivo);
      if (known) return { ...known, ...item, tipo: known.tipo, bytes: known.bytes };
      const file = files.get(privateIdIn(item.arquivo ?? '') ?? '');
      if (!file) throw unknownFile(`${attachments}.${i}`);
      return { ...item, arquivo: privateUri(file.id), tipo: file.mime, bytes: file.size };
    });
    return { ...draft, [attachments]: checked };
  };

  async function claimed(ids: readonly string[], ownerId: string | null): Promise<Map<string, StoredFile>> {
    const isMine = sql<boolean>`${isAnyOf(engineOf(db), sql.ref('file_id'), ids)}`;
    const rows = await db
      .selectFrom('file_owners')
      .innerJoin('files', 'files.id', 'file_owners.file_id')
      .select(['files.id', 'files.mime', 'files.size'])
      .where(isMine)
      .where('owner_id', '=', ownerId)
      .where('is_private', '=', flag(engineOf(db), true))
      .execute();
    await db
      .updateTable('file_owners')
      // The date moves, so that a sweep at this very moment leaves the file alone.
      .set({ is_attachment: flag(engineOf(db), true), created_date: now().toISOString() })
      .where(isMine)
      .where('owner_id', '=', ownerId)
      .where('is_private', '=', flag(engineOf(db), true))
      .execute();
    return new Map(rows.filter(({ mime }) => isAttachable(mime)).map((file) => [file.id, file]));
  }
}

const unknownFile = (field: string) =>
  new AppError('INVALID_REFERENCE', {
    message: `${field}: o arquivo indicado não existe, ou não é um PDF nem uma imagem.`,
    extra: { reason: 'invalid_reference', field },
  });
