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
import type { RecordAdapter } from './record-adapter.ts';

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
