import type { Saved } from './base.ts';
import type { Work } from './work.ts';

export type OpenWork = Pick<
  Work<object, Saved>,
  'editor' | 'isHere' | 'state' | 'settle' | 'save' | 'discard'
>;

const works = new Set<OpenWork>();

// A dialog that fades out is still on the page, but its text was left in a draft or discarded.
const all = (): OpenWork[] => [...works].filter((work) => work.isHere());

/** The editors that are on the page. */
export const openWorks = {
  add(work: OpenWork): () => void {
    works.add(work);
    return () => void works.delete(work);
  },
  /** Those with text that the server does not hold. */
  unsaved(): OpenWork[] {
    for (const work of all()) work.settle();
    return all().filter((work) => work.state().isDirty);
  },
  all,
};
