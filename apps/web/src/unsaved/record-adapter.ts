import type { Client } from '@alecrim/client';
import {
  type Content,
  contentOf,
  type EntityName,
  entityNamed,
  readableContent,
  type Stored,
  tidyContent,
  withTitleOfCopy,
} from '@alecrim/domain';
import { useMemo } from 'react';
import { useClient } from '../data/context.ts';
import { createOnce } from '../data/entity-mutations.ts';
import { newId } from '../lib/new-id.ts';

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

export type EntityAdapter<N extends EntityName> = RecordAdapter<Content<N>, Stored<N>>;

/** Everything about the unsaved work of an entity follows from its definition. */
export function entityAdapter<N extends EntityName>(client: Client, name: N): EntityAdapter<N> {
  const entity = entityNamed(name);
  const area = client.entities[name];
  return {
    name,
    contentOf: (record) => contentOf(entity, record ?? {}) as Content<N>,
    readable: (content) => readableContent(entity, content),
    valid(content) {
      const tidied = tidyContent(entity, content as Record<string, unknown>, newId);
      return entity.form.safeParse(tidied).data as Content<N> | undefined;
    },
    create: (content, key) => createOnce(client, name, { content: content as object, key }),
    update: ({ id, version }, content) =>
      area.update(id, content as Parameters<typeof area.update>[1], { version }) as Promise<Stored<N>>,
    copyOf: (content) => withTitleOfCopy(name, content),
  };
}

export function useEntityAdapter<N extends EntityName>(name: N): EntityAdapter<N> {
  const client = useClient();
  return useMemo(() => entityAdapter(client, name), [client, name]);
}
