import type { EntityName } from '@alecrim/domain';
import { useMemo } from 'react';
import { useClient } from '../data/context.ts';
import { type EntityKind, entityKind } from './entity-kind.ts';

export function useEntityKind<N extends EntityName>(name: N): EntityKind<N> {
  const client = useClient();
  return useMemo(() => entityKind(client, name), [client, name]);
}
