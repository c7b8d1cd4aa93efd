// A lock is held as long as its tab lives, and let go even by one that crashes.
const nameOf = (editor: string) => `alecrim:editor:${editor}`;

// A lock is let go a moment after its editor has closed.
const closedHere = new Set<string>();

/** Says that this editor is open, until the returned function is called. */
export function holdEditor(editor: string): () => void {
  closedHere.delete(editor);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without locks (plain HTTP on a local network) a draft of an open tab is offered too, which does no harm.
  navigator.locks?.request(nameOf(editor), () => held).catch(() => {});
  return () => {
    closedHere.add(editor);
    release();
  };
}

/** Those of the given editors that are still open somewhere. */
export async function openEditors(editors: readonly string[]): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return new Set(editors.filter((editor) => names.has(nameOf(editor)) && !closedHere.has(editor)));
}
