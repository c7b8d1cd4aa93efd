import type { Content, Draft, EntityName, Stored } from '@alecrim/domain';
import { newId } from '../../lib/new-id.ts';
import type { EntityKind } from '../../unsaved/entity-adapter.ts';
import { baseOf } from '../../unsaved/record-adapter.ts';
import type { Start } from '../../unsaved/use-edit-session.ts';

/** The record that a form edits, or the first values of a new record. */
export interface EditTarget<N extends EntityName> {
  record?: Stored<N>;
  /** The first values of a new record, such as the category of the active filter. */
  start?: Partial<Draft<N>>;
  /** A text that was discarded a moment ago and is restored. */
  resumed?: Start<Content<N>>;
}

export function startOf<N extends EntityName>(kind: EntityKind<N>, target: EditTarget<N>): Start<Content<N>> {
  if (target.resumed) return target.resumed;
  const base = baseOf(kind, target.record, newId());
  const content = { ...base.content, ...(target.record ? {} : target.start) } as Content<N>;
  return { editor: newId(), base: { ...base, content }, content };
}
