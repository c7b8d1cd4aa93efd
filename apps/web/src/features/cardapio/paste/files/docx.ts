import { type Cell, tableLines } from '@alecrim/domain/plan-from-text';
import { FileFailure } from './file-failure.ts';

// The XML of a plan of twenty pages has about 1 MB.
const MOST_XML = 8_000_000;
const DEEPEST = 100;

/** The text of a Word document, with marks for headings, bold lines, lists and tables. */
export async function textOfDocx(file: Uint8Array<ArrayBuffer>): Promise<string> {
  const xml = new TextDecoder().decode(await zipEntry(file, 'word/document.xml', MOST_XML));
  // No word processor writes one, and its entities could grow without end.
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new FileFailure('broken');
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const body = [...document.getElementsByTagName('w:body')][0];
  if (!body) throw new FileFailure('broken');
  return linesOf(body, 0).join('\n');
}

/** The lines of whatever holds paragraphs and tables: the body, a cell, a content control. */
function linesOf(parent: Element, depth: number): string[] {
  if (depth > DEEPEST) return [parent.textContent ?? ''];
  return [...parent.children].flatMap((child) => {
    if (child.nodeName === 'w:p') return paragraphLines(child, depth);
    if (child.nodeName === 'w:tbl') return ['', ...tableLines(rowsOf(child, depth)), ''];
    return isSkipped(child) ? [] : linesOf(child, depth + 1);
  });
}

// What was deleted, instructions of fields, properties, and the second form of a drawing.
const isSkipped = ({ nodeName }: Element) =>
  /^(?:w:del|w:moveFrom|w:instrText|w:delText|w:\w+Pr|mc:Fallback)$/.test(nodeName);

function rowsOf(table: Element, depth: number): Cell[][] {
  return all(table, 'w:tr').map((row) =>
    all(row, 'w:tc').map((cell) => {
      const [merge] = cell.getElementsByTagName('w:vMerge');
      const isContinued = merge && merge.getAttribute('w:val') !== 'restart';
      return isContinued ? [] : linesOf(cell, depth + 1).filter((line) => line.trim() !== '');
    }),
  );
}

/** The children with this name, also inside of content controls. */
const all = (parent: Element, name: string): Element[] =>
  [...parent.children].flatMap((child) => {
    if (child.nodeName === name) return [child];
    return /^w:(?:sdt|sdtContent|ins)$/.test(child.nodeName) ? all(child, name) : [];
  });

interface Paragraph {
  text: string;
  isBold: boolean;
  /** Paragraphs of text boxes that are drawn over the paragraph. */
  boxes: string[];
}

function paragraphLines(node: Element, depth: number): string[] {
  const paragraph: Paragraph = { text: '', isBold: true, boxes: [] };
  addRuns(node, paragraph, depth);
  const mark = markOf(node);
  const lines = paragraph.text.split('\n').map((line) => line.replace(/[ \u00A0]+/g, ' ').trim());
  const isBold = paragraph.isBold && mark === '' && !paragraph.text.includes('*');
  const marked = lines.map((line, at) => {
    if (line === '') return '';
    return isBold ? `*${line}*` : `${at === 0 || mark === '## ' ? mark : ''}${line}`;
  });
  return [...marked, ...paragraph.boxes];
}

function addRuns(parent: Element, paragraph: Paragraph, depth: number): void {
  for (const child of parent.children) {
    if (isSkipped(child)) continue;
    if (child.nodeName === 'w:txbxContent') paragraph.boxes.push(...linesOf(child, depth + 1));
    else if (child.nodeName === 'w:r') {
      const before = paragraph.text;
      addText(child, paragraph, depth + 1);
      if (paragraph.text.slice(before.length).trim() !== '') paragraph.isBold &&= isBoldRun(child);
    } else if (depth < DEEPEST) addRuns(child, paragraph, depth + 1);
  }
}

function addText(run: Element, paragraph: Paragraph, depth: number): void {
  for (const child of run.children) {
    const { nodeName } = child;
    if (nodeName === 'w:t') paragraph.text += child.textContent ?? '';
    else if (nodeName === 'w:tab') paragraph.text += '\t';
    else if (nodeName === 'w:br' || nodeName === 'w:cr') paragraph.text += '\n';
    else if (nodeName === 'w:noBreakHyphen') paragraph.text += '-';
    else if (nodeName === 'w:txbxContent') paragraph.boxes.push(...linesOf(child, depth + 1));
    else if (!isSkipped(child) && depth < DEEPEST) addText(child, paragraph, depth + 1);
  }
}

function isBoldRun(run: Element): boolean {
  const [properties] = all(run, 'w:rPr');
  const [bold] = properties ? all(properties, 'w:b') : [];
  return bold !== undefined && !/^(?:0|false|off)$/.test(bold.getAttribute('w:val') ?? '');
}

function markOf(paragraph: Element): string {
  const [properties] = all(paragraph, 'w:pPr');
  if (!properties) return '';
  const style = all(properties, 'w:pStyle')[0]?.getAttribute('w:val') ?? '';
  if (/^(?:heading|t[íi]?tulo|title|subtitle|subt[íi]?tulo)/i.test(style)) return '## ';
  return all(properties, 'w:numPr').length > 0 || /^(?:list|pargrafodalista)/i.test(style) ? '• ' : '';
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
// The end of the directory has 22 bytes and a comment of at most 65,535.
const END_SEARCH = 65_557;
const MOST_ENTRIES = 5_000;

/** One file of a ZIP archive. It stops at `mostBytes`, whatever the archive says about its size. */
async function zipEntry(zip: Uint8Array<ArrayBuffer>, name: string, mostBytes: number): Promise<Uint8Array> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  try {
    const { start, size, method } = find(view, zip, name);
    const data = zip.subarray(start, start + size);
    if (method === 0 && size <= mostBytes) return data;
    if (method !== 8) throw new FileFailure('broken');
    return await inflated(data, mostBytes);
  } catch (error) {
    // A damaged archive points outside of itself, or its data is no stream.
    throw error instanceof FileFailure ? error : new FileFailure('broken');
  }
}

function find(
  view: DataView,
  zip: Uint8Array,
  name: string,
): { start: number; size: number; method: number } {
  let end = view.byteLength - 22;
  while (end >= 0 && view.byteLength - end <= END_SEARCH && view.getUint32(end, true) !== END_OF_DIRECTORY)
    end--;
  const count = Math.min(view.getUint16(end + 10, true), MOST_ENTRIES);
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < count && view.getUint32(at, true) === DIRECTORY_ENTRY; entry++) {
    const nameLength = view.getUint16(at + 28, true);
    if (new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength)) === name) {
      const header = view.getUint32(at + 42, true);
      if (view.getUint32(header, true) !== LOCAL_HEADER) break;
      const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
      return { start, size: view.getUint32(at + 20, true), method: view.getUint16(at + 10, true) };
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  throw new FileFailure('type');
}

async function inflated(data: Uint8Array<ArrayBuffer>, mostBytes: number): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const source = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ; ) {
    const { done, value } = await source.read();
    if (done) break;
    size += value.byteLength;
    if (size > mostBytes) {
      void source.cancel().catch(() => {});
      throw new FileFailure('large');
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
