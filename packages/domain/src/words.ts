import type { EntityName } from './entities/index.ts';
import { entityNamed } from './entities/index.ts';

/** "Tem certeza que deseja excluir esta refeição?" (P29) */
export function confirmRemoval(name: EntityName): string {
  const { singular, gender } = entityNamed(name).words;
  return `Tem certeza que deseja excluir ${gender === 'a' ? 'esta' : 'este'} ${singular}?`;
}
