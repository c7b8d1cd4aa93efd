import { draftPrefixOf, pageStorage } from '../lib/storage.ts';
import { openWorks } from './open-works.ts';

/** Whether Sair may have to ask: an editor is open, or a draft of this person is on the device. */
export function mayHaveUnsaved(userId: string): boolean {
  const isDraft = (key: string) => key.startsWith(draftPrefixOf(userId));
  return openWorks.all().length > 0 || Object.keys(pageStorage() ?? {}).some(isDraft);
}
