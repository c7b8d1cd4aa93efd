import { pageStorage } from '../lib/page-storage.ts';
import { DRAFT_PREFIX } from '../lib/storage-keys.ts';
import { openWorks } from './open-works.ts';

/** Kept out of the first screen; every editor fetches it ahead, because its text may outlast the connection. */
export const loadSignOutQuestion = () => import('./sign-out-question.tsx');

/** Whether there may be anything to ask about; what exactly it is, the question finds out. */
export function mayHaveUnsaved(userId: string): boolean {
  const isDraft = (key: string) => key.startsWith(`${DRAFT_PREFIX}${userId}:`);
  return openWorks.all().length > 0 || Object.keys(pageStorage() ?? {}).some(isDraft);
}
