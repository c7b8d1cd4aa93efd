import { extractText, getDocumentProxy } from 'unpdf';
import { pdfOf } from './engine.ts';
import type { Sheet } from './sheet.ts';

/** The words of a file in their order, without the foot; a page without its foot fails. */
export async function fileWords(sheet: Sheet): Promise<string[]> {
  const file = await getDocumentProxy(new Uint8Array(await pdfOf(sheet)));
  const { text } = await extractText(file, { mergePages: false });
  const pages = text.map((page, i) => {
    const plain = page.replace(/\s+/g, ' ');
    const foot = `${sheet.foot.join(' ')} página ${i + 1} de ${text.length}`;
    if (!plain.includes(foot)) throw new Error(`page ${i + 1} has no foot: ${plain.slice(-200)}`);
    return plain.replace(foot, '');
  });
  return wordsOf(pages.join(' '));
}

/** The words of a document on paper: without its foot, and what is for the screen alone. */
export const documentWords = (html: string): string[] =>
  wordsOf(
    html
      .replace(/<nav.*?<\/nav>/gs, '')
      .replace(/<footer.*?<\/footer>/gs, '')
      .replace(/<address class="doc-contact-foot">.*?<\/address>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  );

// A hyphen at the end of a line stands again on the next one, as Portuguese asks; bullets are drawn by CSS in the document.
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/- ?-(?=\p{L})/gu, '-')
    .replace(/•|\ufe0f/g, ' ')
    .split(/[\s\u00a0]+/)
    .filter(Boolean);
