/** The last state of the record on the server that the editor knows. Without an id the record does not exist yet. */
export interface Base<C> {
  id?: string;
  version?: number;
  content: C;
  /** The same key sent twice creates one record. */
  idempotencyKey: string;
}

export interface SavedRecord {
  id: string;
  version?: number;
}

/** What an edit session needs to know about one type of record. */
export interface RecordAdapter<C, R extends SavedRecord> {
  /** Part of the key under which the drafts are stored on this device. */
  name: string;
  /** The content of a record, or a blank content without a record. */
  contentOf(record: R | undefined): C;
  /** The content as text. Contents with equal texts need no save. */
  readable(content: C): string;
  /** The content as a draft stores it on this device, where that is less than what was typed. */
  stored?(content: C): C;
  /** The content as it is sent; undefined if it breaks a rule. */
  valid(content: C): C | undefined;
  create(content: C, idempotencyKey: string): Promise<R>;
  update(base: Base<C> & { id: string }, content: C): Promise<R>;
  /** The same content with the title of a copy. */
  copyOf(content: C): C;
}

export function baseOf<C, R extends SavedRecord>(
  adapter: RecordAdapter<C, R>,
  record: R | undefined,
  idempotencyKey: string,
): Base<C> {
  const content = adapter.contentOf(record);
  return { id: record?.id, version: record?.version, content, idempotencyKey };
}
