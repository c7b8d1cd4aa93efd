import type { Entity } from '@alecrim/domain';
import { sql } from 'kysely';
import { engineOf, flag, isAnyOf } from '../platform/db/dialect.ts';
import type { Deps } from '../platform/deps.ts';
import { AppError } from '../platform/errors.ts';
import { privateIdIn, privateUri } from './addresses.ts';
import { markAttachments } from './attachments.ts';
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
 * those of the stored file. The save may still be refused, so the file is not marked as the record's here: that happens when the
 * stored record ceases to name it, or is erased (`filesOnlyOf`).
 */
export function attachmentChecker({ db, now }: Pick<Deps, 'db' | 'now'>, { attachments }: Entity) {
  return async (draft: Row, ownerId: string | null, before?: Row): Promise<Row> => {
    // An unchanged list is the same object.
    if (!attachments || draft[attachments] === before?.[attachments]) return draft;
    const items = (draft[attachments] ?? []) as Attachment[];
    const stored = (before?.[attachments] ?? []) as Attachment[];
    await markAttachments(db, ownerId, idsGone(stored, items));
    if (items.length === 0) return draft;
    const files = await keptFromSweep(idsIn(items), ownerId);
    const earlier = new Map(stored.map((item) => [item.arquivo, item]));
    const checked = items.map((item, i) => {
      const known = earlier.get(item.arquivo);
      if (known) return { ...known, ...item, tipo: known.tipo, bytes: known.bytes };
      const file = files.get(privateIdIn(item.arquivo ?? '') ?? '');
      if (!file) throw unknownFile(`${attachments}.${i}`);
      return { ...item, arquivo: privateUri(file.id), tipo: file.mime, bytes: file.size };
    });
    return { ...draft, [attachments]: checked };
  };

  /** Those of the owner's private files that may be attached. */
  async function keptFromSweep(
    ids: readonly string[],
    ownerId: string | null,
  ): Promise<Map<string, StoredFile>> {
    const isOneOf = (some: readonly string[]) =>
      sql<boolean>`${isAnyOf(engineOf(db), sql.ref('file_id'), some)}`;
    const rows = await db
      .selectFrom('file_owners')
      .innerJoin('files', 'files.id', 'file_owners.file_id')
      .select(['files.id', 'files.mime', 'files.size'])
      .where(isOneOf(ids))
      .where('owner_id', '=', ownerId)
      .where('is_private', '=', flag(engineOf(db), true))
      .execute();
    const files = new Map(rows.filter(({ mime }) => isAttachable(mime)).map((file) => [file.id, file]));
    await db
      .updateTable('file_owners')
      // The date moves, so that a sweep at this very moment leaves the file alone.
      .set({ created_date: now().toISOString() })
      .where(isOneOf([...files.keys()]))
      .where('owner_id', '=', ownerId)
      .where('is_private', '=', flag(engineOf(db), true))
      .execute();
    return files;
  }
}

const idsIn = (items: readonly Attachment[]): string[] =>
  items.flatMap(({ arquivo }) => privateIdIn(arquivo ?? '') ?? []);

/** The files that a stored list names and the list that replaces it does not. */
function idsGone(stored: readonly Attachment[], items: readonly Attachment[]): string[] {
  const named = new Set(idsIn(items));
  return idsIn(stored).filter((id) => !named.has(id));
}

const unknownFile = (field: string) =>
  new AppError('INVALID_REFERENCE', {
    message: `${field}: o arquivo indicado não existe, ou não é um PDF nem uma imagem.`,
    extra: { reason: 'invalid_reference', field },
  });
