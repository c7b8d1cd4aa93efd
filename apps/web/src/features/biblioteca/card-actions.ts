import type { EntityName, Stored } from '@alecrim/domain';

export type TemplateActions<N extends EntityName> = Record<
  'edit' | 'duplicate' | 'remove',
  (record: Stored<N>) => void
>;
