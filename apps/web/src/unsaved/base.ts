/** What the server holds, as far as an editor knows. Without an id the record is not there yet. */
export interface Base<C> {
  id?: string;
  version?: number;
  content: C;
  /** The same key sent twice creates one record. */
  idempotencyKey: string;
}

export interface Saved {
  id: string;
  version?: number;
}

/** What unsaved work needs to know about a kind of record. */
export interface Kind<C, R extends Saved> {
  /** Part of the name under which the drafts lie on this device. */
  name: string;
  /** Of a record, or of nothing: then it is blank. */
  contentOf(record: R | undefined): C;
  /** What a reader sees of the content: equal texts need no saving. */
  readable(content: C): string;
  /** The content as it is sent, or nothing when a rule refuses it. */
  valid(content: C): C | undefined;
  create(content: C, idempotencyKey: string): Promise<R>;
  update(base: Base<C> & { id: string }, content: C): Promise<R>;
  /** The same content with the title of a copy. */
  copyOf(content: C): C;
}

export function baseOf<C, R extends Saved>(
  kind: Kind<C, R>,
  record: R | undefined,
  idempotencyKey: string,
): Base<C> {
  const content = kind.contentOf(record);
  return { id: record?.id, version: record?.version, content, idempotencyKey };
}
