import { draftsOf, type PlacedDraft } from './draft-store.ts';
import { type OpenWork, openWorks } from './open-works.ts';

export interface UnsavedOnDevice {
  /** Editors on this page with text that the server does not hold. */
  works: OpenWork[];
  /** Drafts of this person: left by a closed editor, or open in another tab. */
  drafts: PlacedDraft[];
}

/** The unsaved texts that signing out would erase. */
export function unsavedOnDevice(userId: string): UnsavedOnDevice {
  const works = openWorks.unsaved();
  const here = new Set(openWorks.all().map(({ editor }) => editor));
  return { works, drafts: draftsOf(userId).filter(({ editor }) => !here.has(editor)) };
}

export const isNothing = ({ works, drafts }: UnsavedOnDevice): boolean =>
  works.length === 0 && drafts.length === 0;
