import { type Draft, duplicateOf, type EntityName } from '@alecrim/domain';
import { newId } from '../lib/new-id.ts';

/** "Duplicar": same content, ' (Cópia)' on the title, owned by the person who copies. */
export const copyOf = <N extends EntityName>(name: N, source: Draft<N>) => ({
  content: duplicateOf(name, source),
  key: newId(),
});
