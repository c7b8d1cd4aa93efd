import { editorLock } from '../lib/storage.ts';

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
