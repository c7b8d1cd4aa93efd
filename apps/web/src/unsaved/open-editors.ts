import { editorLock } from '../lib/storage-keys.ts';
import type { Work } from './edit-session.ts';
import type { Saved } from './record-adapter.ts';

// A lock is released a moment after its editor has closed.
const closedHere = new Set<string>();

/** Marks this editor as open, until the returned function is called or its tab ends, also by a crash. */
export function holdEditor(editor: string): () => void {
  closedHere.delete(editor);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without locks (plain HTTP on a local network) a draft of an open tab is offered too, which does no harm.
  navigator.locks?.request(editorLock(editor), () => held).catch(() => {});
  return () => {
    closedHere.add(editor);
    release();
  };
}

/** Those of the given editors that are still open somewhere. */
export async function openEditors(editors: readonly string[]): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(editors.filter((editor) => names.has(editorLock(editor)) && !closedHere.has(editor)));
}

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
