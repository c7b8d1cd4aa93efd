import { LONGEST_PASTE } from '@alecrim/domain/plan-from-text';
import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { FileFailure } from './file-failure.ts';
import { linesOfPage, type TextPiece } from './pdf-lines.ts';

const MOST_PAGES = 60;
const MOST_PIECES = 100_000;
const DEADLINE_MS = 30_000;
// A scanned page has at most the stamp of the scanner.
const LEAST_LETTERS = 20;

/** The text of a PDF, a form feed between two pages. It is read in a worker, which ends at the deadline. */
export async function textOfPdf(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new FileFailure('slow')), DEADLINE_MS);
    port.addEventListener('error', () => reject(new FileFailure('broken')));
  });
  try {
    return await Promise.race([read(data, worker), deadline]);
  } catch (error) {
    throw error instanceof FileFailure ? error : new FileFailure(isLocked(error) ? 'locked' : 'broken');
  } finally {
    clearTimeout(timer);
    worker.destroy();
    port.terminate();
  }
}

const isLocked = (error: unknown) => (error as Error | null)?.name === 'PasswordException';

async function read(data: Uint8Array, worker: PDFWorker): Promise<string> {
  const document = await getDocument({
    data,
    worker,
    // Only the text is wanted: no fonts, no pictures, no forms, nothing from the network.
    isEvalSupported: false,
    disableFontFace: true,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
  if (document.numPages > MOST_PAGES) throw new FileFailure('pages');
  const pages: string[] = [];
  let [length, pieces] = [0, 0];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pieces += items.length;
    if (pieces > MOST_PIECES) throw new FileFailure('large');
    const text = linesOfPage(items.flatMap(pieceOf)).join('\n');
    length += text.length;
    if (length > LONGEST_PASTE) throw new FileFailure('large');
    pages.push(text);
    page.cleanup();
  }
  if (length < LEAST_LETTERS) throw new FileFailure('scanned');
  return pages.join('\n\f');
}

type Item = Awaited<
  ReturnType<
    Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>['getTextContent']
  >
>['items'][number];

function pieceOf(item: Item): TextPiece[] {
  if (!('str' in item)) return [];
  const [, , skew = 0, height = 0, x = 0, y = 0] = item.transform as number[];
  return [{ text: item.str, x, y, width: item.width, size: Math.hypot(skew, height) }];
}
