import { ApiError, type Client } from '@alecrim/client';
import type { EntityName, Stored } from '@alecrim/domain';

export interface Creating {
  content: object;
  /** The same key sent twice creates one record. */
  key: string;
}

/** Asks for a new record. When its key was used before, by a try whose answer was lost, it is the record of that try. */
export function createOnce<N extends EntityName>(
  client: Client,
  name: N,
  { content, key }: Creating,
): Promise<Stored<N>> {
  const area = client.entities[name];
  const creation = content as Parameters<typeof area.create>[0];
  return area.create(creation, { idempotencyKey: key }) as Promise<Stored<N>>;
}

/** The content without the reference whose record was erased meanwhile, if the server refused it for that. */
export function withoutBrokenReference<C extends object>(error: unknown, content: C): C | undefined {
  if (!(error instanceof ApiError) || error.code !== 'INVALID_REFERENCE') return undefined;
  const field = error.data?.extra_data?.field;
  const isSet = typeof field === 'string' && content[field as keyof C];
  return isSet ? { ...content, [field]: null } : undefined;
}
