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
import { createOnce } from '../data/entity-mutations.ts';
import { newId } from '../lib/new-id.ts';
import type { Kind } from './base.ts';

export type EntityKind<N extends EntityName> = Kind<Content<N>, Stored<N>>;

/** Everything about the unsaved work of an entity follows from its definition. */
export function entityKind<N extends EntityName>(client: Client, name: N): EntityKind<N> {
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
