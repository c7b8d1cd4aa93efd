import { element } from './element.ts';
import { READING_EVENT, READING_SCRIPT, READING_STYLE, type ReadingPart } from './worker-contract.ts';

/** The button that opens the panel of `reading/`. Drawings that were chosen before are shown at once. */
export function offerReading(): void {
  const entry = document.getElementById('abrir-leitura');
  if (!entry) return;
  const label = entry.textContent;
  const askFor = async (part: ReadingPart) => {
    try {
      await loaded();
      entry.textContent = label;
      dispatchEvent(new CustomEvent(READING_EVENT, { detail: part }));
    } catch {
      entry.textContent = 'Leitura: sem conexão';
    }
  };
  entry.onclick = () => void askFor('painel');
  if (document.documentElement.dataset.desenhos) void askFor('desenhos');
}

/** Whether the reader has chosen larger letters; paper follows. */
export const hasLargeLetters = (): boolean => Boolean(document.documentElement.dataset.tamanho);

let files: Promise<unknown> | undefined;

/** Script and style of their own, which most readers never load. */
function loaded(): Promise<unknown> {
  files ??= Promise.all([
    added('link', { rel: 'stylesheet', href: READING_STYLE }),
    added('script', { type: 'module', src: READING_SCRIPT }),
  ]).catch((error) => {
    files = undefined;
    throw error;
  });
  return files;
}

function added(name: string, attributes: Record<string, string>): Promise<unknown> {
  return new Promise((done, fail) => {
    const tag = element(name, attributes);
    tag.onload = done;
    tag.onerror = () => {
      tag.remove();
      fail();
    };
    document.head.append(tag);
  });
}
