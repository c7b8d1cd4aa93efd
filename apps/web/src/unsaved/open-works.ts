import type { Saved } from './base.ts';
import type { Work } from './work.ts';

export type OpenWork = Pick<Work<object, Saved>, 'editor' | 'state' | 'settle' | 'save' | 'discard'>;

const works = new Set<OpenWork>();

/** The editors that are on the page. */
export const openWorks = {
  add(work: OpenWork): () => void {
    works.add(work);
    return () => void works.delete(work);
  },
  /** Those with text that the server does not hold. */
  unsaved(): OpenWork[] {
    for (const work of works) work.settle();
    return [...works].filter((work) => work.state().isDirty);
  },
  all: (): OpenWork[] => [...works],
};
