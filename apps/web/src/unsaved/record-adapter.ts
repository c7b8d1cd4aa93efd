/** The state of the record on the server, as the editor knows it. Without an id the record does not exist yet. */
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

/** The functions that unsaved work needs for a kind of record. */
export interface Kind<C, R extends Saved> {
  /** Part of the key under which the drafts are stored on this device. */
  name: string;
  /** The content of a record, or a blank content without a record. */
  contentOf(record: R | undefined): C;
  /** The content as a reader sees it: equal texts need no save. */
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

/**
 * The values that the server answered with in place of those it was given, for fields that are unchanged since:
 * a reference that led nowhere, a colour that was changed in another tab.
 */
export function replacedValues<C extends object>(given: C, answered: C, now: C): Partial<C> {
  const names = (Object.keys(answered) as (keyof C)[]).filter((name) => {
    const isPlain = typeof answered[name] !== 'object' || answered[name] === null;
    return isPlain && (answered[name] ?? '') !== (given[name] ?? '') && now[name] === given[name];
  });
  return Object.fromEntries(names.map((name) => [name, answered[name]])) as Partial<C>;
}
