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
    update({ id, version, content: base }, content) {
      const sent = name === 'Paciente' ? withoutOldCopies(base, content) : content;
      return area.update(id, sent as Parameters<typeof area.update>[1], { version }) as Promise<Stored<N>>;
    },
    copyOf: (content) => withTitleOfCopy(name, content),
  };
}

/**
 * Weight, height and their day are copies of measurements, which may change while the form is open, without a new version of
 * the patient. What was not typed here is not sent.
 */
function withoutOldCopies(base: object, content: object): object {
  const valueIn = (values: object, name: string) => (values as Record<string, unknown>)[name] ?? null;
  const isSame = (name: string) => valueIn(base, name) === valueIn(content, name);
  const old = ['peso_kg', 'altura_cm'].filter(isSame);
  const isUntouched = old.length === 2 && isSame('medidas_em');
  if (isUntouched) old.push('medidas_em');
  return Object.fromEntries(Object.entries(content).filter(([name]) => !old.includes(name)));
}

export function useEntityAdapter<N extends EntityName>(name: N): EntityAdapter<N> {
  const client = useClient();
  return useMemo(() => entityAdapter(client, name), [client, name]);
}
